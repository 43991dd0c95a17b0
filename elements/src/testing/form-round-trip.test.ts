// Alone on its page: with its own elements only.
import {expect, fixture, html} from '@open-wc/testing';
import {type} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import type {FormControlElement} from '../base/form-control-element.js';
import '../components/checkbox/checkbox.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/select/select.define.js';
import '../components/number-input/number-input.define.js';
import '../components/range-slider/range-slider.define.js';
import '../components/slider/slider.define.js';
import '../components/text-input/text-input.define.js';
import {parseName, valuesFrom} from '../core/form/index.js';
import {optionalFile, readForm, type Rules} from '../core/validation/index.js';
import {choose} from './file-upload-harness.js';
import {makeFile} from './files.js';

const zodItem = z.object({qty: z.number().nullable(), gift: z.boolean()});
const valibotItem = v.object({qty: v.nullable(v.number()), gift: v.boolean()});

const FORMS: Readonly<Record<string, Rules>> = {
  zod: z.object({
    address: z.object({city: z.string().optional()}),
    size: z.enum(['s', 'm']),
    rating: z.number(),
    price: z.tuple([z.number(), z.number()]),
    day: z.date().nullish(),
    cv: z.object({path: z.string(), file: z.file()}).nullish(),
    items: z.array(zodItem),
    tags: z.array(z.string()),
  }),
  valibot: v.object({
    address: v.object({city: v.optional(v.string())}),
    size: v.picklist(['s', 'm']),
    rating: v.number(),
    price: v.tuple([v.number(), v.number()]),
    day: v.nullish(v.date()),
    cv: v.nullish(v.object({path: v.string(), file: v.file()})),
    items: v.array(valibotItem),
    tags: v.array(v.string()),
  }),
  superstruct: s.object({
    address: s.object({city: s.optional(s.string())}),
    size: s.enums(['s', 'm']),
    rating: s.number(),
    price: s.tuple([s.number(), s.number()]),
    day: s.optional(s.nullable(s.date())),
    cv: optionalFile(),
    items: s.array(s.object({qty: s.nullable(s.number()), gift: s.boolean()})),
    tags: s.array(s.string()),
  }),
  arktype: type({
    address: {'city?': 'string'},
    size: "'s' | 'm'",
    rating: 'number',
    price: ['number', 'number'],
    'day?': 'Date | null',
    'cv?': type({path: 'string', file: type.instanceOf(File)}).or('null'),
    items: type({qty: 'number | null', gift: 'boolean'}).array(),
    tags: 'string[]',
  }),
};

async function setUp(): Promise<HTMLFormElement> {
  return await fixture<HTMLFormElement>(html`
    <form>
      <lc-text-input name="address.city"></lc-text-input>
      <lc-select name="size"
        ><option value="s">Small</option>
        <option value="m">Medium</option></lc-select
      >
      <lc-slider name="rating" min="0" max="5"></lc-slider>
      <lc-range-slider name="price"></lc-range-slider>
      <lc-date-time-picker name="day"></lc-date-time-picker>
      <lc-file-upload name="cv"></lc-file-upload>
      <lc-text-input name="items[0].qty" type="number"></lc-text-input>
      <lc-checkbox name="items[0].gift"></lc-checkbox>
      <lc-number-input name="items[1].qty"></lc-number-input>
      <lc-checkbox name="items[1].gift"></lc-checkbox>
      <lc-text-input name="tags[]"></lc-text-input>
      <lc-text-input name="tags[]"></lc-text-input>
    </form>
  `);
}

/** The values of the controls, by their names. */
function typedValues(form: HTMLFormElement): Record<string, unknown> {
  const controls = [...form.elements] as unknown as (FormControlElement & {name: string})[];
  return valuesFrom(
    controls.map(({name, typedValue}) => {
      const {path, isList} = parseName(name)!;
      return [path, typedValue, isList] as const;
    }),
  );
}

/** Fills every control, as users do. */
async function fill(form: HTMLFormElement): Promise<void> {
  const set = (name: string, properties: object) =>
    Object.assign(form.querySelector(`[name="${name}"]`)!, properties);
  set('address.city', {value: 'London'});
  set('size', {value: 'm'});
  set('rating', {value: 3});
  set('price', {value: [20, 60]});
  set('day', {valueAsDate: new Date(2026, 4, 15)});
  set('items[0].qty', {value: '2'});
  set('items[1].qty', {value: '1234.50'});
  set('items[1].gift', {checked: true});
  for (const tag of form.querySelectorAll<HTMLInputElement>('[name="tags[]"]')) tag.value = 'a';
  await choose(form.querySelector('lc-file-upload')!, makeFile('cv.pdf'));
}

describe('the values of controls, from their form', () => {
  for (const [vendor, schema] of Object.entries(FORMS)) {
    it(`are the same if they are filled: ${vendor}`, async () => {
      const form = await setUp();
      await fill(form);
      const values = readForm(new FormData(form), schema) as Record<string, unknown>;
      expect(values).to.deep.equal(typedValues(form));
      expect(values['day']).to.deep.equal(new Date(2026, 4, 15));
    });

    it(`are the same if they are empty: ${vendor}`, async () => {
      const form = await setUp();
      expect(readForm(new FormData(form), schema)).to.deep.equal(typedValues(form));
    });
  }
});
