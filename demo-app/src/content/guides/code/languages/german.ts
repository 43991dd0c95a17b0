import {registerTranslation} from '@life-changers/elements';

registerTranslation({
  lang: 'de',
  valueMissing: label => `${label} ist ein Pflichtfeld.`,
  lengthBetween: (label, min, max) =>
    `${label} muss ${min} bis ${max} Zeichen haben.`,
  noEntries: () => 'Keine Einträge',
  close: () => 'Schließen',
});
