/** The language of the page, which this browser remembers. */
import {registerTranslation} from '@life-changers/elements/core/localization';
import {createContext, use, useMemo, useState, type ReactNode} from 'react';
import {LOCALES, texts, type Language, type Texts} from '../shared/texts.js';

interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice>({language: 'en', choose: async () => {}});

/** Loads the texts of the library. English is built in. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language !== 'it') return;
  const {it} = await import('@life-changers/elements/languages/it');
  registerTranslation(it);
}

/** The language that `choices.js` has set before the first paint. */
export const firstLanguage = (): Language => (document.documentElement.lang.startsWith('it') ? 'it' : 'en');

export function LanguageProvider({children}: {children: ReactNode}) {
  const [language, setLanguage] = useState(firstLanguage);
  const choice = useMemo(
    () => ({
      language,
      choose: async (next: Language) => {
        await loadLanguage(next);
        localStorage.setItem('language', next);
        document.documentElement.lang = LOCALES[next];
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export const useLanguage = (): LanguageChoice => use(LanguageContext);

export const useTexts = (): Texts => texts[useLanguage().language];

/** The formats of the language. */
export function useFormats() {
  const {language} = useLanguage();
  return useMemo(() => {
    const locale = LOCALES[language];
    const euros = new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
    const days = new Intl.DateTimeFormat(locale, {dateStyle: 'medium'});
    const longDays = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    const local = (text: string) => new Date(text.includes('T') ? text : `${text}T00:00`);
    return {
      euros: (amount: number) => euros.format(amount),
      day: (text: string) => days.format(local(text)),
      longDay: (text: string) => longDays.format(local(text)),
    };
  }, [language]);
}
