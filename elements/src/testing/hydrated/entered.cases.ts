/**
 * What the user or autofill has entered in a server-rendered page stays when its elements hydrate: the result is the
 * same as if an element of the browser had been edited. `npm run test:hydrated` runs these cases.
 */
import {expect} from '@open-wc/testing';
import type {FormControlElement} from '../../base/form-control-element.js';
import '../../index.js';
import {recordEvents, recordWarnings} from '../events.js';
import {submitted} from '../form-control-harness.js';
import {expectSame} from '../same-element.js';
import {serverPage} from './testing.js';

/** A control in HTML, the native control inside to edit, and how. */
type Case = readonly [
  html: string,
  selector: string,
  edit: (native: HTMLInputElement & HTMLSelectElement) => void,
];

const OPTIONS = '<option value="a">Apple</option><option value="p" selected>Pear</option>';

const enterText = (native: HTMLInputElement) => void (native.value = 'Grace');
const toggle = (native: HTMLInputElement) => void (native.checked = !native.checked);

const CASES: readonly Case[] = [
  ['<lc-text-input name="field" label="Field"></lc-text-input>', 'input', enterText],
  ['<lc-text-input name="field" label="Field" value="Ada"></lc-text-input>', 'input', enterText],
  [
    '<lc-text-input name="field" label="Field" value="Ada"></lc-text-input>',
    'input',
    native => (native.value = ''),
  ],
  [
    '<lc-text-input name="field" label="Field" type="number" value="3"></lc-text-input>',
    'input',
    native => (native.value = '4'),
  ],
  [
    '<lc-number-input name="field" label="Field" value="1234.5"></lc-number-input>',
    'input',
    native => (native.value = '4,321'),
  ],
  ['<lc-text-area name="field" label="Field" value="Ada"></lc-text-area>', 'textarea', enterText],
  ['<lc-search-input name="field" label="Field" value="ada"></lc-search-input>', 'input', enterText],
  [
    '<lc-code-input name="field" label="Field"></lc-code-input>',
    'input',
    native => (native.value = '123456'),
  ],
  [
    `<lc-datalist name="field" label="Field">${OPTIONS}</lc-datalist>`,
    'input',
    native => (native.value = 'Apple'),
  ],
  [
    `<lc-multi-select name="field" label="Field">${OPTIONS}</lc-multi-select>`,
    'input',
    native => (native.value = 'App'),
  ],
  [`<lc-select name="field" label="Field">${OPTIONS}</lc-select>`, 'select', native => (native.value = 'a')],
  ['<lc-checkbox name="field" label="Field"></lc-checkbox>', 'input', toggle],
  ['<lc-checkbox name="field" label="Field" checked></lc-checkbox>', 'input', toggle],
  [`<lc-checkbox-group name="field" label="Field">${OPTIONS}</lc-checkbox-group>`, 'input', toggle],
  ['<lc-switch name="field" label="Field"></lc-switch>', 'input', toggle],
  ['<lc-switch name="field" label="Field" checked></lc-switch>', 'input', toggle],
  [`<lc-radio-button name="field" label="Field">${OPTIONS}</lc-radio-button>`, 'input', toggle],
  [`<lc-radio-box name="field" label="Field">${OPTIONS}</lc-radio-box>`, 'input', toggle],
  [
    '<lc-date-fields name="field" label="Field" value="1990-05-15"></lc-date-fields>',
    'input[name=day]',
    native => (native.value = '16'),
  ],
  ['<lc-slider name="field" label="Field" value="30"></lc-slider>', 'input', native => (native.value = '70')],
  [`<lc-segmented name="field" label="Field">${OPTIONS}</lc-segmented>`, 'input', toggle],
];

interface Page {
  readonly form: HTMLFormElement;
  readonly control: FormControlElement;
  readonly seen: readonly string[];
}

/** Adds a control in a form to the page. */
function show(page: HTMLElement): Page {
  document.body.append(page);
  const form = page.querySelector('form')!;
  return {
    form,
    control: form.firstElementChild as FormControlElement,
    seen: recordEvents(form, 'input', 'change'),
  };
}

const nativeIn = ({control}: Page, selector: string) =>
  control.shadowRoot!.querySelector<HTMLInputElement & HTMLSelectElement>(selector)!;

/** Edits a control that has not hydrated yet. */
async function editServerPage([html, selector, edit]: Case): Promise<Page> {
  const page = show(await serverPage(`<form>${html}</form>`));
  edit(nativeIn(page, selector));
  await page.control.updateComplete;
  return page;
}

/** Edits a control that the browser has rendered. */
async function editBrowserPage([html, selector, edit]: Case): Promise<Page> {
  const parsed = document.createElement('div');
  parsed.setHTMLUnsafe(`<form>${html}</form>`);
  const page = show(parsed);
  await page.control.updateComplete;
  const native = nativeIn(page, selector);
  edit(native);
  native.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
  native.dispatchEvent(new Event('change', {bubbles: true}));
  await page.control.updateComplete;
  return page;
}

function stateOf(page: Page, selector: string): unknown {
  const {value, checked} = nativeIn(page, selector);
  const {form, control, seen} = page;
  return {submitted: submitted(form), typed: control.typedValue, value, checked, events: [...new Set(seen)]};
}

describe('an edit before hydration', () => {
  for (const edit of CASES) {
    const [html, selector] = edit;
    it(`is kept in ${html.replace(/ name="field" label="Field"|>.*/g, '')}>, and sent`, async () => {
      const [actual, expected] = [await editServerPage(edit), await editBrowserPage(edit)];
      expect(stateOf(actual, selector)).to.deep.equal(stateOf(expected, selector));
    });
  }

  it('keeps the native control, with its focus and selection', async () => {
    const page = show(await serverPage('<form><lc-text-input label="Field"></lc-text-input></form>'));
    const native = nativeIn(page, 'input');
    native.focus();
    native.value = 'Grace';
    native.setSelectionRange(1, 3);
    await page.control.updateComplete;
    const input = page.control.shadowRoot!.querySelector('input')!;
    expectSame(input, native);
    expectSame(page.control.shadowRoot!.activeElement, input);
    expect([input.selectionStart, input.selectionEnd]).to.deep.equal([1, 3]);
  });

  /** Edits a control that gets another property before it hydrates, which changes its template. */
  async function editAndChange(edit: Case, name: string, value: unknown): Promise<Page> {
    const [html, selector, enter] = edit;
    const page = show(await serverPage(`<form>${html}</form>`));
    enter(nativeIn(page, selector));
    Object.assign(page.control, {[name]: value});
    await recordWarnings(() => page.control.updateComplete);
    return page;
  }

  it('is kept if the control is replaced, with its focus and selection', async () => {
    const type = (native: HTMLInputElement) => {
      native.focus();
      native.value = 'Grace';
      native.setSelectionRange(1, 3);
    };
    const page = await editAndChange(
      ['<lc-text-input label="Field"></lc-text-input>', 'input', type],
      'hint',
      'H',
    );
    const input = nativeIn(page, 'input');
    expectSame(page.control.shadowRoot!.activeElement, input);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['Grace', 1, 3]);
    expect(page.control.typedValue).to.equal('Grace');
  });

  for (const tag of ['lc-select', 'lc-radio-button']) {
    it(`keeps its option in ${tag} if the others are not those of the server`, async () => {
      const html = `<${tag} label="Field">${OPTIONS}<option value="f">Fig</option></${tag}>`;
      const choose = (native: HTMLInputElement) => Object.assign(native, {value: 'f', checked: true});
      const selector = tag === 'lc-select' ? 'select' : 'input[value=f]';
      const page = await editAndChange([html, selector, choose], 'options', [
        {text: 'Banana', value: 'b'},
        {text: 'Fig', value: 'f'},
        {text: 'Kiwi', value: 'k'},
      ]);
      expect(page.control.typedValue).to.equal('f');
    });
  }
});
