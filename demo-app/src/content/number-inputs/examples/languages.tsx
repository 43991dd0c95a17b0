import {registerTranslation} from '@life-changers/elements';
import {ar} from '@life-changers/elements/languages/ar';
import {de} from '@life-changers/elements/languages/de';
import {hi} from '@life-changers/elements/languages/hi';
import {sv} from '@life-changers/elements/languages/sv';
import {NumberInput} from '@life-changers/react';

registerTranslation(ar, de, hi, sv);

const LANGUAGES = [
  ['en', 'Amount'],
  ['de', 'Betrag'],
  ['sv', 'Belopp'],
  ['hi', 'राशि'],
  ['ar-EG', 'المبلغ'],
] as const;

const dollars = {style: 'currency', currency: 'USD'} as const;

export default function Languages() {
  return (
    <>
      {LANGUAGES.map(([lang, label]) => (
        <NumberInput
          key={lang}
          lang={lang}
          dir={lang === 'ar-EG' ? 'rtl' : 'ltr'}
          label={label}
          format={dollars}
          initValue="-1234567.5"
        />
      ))}
    </>
  );
}
