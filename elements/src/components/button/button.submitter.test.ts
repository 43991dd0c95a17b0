import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectSame} from '../../testing/same-element.js';
import '../text-input/text-input.define.js';
import './button.define.js';

/** A form, and what `note` returns for each submission. */
async function makeForm<Note>(
  template: TemplateResult,
  note: (event: SubmitEvent, form: HTMLFormElement) => Note,
) {
  const form = await fixture<HTMLFormElement>(html`<form>${template}</form>`);
  const notes: Note[] = [];
  form.addEventListener('submit', event => {
    event.preventDefault();
    notes.push(note(event, form));
  });
  return {form, notes, button: form.querySelector('lc-button')!};
}

const entries = (event: SubmitEvent, form: HTMLFormElement) => [...new FormData(form, event.submitter)];

describe('lc-button as a submitter', () => {
  for (const [attribute, property, value] of [
    ['formaction', 'formAction', '/elsewhere'],
    ['formenctype', 'formEnctype', 'multipart/form-data'],
    ['formmethod', 'formMethod', 'post'],
    ['formtarget', 'formTarget', '_blank'],
  ] as const) {
    const given = (event: SubmitEvent) => event.submitter!.getAttribute(attribute);

    it(`submits with the attribute ${attribute}`, async () => {
      const {button, notes} = await makeForm(html`<lc-button type="submit">Send</lc-button>`, given);
      button.setAttribute(attribute, value);
      button.click();
      expect([button[property], ...notes]).to.deep.equal([value, value]);
    });

    it(`submits with the property ${property}`, async () => {
      const {button, notes} = await makeForm(html`<lc-button type="submit">Send</lc-button>`, given);
      button[property] = value;
      button.click();
      expect(notes).to.deep.equal([value]);
    });
  }

  it('has its own form only while a click submits, so that a search for forms does not find it', async () => {
    const {button, notes} = await makeForm(html`<lc-button type="submit">Send</lc-button>`, () => 'sent');
    const ownForms = () => button.shadowRoot!.querySelectorAll('form').length;
    const before = ownForms();
    button.click();
    expect([before, ...notes, ownForms()]).to.deep.equal([0, 'sent', 0]);
  });

  it('submits to formaction with formmethod', async () => {
    const place = await fixture(html`
      <div>
        <iframe name="sent-here" title="Answer"></iframe>
        <form action="/nowhere" method="post" target="sent-here">
          <input name="q" value="ada" />
          <lc-button type="submit" formaction="/package.json" formmethod="get">Send</lc-button>
        </form>
      </div>
    `);
    const frame = place.querySelector('iframe')!;
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, {once: true}));
    place.querySelector('lc-button')!.click();
    await loaded;
    const {pathname, search} = frame.contentWindow!.location;
    expect(pathname + search).to.equal('/package.json?q=ada');
  });

  it('submits an invalid form with formnovalidate', async () => {
    const {button, notes} = await makeForm(
      html`<input required /><lc-button type="submit" formnovalidate>Send</lc-button>`,
      event => event.submitter!.hasAttribute('formnovalidate'),
    );
    expect(button.formNoValidate).to.equal(true);
    button.click();
    expect(notes).to.deep.equal([true]);
  });

  it('ignores a javascript: address and warns', async () => {
    const {button, notes} = await makeForm(
      html`<lc-button type="submit" formaction="javascript:alert(1)">Send</lc-button>`,
      event => event.submitter!.hasAttribute('formaction'),
    );
    const warnings = await recordWarnings(() => button.click());
    expect(notes).to.deep.equal([false]);
    expect(warnings).to.deep.equal([
      '<lc-button>: formAction must not be a javascript: address; it is ignored.',
    ]);
  });

  it('is an ancestor of the submitter', async () => {
    const {button, notes} = await makeForm(html`<lc-button type="submit">Send</lc-button>`, event =>
      event.submitter!.closest('lc-button'),
    );
    button.click();
    expectSame(notes[0], button);
  });

  it('sends its entry in tree order', async () => {
    const {button, notes} = await makeForm(
      html`<input name="a" /><lc-button type="submit" name="go" value="yes">Send</lc-button
        ><input name="b" />`,
      entries,
    );
    button.click();
    expect(notes[0]!.map(([name]) => name)).to.deep.equal(['a', 'go', 'b']);
  });

  it('submits synchronously when click() is called', async () => {
    const {button, notes} = await makeForm(html`<lc-button type="submit">Send</lc-button>`, () => 'sent');
    button.click();
    expect(notes).to.deep.equal(['sent']);
  });

  it('submits before its first render', async () => {
    const {form, notes} = await makeForm(html``, () => 'sent');
    const button = Object.assign(document.createElement('lc-button'), {type: 'submit' as const});
    form.append(button);
    button.click();
    expect(notes).to.deep.equal(['sent']);
  });

  it('resets synchronously when click() is called', async () => {
    const {form, button} = await makeForm(html`<lc-button type="reset">Undo</lc-button>`, () => null);
    const seen = recordEvents(form, 'reset');
    button.click();
    expect(seen).to.deep.equal(['reset']);
  });

  it('submits after all click listeners', async () => {
    const {form, button} = await makeForm(html`<lc-button type="submit">Send</lc-button>`, () => null);
    const seen = recordEvents(form, 'submit', 'click');
    await clickOn(button);
    expect(seen).to.deep.equal(['click', 'submit']);
  });

  it('is activated by a label outside it', async () => {
    const {form, notes} = await makeForm(
      html`<label for="send">Send it</label><lc-button id="send" type="submit">Send</lc-button>`,
      () => 'sent',
    );
    const seen = recordEvents(form, 'click');
    form.querySelector('label')!.click();
    expect([notes, seen]).to.deep.equal([['sent'], ['click', 'click']]);
  });

  describe('with Enter in a native field', () => {
    const send = html`<lc-button type="submit" name="go" value="yes">Send</lc-button>`;

    for (const [title, template, expected] of [
      ['is the submitter', html`<input />${send}`, [[['go', 'yes']]]],
      ['is the submitter of a form with two fields', html`<input /><input />${send}`, [[['go', 'yes']]]],
      [
        'yields to an earlier native button',
        html`<input /><button name="native" value="yes">Send</button>${send}`,
        [[['native', 'yes']]],
      ],
      [
        'takes precedence over a later native button',
        html`<input />${send}<button name="native" value="yes">Send</button>`,
        [[['go', 'yes']]],
      ],
      [
        'submits nothing while disabled',
        html`<input /><lc-button type="submit" disabled>Send</lc-button><button>Send</button>`,
        [],
      ],
      ['submits nothing while loading', html`<input /><lc-button type="submit" loading>Send</lc-button>`, []],
      ['does not submit as a plain button', html`<input /><input /><lc-button>Plain</lc-button>`, []],
      [
        'does not submit as a link',
        html`<input /><input /><lc-button type="submit" href="#there">There</lc-button>`,
        [],
      ],
      [
        'does not submit a form with a field of the library and no button',
        html`<input /><lc-text-input label="Name"></lc-text-input>`,
        [],
      ],
    ] as const) {
      it(title, async () => {
        const {form, notes} = await makeForm(template, entries);
        form.querySelector('input')!.focus();
        await press('Enter');
        expect(notes).to.deep.equal(expected);
      });
    }

    it('dispatches the click on the element itself', async () => {
      const {form, button} = await makeForm(html`<input />${send}`, () => null);
      const targets: (EventTarget | null)[] = [];
      form.addEventListener('click', event => targets.push(event.target));
      form.querySelector('input')!.focus();
      await press('Enter');
      expect(targets).to.have.length(1);
      expectSame(targets[0] as Element, button);
    });

    it('sends change before submit', async () => {
      const {form} = await makeForm(html`<input />${send}`, () => null);
      const seen = recordEvents(form, 'submit', 'change');
      form.querySelector('input')!.focus();
      await press('a');
      await press('Enter');
      expect(seen).to.deep.equal(['change', 'submit']);
    });

    it('leaves no stand-in in the form', async () => {
      const {form, button} = await makeForm(html`<input />${send}`, () => null);
      form.querySelector('input')!.focus();
      await press('Enter');
      expect([form.elements.length, button.childElementCount]).to.deep.equal([2, 0]);
    });

    it('works for a field outside the form', async () => {
      const {form, notes} = await makeForm(send, entries);
      form.id = 'far';
      const field = Object.assign(document.createElement('input'), {name: 'far'});
      field.setAttribute('form', 'far');
      form.before(field);
      field.focus();
      await press('Enter');
      field.remove();
      expect(notes.map(note => Object.fromEntries(note))).to.deep.equal([{go: 'yes', far: ''}]);
    });
  });
});
