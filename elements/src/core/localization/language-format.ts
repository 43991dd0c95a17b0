import {describeAccept, type FileKinds} from '../files/describe-accept.js';
import {formatFileSize} from '../files/file-size.js';

/** The forms of a text for the plural categories of a language (Unicode CLDR). `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {readonly other: string};

/** What the texts of a language do with numbers, lists, sizes, and types of files. */
export interface LanguageFormat {
  /** Writes a whole number with the separators of the language. */
  number(value: number): string;
  /** Writes a number with the form of a text that its plural category needs. */
  plural(value: number, forms: PluralForms): string;
  /** Joins texts with the word of the language for "and". */
  list(texts: readonly string[]): string;
  /** Writes a size in bytes. */
  size(bytes: number): string;
  /** Describes accepted types of files, such as "images or PDF". */
  types(accept: string, kinds: FileKinds): string;
}

/**
 * Returns the formats of a language. They are created when they are first needed, because that takes milliseconds.
 *
 * @param tag A BCP 47 tag, also with the digits to use, such as `ar-u-nu-latn`.
 */
export function languageFormat(tag: string): LanguageFormat {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  let lists: Intl.ListFormat | undefined;
  const number = (value: number) => (numbers ??= new Intl.NumberFormat(tag)).format(value);
  return {
    number,
    plural: (value, forms) =>
      (forms[(rules ??= new Intl.PluralRules(tag)).select(value)] ?? forms.other).replace('#', number(value)),
    list: texts => (lists ??= new Intl.ListFormat(tag)).format(texts),
    size: bytes => formatFileSize(bytes, tag),
    types: (accept, kinds) => describeAccept(accept, tag, kinds),
  };
}
