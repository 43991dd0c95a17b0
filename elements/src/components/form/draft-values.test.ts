import '../checkbox/checkbox.define.js';
import '../checkbox-group/checkbox-group.define.js';
import '../code-input/code-input.define.js';
import '../date-fields/date-fields.define.js';
import '../date-range-picker/date-range-picker.define.js';
import '../date-time-picker/date-time-picker.define.js';
import '../datalist/datalist.define.js';
import '../field-list/field-list.define.js';
import '../file-upload/file-upload.define.js';
import '../multi-select/multi-select.define.js';
import '../number-input/number-input.define.js';
import '../radio-box/radio-box.define.js';
import '../range-slider/range-slider.define.js';
import '../select/select.define.js';
import '../slider/slider.define.js';
import '../switch/switch.define.js';
import '../text-area/text-area.define.js';
import '../text-input/text-input.define.js';
import '../time-input/time-input.define.js';
import '../tree/tree.define.js';
import '../tree-item/tree-item.define.js';
import {expect, fixture, html} from '@open-wc/testing';
import {unsafeStatic, html as staticHtml} from 'lit/static-html.js';
import type {TemplateResult} from 'lit';
import {recordWarnings} from '../../testing/events.js';
import {connectForm} from './connect-form.js';
import {connectionOf} from './form-connection.js';
import {keepDraft} from './form-draft.js';

const OPTIONS = '<option value="a">A</option><option value="b">B</option><option value="c">C</option>';
const LIST = `name="field" options='[{"text": "A", "value": "a"}, {"text": "B", "value": "b"}, {"text": "C", "value": "c"}]'`;
const ITEMS = `name="field" items='[{"text": "A", "value": "a"}, {"text": "B", "value": "b"}]'`;

/** A field as HTML, what a user enters in it, and its value in the form. */
type Kind = readonly [title: string, markup: string, entered: object, value: unknown];

const KINDS: readonly Kind[] = [
  ['text', '<lc-text-input name="field"></lc-text-input>', {value: 'Eve'}, 'Eve'],
  ['a number as text', '<lc-text-input type="number" name="field"></lc-text-input>', {value: '1.5'}, 1.5],
  ['lines', '<lc-text-area name="field"></lc-text-area>', {value: 'a\nb'}, 'a\nb'],
  ['a number', '<lc-number-input name="field"></lc-number-input>', {value: '1234.5'}, 1234.5],
  ['a number on a scale', '<lc-slider name="field"></lc-slider>', {value: 7}, 7],
  ['two numbers on a scale', '<lc-range-slider name="field"></lc-range-slider>', {value: [20, 60]}, [20, 60]],
  ['a code', '<lc-code-input name="field" autocomplete=""></lc-code-input>', {value: '012345'}, '012345'],
  ['a suggestion', `<lc-datalist name="field">${OPTIONS}</lc-datalist>`, {value: 'b'}, 'b'],
  ['an option', `<lc-select ${LIST}></lc-select>`, {value: 'b'}, 'b'],
  ['a radio box', `<lc-radio-box ${LIST}></lc-radio-box>`, {value: 'b'}, 'b'],
  ['several options', `<lc-multi-select ${LIST}></lc-multi-select>`, {value: ['c', 'a']}, ['c', 'a']],
  ['one of several options', `<lc-multi-select ${LIST}></lc-multi-select>`, {value: ['c']}, ['c']],
  ['several checks', `<lc-checkbox-group ${LIST}></lc-checkbox-group>`, {value: ['a', 'c']}, ['a', 'c']],
  ['one of several checks', `<lc-checkbox-group ${LIST}></lc-checkbox-group>`, {value: ['c']}, ['c']],
  ['a check', '<lc-checkbox name="field"></lc-checkbox>', {checked: true}, true],
  ['a removed check', '<lc-checkbox name="field" checked></lc-checkbox>', {checked: false}, false],
  ['a switch', '<lc-switch name="field"></lc-switch>', {checked: true}, true],
  ['a time', '<lc-time-input name="field"></lc-time-input>', {value: '14:30'}, '14:30'],
  [
    'a day',
    '<lc-date-time-picker name="field"></lc-date-time-picker>',
    {value: '2026-05-15'},
    new Date(2026, 4, 15),
  ],
  [
    'a day and a time',
    '<lc-date-time-picker name="field" show-time-select></lc-date-time-picker>',
    {value: '2026-05-15T09:30'},
    new Date(2026, 4, 15, 9, 30),
  ],
  [
    'the parts of a date',
    '<lc-date-fields name="field"></lc-date-fields>',
    {value: '1999-12-31'},
    '1999-12-31',
  ],
  [
    'a date range',
    '<lc-date-range-picker name="field"></lc-date-range-picker>',
    {value: {start: '2026-05-15', end: '2026-05-20'}},
    {start: '2026-05-15', end: '2026-05-20'},
  ],
  ['an item of a tree', `<lc-tree selection="single" ${ITEMS}></lc-tree>`, {value: 'b'}, 'b'],
  ['items of a tree', `<lc-tree selection="multiple" ${ITEMS}></lc-tree>`, {value: ['a', 'b']}, ['a', 'b']],
  ['native text', '<input name="field" />', {value: 'Eve'}, 'Eve'],
  ['a native number', '<input type="number" name="field" />', {value: '1.5'}, 1.5],
  ['a native day', '<input type="date" name="field" />', {value: '2026-05-15'}, '2026-05-15'],
  ['native lines', '<textarea name="field"></textarea>', {value: 'a\nb'}, 'a\nb'],
  ['a native check', '<input type="checkbox" name="field" />', {checked: true}, true],
  ['a native option', `<select name="field">${OPTIONS}</select>`, {value: 'b'}, 'b'],
];

/** The texts of a storage, which outlives the page. */
function createStorage(): {
  getItem(key: string): unknown;
  setItem(key: string, text: string): unknown;
  removeItem(key: string): unknown;
} {
  const texts = new Map<string, string>();
  return {
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: key => void texts.delete(key),
  };
}

/** Enters something in a form, reloads the page, and returns the values that the form has then, and the warnings. */
async function reload(
  content: TemplateResult,
  enter: (form: HTMLFormElement) => unknown,
): Promise<{values: unknown; warnings: string[]}> {
  const storage = createStorage();
  let form!: HTMLFormElement;
  const warnings = await recordWarnings(async () => {
    for (const isFirst of [true, false]) {
      form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
      connectForm(form);
      await Promise.resolve();
      const draft = keepDraft(form, {key: 'draft', storage});
      await draft.ready;
      if (isFirst) await enter(form);
      draft.disconnect();
    }
  });
  return {values: connectionOf(form)!.values, warnings};
}

/** Sets properties of a control, and sends the events of an edit. */
function edit(control: Element, properties: object): void {
  Object.assign(control, properties);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, {bubbles: true}));
}

const asTemplate = (markup: string): TemplateResult => staticHtml`${unsafeStatic(markup)}`;

describe('a draft', () => {
  for (const [title, markup, entered, value] of KINDS) {
    it(`restores ${title}`, async () => {
      const enter = (form: HTMLFormElement) => edit(form.querySelector('[name=field]')!, entered);
      expect(await reload(asTemplate(markup), enter)).to.deep.equal({values: {field: value}, warnings: []});
    });

    it(`restores ${title} in an added row`, async () => {
      const list = asTemplate(`<lc-field-list name="items"><template>${markup}</template></lc-field-list>`);
      const enter = async (form: HTMLFormElement) => {
        const row = form.querySelector('lc-field-list')!.insert()!;
        await Promise.resolve();
        edit(row.querySelector('[name="items[0].field"]')!, entered);
      };
      const values = {items: [{field: value}]};
      expect(await reload(list, enter)).to.deep.equal({values, warnings: []});
    });
  }

  for (const [title, markup] of [
    [
      'a list with the name of one control',
      `<lc-multi-select ${LIST.replace('field', 'field[]')}></lc-multi-select>`,
    ],
    ['a native list', `<select multiple name="field">${OPTIONS}</select>`],
    ['a native list with the name of a list', `<select multiple name="field[]">${OPTIONS}</select>`],
  ] as const)
    it(`restores ${title}`, async () => {
      const enter = (form: HTMLFormElement) => {
        const control = form.elements[0]!;
        if (control instanceof HTMLSelectElement)
          for (const option of control.options) option.selected = option.value !== 'b';
        edit(control, control instanceof HTMLSelectElement ? {} : {value: ['a', 'c']});
      };
      expect(await reload(asTemplate(markup), enter)).to.deep.equal({
        values: {field: ['a', 'c']},
        warnings: [],
      });
    });

  it('restores text next to a list with the same name', async () => {
    const markup = `<lc-multi-select ${LIST.replace('field', 'field[]')}></lc-multi-select><input name="field[]" />`;
    const enter = (form: HTMLFormElement) => {
      edit(form.querySelector('lc-multi-select')!, {value: ['a', 'c']});
      edit(form.querySelector('input')!, {value: 'x'});
    };
    const {values} = await reload(asTemplate(markup), enter);
    expect(values).to.deep.equal({field: ['a', 'c', 'x']});
  });
});
