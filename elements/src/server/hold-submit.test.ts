// Alone on its page: its listeners hold all submits.
import {expect, fixture, html} from '@open-wc/testing';
import '../components/button/button.define.js';
import '../components/text-input/text-input.define.js';
import {connectForm, type FormConnection} from '../components/form/form.define.js';
import {clickOn} from '../testing/pointer.js';
import {press, type} from '../testing/keyboard.js';
import {until} from '../testing/until.js';
import './hold-submit.js';

/** Records the submits of a form, with their values and buttons, and prevents them. */
function recordSubmits(form: HTMLFormElement): unknown[] {
  const seen: unknown[] = [];
  form.addEventListener('submit', event => {
    event.preventDefault();
    seen.push([
      Object.fromEntries(new FormData(form, event.submitter)),
      event.submitter?.textContent ?? null,
    ]);
  });
  return seen;
}

const nextTask = () => new Promise(resolve => setTimeout(resolve, 20));

describe('a form that is submitted before it works', () => {
  let connection: FormConnection | null = null;
  afterEach(() => {
    connection?.disconnect();
    connection = null;
  });

  it('waits for its connection, and is then submitted once with its values', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form data-connect>
        <lc-text-input name="name" label="Name"></lc-text-input>
        <lc-button type="submit">Save</lc-button>
      </form>
    `);
    form.querySelector('lc-text-input')!.focus();
    await type('Ada');
    await press('Enter');
    await press('Enter');
    await nextTask();
    const seen: unknown[] = [];
    connection = connectForm(form, {onSubmit: values => void seen.push(values)});
    await until(() => seen.length > 0);
    await nextTask();
    expect(seen).to.deep.equal([{name: 'Ada'}]);
  });

  it('waits for its elements, and keeps the button', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <input name="name" value="Ada" />
        <lc-late-field></lc-late-field>
        <button name="action" value="save">Save</button>
        <button name="action" value="send">Send</button>
      </form>
    `);
    const seen = recordSubmits(form);
    await clickOn(form.querySelectorAll('button')[1]!);
    await nextTask();
    expect(seen).to.deep.equal([]);
    customElements.define('lc-late-field', class extends HTMLElement {});
    await until(() => seen.length > 0);
    await nextTask();
    expect(seen).to.deep.equal([[{name: 'Ada', action: 'send'}, 'Send']]);
  });

  it('is submitted for Enter in an element that is not defined', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form><lc-later-field tabindex="0"></lc-later-field></form>
    `);
    const seen = recordSubmits(form);
    form.querySelector<HTMLElement>('lc-later-field')!.focus();
    await press('Enter');
    customElements.define('lc-later-field', class extends HTMLElement {});
    await until(() => seen.length > 0);
    expect(seen.length).to.equal(1);
  });

  it('is not held if it works', async () => {
    const form = await fixture<HTMLFormElement>(html`<form><button>Save</button></form>`);
    const seen = recordSubmits(form);
    await clickOn(form.querySelector('button')!);
    expect(seen.length).to.equal(1);
  });
});
