import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {addFieldsNamed} from '../../testing/fields-named.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import '../text-input/text-input.define.js';
import {LcButton, type NavigateDetail} from './button.define.js';

const base = (button: LcButton) => button.shadowRoot!.querySelector<HTMLElement>('[part=base]')!;

const make = (attributes: Partial<LcButton> = {}) => {
  const button = Object.assign(document.createElement('lc-button'), attributes);
  button.append('Save');
  return fixture<LcButton>(html`${button}`);
};

/** A form with a button. Submissions are recorded and canceled. */
async function makeForm(template = html`<lc-button type="submit" name="go" value="yes">Send</lc-button>`) {
  const form = await fixture<HTMLFormElement>(html`<form>${template}</form>`);
  const submitted: FormData[] = [];
  form.addEventListener('submit', event => {
    event.preventDefault();
    submitted.push(new FormData(form, event.submitter));
  });
  return {form, submitted, button: form.querySelector('lc-button')!};
}

describe('lc-button', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['as primary', {}],
      ['as secondary', {variant: 'secondary'}],
      ['as ghost', {variant: 'ghost'}],
      ['as danger', {variant: 'danger'}],
      ['disabled', {disabled: true}],
      ['loading', {loading: true}],
      ['as a link', {href: '#there'}],
      ['as a disabled link', {href: '#there', disabled: true}],
      ['as a loading link', {href: '#there', loading: true}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('renders a native button', async () => {
      expect(base(await make()).localName).to.equal('button');
    });

    it('is busy and ignores presses while loading', async () => {
      const inner = base(await make({loading: true}));
      expect([inner.ariaBusy, inner.ariaDisabled]).to.deep.equal(['true', 'true']);
    });

    for (const href of ['', '#there']) {
      it(`is named by the aria-label of the element ${href ? 'as a link' : 'as a button'}, also when it changes`, async () => {
        const button = await make({href});
        const seen = [base(button).ariaLabel];
        for (const name of ['Save as PDF', 'Save as CSV']) {
          button.setAttribute('aria-label', name);
          await button.updateComplete;
          seen.push(base(button).ariaLabel);
        }
        button.removeAttribute('aria-label');
        await button.updateComplete;
        expect([...seen, base(button).ariaLabel]).to.deep.equal([null, 'Save as PDF', 'Save as CSV', null]);
      });
    }

    it('hides its spinner from screen readers', async () => {
      const spinner = (await make({loading: true})).shadowRoot!.querySelector('[part=spinner]');
      expect(spinner!.ariaHidden).to.equal('true');
    });
  });

  describe('properties', () => {
    it('reflects its name synchronously', () => {
      const button = new LcButton();
      button.name = 'go';
      expect(button.getAttribute('name')).to.equal('go');
    });

    it('has no name attribute after its name is cleared', () => {
      const button = new LcButton();
      button.name = 'go';
      button.name = '';
      expect(button.hasAttribute('name')).to.equal(false);
    });

    it('is disabled synchronously when disabled is set', () => {
      const button = new LcButton();
      button.disabled = true;
      expect(button.hasAttribute('disabled')).to.equal(true);
    });

    it('is a link with an href', async () => {
      const link = base(await make({href: '/people?page=2'}));
      expect([link.localName, link.getAttribute('href')]).to.deep.equal(['a', '/people?page=2']);
    });

    it('is a button again when its href is removed', async () => {
      const button = await fixture<LcButton>(html`<lc-button href="#there">Go</lc-button>`);
      button.removeAttribute('href');
      await button.updateComplete;
      expect(base(button).localName).to.equal('button');
    });

    it('is a button when its href is undefined', async () => {
      expect(base(await make({href: undefined as never})).localName).to.equal('button');
    });

    it('ignores a javascript: address and warns', async () => {
      let button!: LcButton;
      const warnings = await recordWarnings(async () => {
        button = await make({href: 'javascript:alert(1)'});
      });
      expect(base(button).localName).to.equal('button');
      expect(warnings).to.deep.equal([
        '<lc-button>: href must not be a javascript: address; use a click listener instead.',
      ]);
    });

    it('sets rel=noopener for a new tab', async () => {
      expect(base(await make({href: '#there', target: '_blank'})).getAttribute('rel')).to.equal('noopener');
    });

    it('has no href as a disabled link', async () => {
      expect(base(await make({href: '#there', disabled: true})).hasAttribute('href')).to.equal(false);
    });

    it('has no href as a link in a disabled fieldset', async () => {
      const fieldset = await fixture(
        html`<fieldset disabled><lc-button href="#there">Go</lc-button></fieldset>`,
      );
      expect(base(fieldset.querySelector('lc-button')!).hasAttribute('href')).to.equal(false);
    });
  });

  describe('events', () => {
    it('sends one click for a press with the pointer', async () => {
      const button = await make();
      const seen = recordEvents(button, 'click');
      await clickOn(button);
      expect(seen).to.deep.equal(['click']);
    });

    it('sends one click when click() is called', async () => {
      const button = await make();
      const seen = recordEvents(button, 'click');
      button.click();
      expect(seen).to.deep.equal(['click']);
    });

    it('sends a click when click() is called before the first render', () => {
      const button = new LcButton();
      const seen = recordEvents(button, 'click');
      button.click();
      expect(seen).to.deep.equal(['click']);
    });

    for (const [state, template] of [
      ['disabled', html`<lc-button disabled><b>Save</b></lc-button>`],
      [
        'in a disabled fieldset',
        html`<fieldset disabled>
          <lc-button><b>Save</b></lc-button>
        </fieldset>`,
      ],
      ['loading', html`<lc-button loading><b>Save</b></lc-button>`],
      ['a disabled link', html`<lc-button disabled href="#off"><b>Save</b></lc-button>`],
      ['a loading link', html`<lc-button loading href="#off"><b>Save</b></lc-button>`],
    ] as const) {
      it(`sends no click for a pointer press while ${state}`, async () => {
        const place = await fixture(html`<div>${template}</div>`);
        const seen = recordEvents(place, 'click', 'lc-navigate');
        await clickOn(place.querySelector('lc-button')!);
        expect(seen).to.deep.equal([]);
      });

      it(`sends no click for a press on its content while ${state}`, async () => {
        const place = await fixture(html`<div>${template}</div>`);
        const seen = recordEvents(place, 'click', 'lc-navigate');
        place.querySelector('b')!.click();
        expect(seen).to.deep.equal([]);
      });

      it(`sends no click for click() while ${state}`, async () => {
        const place = await fixture(html`<div>${template}</div>`);
        const seen = recordEvents(place, 'click', 'lc-navigate');
        place.querySelector('lc-button')!.click();
        expect(seen).to.deep.equal([]);
      });
    }

    it('does not navigate as a loading link', async () => {
      const button = await make({href: '#loading-link', loading: true});
      await clickOn(button);
      expect(location.hash).to.not.equal('#loading-link');
    });
  });

  describe('a click that is sent to the element itself', () => {
    it('reaches listeners as it is if the button only calls them', async () => {
      const button = await make();
      const seen: Event[] = [];
      button.addEventListener('click', event => seen.push(event));
      const click = new MouseEvent('click', {bubbles: true, cancelable: true, shiftKey: true});
      button.dispatchEvent(click);
      expect(seen.map(event => event === click)).to.deep.equal([true]);
    });

    it('reaches no listener while the button is loading', async () => {
      const button = await make({loading: true});
      const seen: Event[] = [];
      button.addEventListener('click', event => seen.push(event));
      button.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
      expect(seen).to.deep.equal([]);
    });
  });

  describe('navigation', () => {
    it('sends lc-navigate for a plain click on a link', async () => {
      const button = await make({href: 'people?page=2'});
      const details: NavigateDetail[] = [];
      button.parentElement!.addEventListener('lc-navigate', event => {
        event.preventDefault();
        details.push(event.detail);
      });
      await clickOn(button);
      expect(details).to.deep.equal([{href: 'people?page=2'}]);
    });

    it('navigates when lc-navigate is not canceled', async () => {
      await clickOn(await make({href: '#not-taken'}));
      expect(location.hash).to.equal('#not-taken');
    });

    it('does not navigate when a router cancels lc-navigate', async () => {
      const button = await make({href: '#taken'});
      button.addEventListener('lc-navigate', event => event.preventDefault());
      await clickOn(button);
      expect(location.hash).to.not.equal('#taken');
    });

    for (const [title, init] of [
      ['Control', {ctrlKey: true}],
      ['Meta', {metaKey: true}],
      ['Shift', {shiftKey: true}],
      ['Alt', {altKey: true}],
      ['the middle button', {button: 1}],
    ] as const) {
      it(`leaves a click with ${title} to the browser`, async () => {
        const button = await make({href: '#modified'});
        const seen = recordEvents(button, 'lc-navigate');
        // The click itself must not open anything in the test's browser.
        button.addEventListener('click', event => event.preventDefault());
        base(button).dispatchEvent(
          new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, ...init}),
        );
        expect(seen).to.deep.equal([]);
      });
    }

    it('leaves a link that opens in another tab to the browser', async () => {
      const button = await make({href: '#tab', target: '_blank'});
      const seen = recordEvents(button, 'lc-navigate');
      button.addEventListener('click', event => event.preventDefault());
      button.click();
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    for (const key of ['Enter', 'Space']) {
      it(`sends one click with ${key}`, async () => {
        const button = await make();
        const seen = recordEvents(button, 'click');
        button.focus();
        await press(key);
        expect(seen).to.deep.equal(['click']);
      });

      it(`sends no click with ${key} while loading`, async () => {
        const button = await make({loading: true});
        const seen = recordEvents(button, 'click');
        button.focus();
        await press(key);
        expect(seen).to.deep.equal([]);
      });
    }

    it('sends lc-navigate for Enter on a link', async () => {
      const button = await make({href: '#enter'});
      const seen = recordEvents(button, 'lc-navigate');
      button.focus();
      await press('Enter');
      expect(seen).to.deep.equal(['lc-navigate']);
    });

    it('moves the focus to the native button', async () => {
      const button = await make();
      button.focus();
      expectFocus(base(button));
    });

    it('can be focused before the first render', () => {
      const button = document.createElement('lc-button');
      document.body.append(button);
      button.focus();
      expectFocus(button);
      button.remove();
    });

    it('is one tab stop', async () => {
      const row = await fixture(html`<div><lc-button>One</lc-button><lc-button>Two</lc-button></div>`);
      const [one, two] = row.querySelectorAll('lc-button');
      one!.focus();
      await press('Tab');
      expectFocus(two!);
    });

    it('is not a tab stop while disabled', async () => {
      const row = await fixture(html`
        <div><lc-button>One</lc-button><lc-button disabled>Two</lc-button><lc-button>Three</lc-button></div>
      `);
      const [one, , three] = row.querySelectorAll('lc-button');
      one!.focus();
      await press('Tab');
      expectFocus(three!);
    });

    for (const [kind, href] of [
      ['button', ''],
      ['link', '#there'],
    ] as const) {
      it(`keeps the focus when a ${kind} starts loading`, async () => {
        const button = await make({href});
        button.focus();
        button.loading = true;
        await button.updateComplete;
        expectFocus(base(button));
      });
    }
  });

  describe('form', () => {
    it('does not act on its form by default', async () => {
      const {submitted, button} = await makeForm(html`<lc-button>Plain</lc-button>`);
      await clickOn(button);
      expect(submitted).to.have.length(0);
    });

    it('submits with its name and value', async () => {
      const {submitted, button} = await makeForm();
      await clickOn(button);
      expect(submitted.map(data => [...data])).to.deep.equal([[['go', 'yes']]]);
    });

    it('sends no value when another button submits', async () => {
      const {form, submitted} = await makeForm();
      form.requestSubmit();
      expect([...submitted[0]!]).to.deep.equal([]);
    });

    it('sends no value without a name', async () => {
      const {submitted, button} = await makeForm(html`<lc-button type="submit" value="yes">Send</lc-button>`);
      await clickOn(button);
      expect([...submitted[0]!]).to.deep.equal([]);
    });

    it('leaves no stand-in in the form', async () => {
      const {form, button} = await makeForm();
      await clickOn(button);
      expect([...form.elements]).to.deep.equal([button]);
    });

    it('does not submit an invalid form', async () => {
      const {submitted, button} = await makeForm(html`
        <lc-text-input label="Name" required></lc-text-input><lc-button type="submit">Send</lc-button>
      `);
      await clickOn(button);
      expect(submitted).to.have.length(0);
    });

    it('does not submit when a later listener cancels the click', async () => {
      const {form, submitted, button} = await makeForm();
      form.addEventListener('click', event => event.preventDefault());
      await clickOn(button);
      expect(submitted).to.have.length(0);
    });

    for (const state of ['disabled', 'loading'] as const) {
      it(`does not submit while ${state}`, async () => {
        const {submitted, button} = await makeForm();
        button[state] = true;
        await button.updateComplete;
        await clickOn(button);
        expect(submitted).to.have.length(0);
      });
    }

    it('submits the form in its form attribute', async () => {
      const place = await fixture(html`
        <div>
          <form id="elsewhere"></form>
          <lc-button type="submit" form="elsewhere">Send</lc-button>
        </div>
      `);
      const form = place.querySelector('form')!;
      form.addEventListener('submit', event => event.preventDefault());
      const seen = recordEvents(form, 'submit');
      await clickOn(place.querySelector('lc-button')!);
      expect(seen).to.deep.equal(['submit']);
    });

    it('is clicked by Enter in a field of its form', async () => {
      const {form, submitted} = await makeForm(html`
        <lc-text-input label="Name" name="name" value="Ada"></lc-text-input>
        <lc-button type="submit" name="go" value="yes">Send</lc-button>
      `);
      form.querySelector('lc-text-input')!.focus();
      await press('Enter');
      await aTimeout(20);
      expect(submitted.map(data => data.get('go'))).to.deep.equal(['yes']);
    });

    it('closes a dialog with its value', async () => {
      const dialog = await fixture<HTMLDialogElement>(html`
        <dialog>
          <form method="dialog"><lc-button type="submit" value="accepted">Accept</lc-button></form>
        </dialog>
      `);
      dialog.showModal();
      await clickOn(dialog.querySelector('lc-button')!);
      expect([dialog.open, dialog.returnValue]).to.deep.equal([false, 'accepted']);
    });

    for (const name of ['append', 'elements', 'requestSubmit', 'submit', 'reset']) {
      it(`submits a form with a field named ${name}`, async () => {
        const {form, submitted, button} = await makeForm();
        addFieldsNamed(form, name);
        await clickOn(button);
        expect(submitted.map(data => data.get('go'))).to.deep.equal(['yes']);
      });

      it(`resets a form with a field named ${name}`, async () => {
        const {form, button} = await makeForm(html`<lc-button type="reset">Undo</lc-button>`);
        addFieldsNamed(form, name);
        const seen = recordEvents(form, 'reset');
        await clickOn(button);
        expect(seen).to.deep.equal(['reset']);
      });
    }

    it('resets its form', async () => {
      const {form, button} = await makeForm(html`
        <lc-text-input label="Name" name="name" value="Ada"></lc-text-input>
        <lc-button type="reset">Undo</lc-button>
      `);
      form.querySelector('lc-text-input')!.value = 'Grace';
      await clickOn(button);
      expect(new FormData(form).get('name')).to.equal('Ada');
    });
  });

  describe('slots', () => {
    it('shows an icon before and after its text', async () => {
      const button = await fixture<LcButton>(html`
        <lc-button><i slot="prefix">←</i>Save<i slot="suffix">→</i></lc-button>
      `);
      const icons = ['prefix', 'suffix'].map(name =>
        button.shadowRoot!.querySelector<HTMLSlotElement>(`slot[name=${name}]`)!.assignedElements(),
      );
      expect(icons.flat().map(icon => icon.textContent)).to.deep.equal(['←', '→']);
    });
  });
});
