import {registerTranslation} from '@life-changers/elements';

registerTranslation({
  lang: 'eo',
  valueMissing: label => `${label}: ĉi tiu kampo estas deviga.`,
  lengthBetween: (label, min, max) =>
    `${label}: de ${min} ĝis ${max} signoj.`,
  noEntries: () => 'Neniuj vicoj',
  close: () => 'Fermi',
});
