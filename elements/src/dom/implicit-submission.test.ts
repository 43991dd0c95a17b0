import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import '../index.js';
import {submitImplicitly, submitOnEnter} from './implicit-submission.js';
import {recordEvents} from '../testing/events.js';
import {addFieldsNamed} from '../testing/fields-named.js';
import {expectSame} from '../testing/same-element.js';

/** What submits a form with these children: the name of the submitter, or "form". */
async function submitters(children: TemplateResult): Promise<string[]> {
  const form = await fixture<HTMLFormElement>(html`<form id="f">${children}</form>`);
  const seen: string[] = [];
  form.addEventListener('submit', event => {
    event.preventDefault();
    seen.push(event.submitter?.getAttribute('name') ?? 'form');
  });
  submitImplicitly(form);
  return seen;
}

describe('submitImplicitly', () => {
  it('does nothing without a form', () => {
    expect(() => submitImplicitly(null)).to.not.throw();
  });

  for (const [title, children, expected] of [
    ['directly if there is no submit button', html`<input />`, ['form']],
    ['by its submit button', html`<button name="one">Go</button>`, ['one']],
    [
      'by the first of its submit buttons',
      html`<button name="one">Go</button><button name="two">Go</button>`,
      ['one'],
    ],
    ['by a submit button that is an input', html`<input type="submit" name="one" />`, ['one']],
    [
      'by its submit button after buttons that do not submit',
      html`<button type="button" name="plain">Go</button><button type="reset" name="reset">Undo</button
        ><button name="one">Go</button>`,
      ['one'],
    ],
    ['not at all while its submit button is disabled', html`<button disabled name="one">Go</button>`, []],
    [
      'not at all while its submit button is in a disabled fieldset',
      html`<fieldset disabled><button name="one">Go</button></fieldset>`,
      [],
    ],
    [
      'not by the second button while the first is disabled',
      html`<button disabled name="one">Go</button><button name="two">Go</button>`,
      [],
    ],
    ['not at all while a field is invalid', html`<input required />`, []],
    ['not at all with two text fields and no submit button', html`<input /><input type="date" />`, []],
    [
      'with two text fields by its submit button',
      html`<input /><input /><button name="one">Go</button>`,
      ['one'],
    ],
    [
      'with one text field among others',
      html`<input /><input type="checkbox" /><input type="range" /><select></select>`,
      ['form'],
    ],
    [
      'by an image button that comes first',
      html`<input type="image" alt="Go" name="image" /><button name="one">Go</button>`,
      ['image'],
    ],
    [
      'by the first button in the page, not by an image button after it',
      html`<button name="one">Go</button><input type="image" alt="Go" name="image" />`,
      ['one'],
    ],
  ] as const) {
    it(`submits ${title}`, async () => {
      expect(await submitters(children)).to.deep.equal(expected);
    });
  }

  for (const name of ['append', 'elements', 'requestSubmit', 'submit', 'reset']) {
    it(`submits a form with a field named ${name}`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      form.addEventListener('submit', event => event.preventDefault());
      const seen = recordEvents(form, 'submit');
      addFieldsNamed(form, name);
      submitImplicitly(form);
      expect(seen).to.deep.equal(['submit']);
    });
  }

  for (const [tag, expected] of [
    ['lc-text-input', []],
    ['lc-search-input', []],
    ['lc-datalist', []],
    ['lc-multi-select', []],
    ['lc-date-time-picker', []],
    ['lc-checkbox', ['form']],
    ['lc-checkbox-group', ['form']],
    ['lc-switch', ['form']],
    ['lc-select', ['form']],
    ['lc-slider', ['form']],
    ['lc-radio-button', ['form']],
    ['lc-radio-box', ['form']],
    ['lc-file-upload', ['form']],
  ] as const) {
    it(`${expected.length > 0 ? 'does not count' : 'counts'} ${tag} as a text field`, async () => {
      const field = Object.assign(document.createElement(tag), {label: 'Field', text: 'Field'});
      expect(await submitters(html`<input />${field}`)).to.deep.equal(expected);
    });
  }

  it('does not treat a link as a submit button', async () => {
    const link = html`<lc-button type="submit" href="#there" name="link">Go</lc-button>`;
    expect(await submitters(link)).to.deep.equal(['form']);
  });

  it('submits with a button outside that refers to the form', async () => {
    const place = await fixture(
      html`<div>
        <form id="far"></form>
        <button form="far" name="far">Go</button>
      </div>`,
    );
    const form = place.querySelector('form')!;
    let submitter: HTMLElement | null = null;
    form.addEventListener('submit', event => {
      event.preventDefault();
      submitter = event.submitter;
    });
    submitImplicitly(form);
    expectSame(submitter, place.querySelector('button'));
  });
});

describe('submitOnEnter', () => {
  for (const [title, init, isCanceled, submissions] of [
    ['submits with Enter', {key: 'Enter'}, false, 1],
    ['ignores other keys', {key: 'a'}, false, 0],
    ['ignores the Enter that ends a composition', {key: 'Enter', isComposing: true}, false, 0],
    ['does not submit when a later listener cancels the key', {key: 'Enter'}, true, 0],
  ] as const) {
    it(title, async () => {
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      let seen = 0;
      form.addEventListener('submit', event => {
        event.preventDefault();
        seen += 1;
      });
      const event = new KeyboardEvent('keydown', {...init, cancelable: true});
      submitOnEnter(event, form);
      if (isCanceled) event.preventDefault();
      await aTimeout(0);
      expect(seen).to.equal(submissions);
    });
  }
});
