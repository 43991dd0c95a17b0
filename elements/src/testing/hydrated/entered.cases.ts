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
import {FRUIT, jsonAttribute, optionTags, type ControlRecords, type EnteredValue} from '../control-record.js';
import {serverPage} from './testing.js';

/** The records of all form controls. The bundle of these cases contains them. */
declare const CONTROL_RECORDS: ControlRecords;

type Native = HTMLInputElement & HTMLSelectElement;

/** A control in HTML, and what is entered in the native controls inside. */
type Case = readonly [html: string, edits: EnteredValue['edits']];

const CASES = Object.entries(CONTROL_RECORDS).flatMap(([control, {options, entered = []}]) =>
  entered.map(({start, properties, edits}): Case => {
    const name = typeof start === 'boolean' ? 'checked' : 'value';
    const given: Readonly<Record<string, EnteredValue['start']>> = {...properties, [name]: start};
    const attributes = Object.entries(given).map(([attribute, value]) => attributeText(attribute, value));
    const tag = `lc-${control}`;
    return [
      `<${tag} name="field" label="Field"${attributes.join('')}>${optionTags(options)}</${tag}>`,
      edits,
    ];
  }),
);

function attributeText(name: string, value: EnteredValue['start']): string {
  if (value === '' || value === false) return '';
  if (value === true) return ` ${name}`;
  return ` ${name}="${typeof value === 'object' ? jsonAttribute(value) : value}"`;
}

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

const nativeIn = ({control}: Page, selector: string) => control.shadowRoot!.querySelector<Native>(selector)!;

/** Enters values in the native controls inside, and calls a function after each. */
function enter(page: Page, edits: Case[1], entered: (native: Native) => void = () => {}): void {
  for (const [selector, value] of Object.entries(edits)) {
    const native = nativeIn(page, selector);
    if (typeof value === 'boolean') native.checked = value;
    else native.value = value;
    entered(native);
  }
}

/** Edits a control that has not hydrated yet. */
async function editServerPage([html, edits]: Case): Promise<Page> {
  const page = show(await serverPage(`<form>${html}</form>`));
  enter(page, edits);
  await page.control.updateComplete;
  return page;
}

/** Edits a control that the browser has rendered. */
async function editBrowserPage([html, edits]: Case): Promise<Page> {
  const parsed = document.createElement('div');
  parsed.setHTMLUnsafe(`<form>${html}</form>`);
  const page = show(parsed);
  await page.control.updateComplete;
  enter(page, edits, native => {
    native.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    native.dispatchEvent(new Event('change', {bubbles: true}));
  });
  await page.control.updateComplete;
  return page;
}

function stateOf(page: Page, [, edits]: Case): unknown {
  const {form, control, seen} = page;
  const natives = Object.keys(edits).map(selector => {
    const {value, checked} = nativeIn(page, selector);
    return {value, checked};
  });
  return {submitted: submitted(form), typed: control.typedValue, natives, events: [...new Set(seen)]};
}

describe('an edit before hydration', () => {
  for (const edit of CASES) {
    const [html] = edit;
    it(`is kept in ${html.replace(/ name="field" label="Field"|>.*/g, '')}>, and sent`, async () => {
      const [actual, expected] = [await editServerPage(edit), await editBrowserPage(edit)];
      expect(stateOf(actual, edit)).to.deep.equal(stateOf(expected, edit));
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
  async function editAndChange(
    html: string,
    edit: (page: Page) => void,
    name: string,
    value: unknown,
  ): Promise<Page> {
    const page = show(await serverPage(`<form>${html}</form>`));
    edit(page);
    Object.assign(page.control, {[name]: value});
    await recordWarnings(() => page.control.updateComplete);
    return page;
  }

  it('is kept if the control is replaced, with its focus and selection', async () => {
    const type = (shown: Page) => {
      const native = nativeIn(shown, 'input');
      native.focus();
      native.value = 'Grace';
      native.setSelectionRange(1, 3);
    };
    const page = await editAndChange('<lc-text-input label="Field"></lc-text-input>', type, 'hint', 'H');
    const input = nativeIn(page, 'input');
    expectSame(page.control.shadowRoot!.activeElement, input);
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['Grace', 1, 3]);
    expect(page.control.typedValue).to.equal('Grace');
  });

  for (const tag of ['lc-select', 'lc-radio-button']) {
    it(`keeps its option in ${tag} if the others are not those of the server`, async () => {
      const options = optionTags([...FRUIT, {text: 'Fig', value: 'f'}]);
      const edits: Case[1] = tag === 'lc-select' ? {select: 'f'} : {'input[value=f]': true};
      const page = await editAndChange(
        `<${tag} label="Field" value="p">${options}</${tag}>`,
        shown => enter(shown, edits),
        'options',
        [
          {text: 'Banana', value: 'b'},
          {text: 'Fig', value: 'f'},
          {text: 'Kiwi', value: 'k'},
        ],
      );
      expect(page.control.typedValue).to.equal('f');
    });
  }
});
