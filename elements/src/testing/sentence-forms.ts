import {type} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import type {Rules} from '../core/validation/rules-slot.js';

/** The vendors of schemas, in the order of `SentenceCase.schemas`. */
const VENDORS = ['zod', 'valibot', 'arktype', 'superstruct'] as const;
type Vendor = (typeof VENDORS)[number];

/** The label of the field in each language. */
export const LABELS = {en: 'Nick', ar: 'اللقب'} as const;
export type Language = keyof typeof LABELS;
export type Sentences = Readonly<Record<Language, string>>;

/** A rule in the words of each vendor, a value, and what users read about it in the browser and from a server. */
export interface SentenceCase {
  readonly rule: string;
  readonly control: 'text' | 'number' | 'date' | 'checkbox';
  /** The value as the control has it, and as a server has read it. */
  readonly value: unknown;
  /** The schema of the field; null if a vendor does not have the rule. */
  readonly schemas: readonly [zod: unknown, valibot: unknown, arktype: unknown, superstruct: unknown];
  readonly sentences: Sentences;
  /** What users read if a vendor reports less than the others. */
  readonly except?: Readonly<Partial<Record<Vendor, Sentences>>> | undefined;
}

/** The name of the field in the form, and in the labels of `validateForm`. */
export const FIELD = {name: 'people[0].nick', label: 'people.nick'} as const;

/** Returns the values of the form. */
export const valuesWith = (nick: unknown) => ({people: [{nick}]});

const FORMS: Readonly<Record<Vendor, (nick: never) => unknown>> = {
  zod: (nick: z.ZodType) => z.object({people: z.array(z.object({nick}))}),
  valibot: (nick: v.GenericSchema) => v.object({people: v.array(v.object({nick}))}),
  arktype: (nick: type.Any) => type({people: type({nick}).array()}),
  superstruct: (nick: s.Struct) => s.object({people: s.array(s.object({nick}))}),
};

/** A case in the words of one vendor, in one language. */
export interface SentenceTest extends Pick<SentenceCase, 'control' | 'value'> {
  readonly lang: Language;
  /** The schema of the form. */
  readonly schema: Rules;
  /** The expected sentence, which is empty for a valid value. */
  readonly sentence: string;
  readonly title: string;
}

/** Yields the cases in the words of each vendor that has the rule, in each language. */
export function* sentenceTests(cases: readonly SentenceCase[]): Generator<SentenceTest, void, undefined> {
  for (const {rule, control, value, schemas, sentences, except} of cases)
    for (const [index, vendor] of VENDORS.entries()) {
      const field = schemas[index];
      if (field === null) continue;
      const schema = FORMS[vendor](field as never) as Rules;
      for (const lang of Object.keys(LABELS) as Language[]) {
        const sentence = (except?.[vendor] ?? sentences)[lang];
        yield {control, value, lang, schema, sentence, title: `${rule}: ${vendor}, ${lang}`};
      }
    }
}
