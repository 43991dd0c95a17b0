/** The texts of the app in each of its languages. Those of the library are in its own modules. */
import {english} from './texts-en.js';
import {italian} from './texts-it.js';

export type Texts = typeof english;

export const LANGUAGES = ['en', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

export const texts: Readonly<Record<Language, Texts>> = {en: english, it: italian};

/** The formats of each language: dates in British order, as in Italian. */
export const LOCALES: Readonly<Record<Language, string>> = {en: 'en-GB', it: 'it-IT'};
