import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {z} from 'zod';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import {connectForm, connectionOf, type FormConnection, type FormOptions} from '../form/form.define.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import './error-summary.define.js';
import type {LcErrorSummary} from './error-summary.define.js';

/** Its keys are in another order than the fields. */
const schema = z.object({
  city: z.string().min(1),
  email: z.string().min(1),
  name: z.string().min(1),
});

const FIELDS = html`
  <lc-text-input name="name" label="Name"></lc-text-input>
  <lc-text-input name="email" label="Email"></lc-text-input>
  <input name="city" aria-label="City" />
`;

const MESSAGES = ['Name is required.', 'Email is required.', 'City is required.'];

interface SetUp {
  readonly summary?: TemplateResult;
  readonly fields?: TemplateResult;
  readonly options?: FormOptions;
}

const DEFAULT_SUMMARY = html`<lc-error-summary></lc-error-summary>`;

/** A connected form with a summary as its first child. */
async function setUp({summary = DEFAULT_SUMMARY, fields = FIELDS, options = {schema}}: SetUp = {}) {
  const form = await fixture<HTMLFormElement>(html`<form>${summary}${fields}</form>`);
  return partsOf(form, connectForm(form, options));
}

function partsOf(form: HTMLFormElement, connection: FormConnection, root: ParentNode = form) {
  const element = root.querySelector<LcErrorSummary>('lc-error-summary')!;
  return {form, connection, element, ...readers(element)};
}

function readers(element: LcErrorSummary) {
  const all = <Part extends Element>(selector: string) => [
    ...element.shadowRoot!.querySelectorAll<Part>(selector),
  ];
  return {
    base: () => element.shadowRoot!.querySelector<HTMLElement>('.base'),
    heading: () => element.shadowRoot!.querySelector('.heading')?.textContent?.trim() ?? null,
    links: () => all<HTMLAnchorElement>('a'),
    items: () => all('li').map(item => item.textContent.trim()),
  };
}

const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<LcTextInput>(`[name="${name}"]`)!;

/** A form with one native field for each of many issues. */
const manyFields = (count: number) =>
  html`${Array.from(
    {length: count},
    (_, index) => html`<input name=${`f${index}`} aria-label=${`F${index}`} required />`,
  )}`;

describe('lc-error-summary', () => {
  describe('accessibility', () => {
    it('passes axe with issues, in light and dark', async () => {
      const {connection, element} = await setUp();
      connection.setIssues([
        {path: 'name', message: 'Taken.'},
        {path: [], message: 'Not today.'},
      ]);
      await expectAccessible(element);
    });

    it('passes axe before the first attempt', async () => {
      await expectAccessible((await setUp()).element);
    });

    it('is a group with its heading as the name, and not a live region', async () => {
      const {connection, element, base, heading} = await setUp();
      await connection.submit();
      const id = base()!.getAttribute('aria-labelledby')!;
      const label = element.shadowRoot!.getElementById(id)!;
      expect([base()!.role, label.role, label.textContent.trim()]).to.deep.equal([
        'group',
        'heading',
        heading(),
      ]);
      expect(element.shadowRoot!.querySelector('[aria-live], [role=alert], [role=status]')).to.equal(null);
    });

    it('has links to the fields in a list', async () => {
      const {connection, links} = await setUp();
      await connection.submit();
      expect(links().map(link => [link.closest('ul') !== null, link.hasAttribute('href')])).to.deep.equal(
        MESSAGES.map(() => [true, true]),
      );
    });

    it('has links that are at least 24 px high', async () => {
      const {connection, element} = await setUp();
      await connection.submit();
      const heights = [...element.shadowRoot!.querySelectorAll('li')].map(item => item.offsetHeight);
      expect(Math.min(...heights)).to.be.at.least(24);
    });

    it('takes no space before the first failed attempt', async () => {
      const {element, base} = await setUp();
      expect([getComputedStyle(element).display, base()]).to.deep.equal(['none', null]);
    });

    it('wraps long messages in a narrow form', async () => {
      const {form, connection, base} = await setUp();
      form.style.inlineSize = '280px';
      connection.setIssues([{path: 'name', message: 'x'.repeat(200)}]);
      expect(base()!.scrollWidth).to.be.at.most(280);
    });

    for (const [count, text] of [
      [1, 'هناك مشكلة واحدة'],
      [2, 'هناك مشكلتان'],
      [1200, 'هناك 1,200 مشكلة'],
    ] as const)
      it(`counts ${count} in Arabic, if it is the language of the page`, async () => {
        registerTranslation(ar);
        const summary = html`<lc-error-summary lang="ar"></lc-error-summary>`;
        const {connection, heading} = await setUp({summary, options: {}});
        connection.setIssues(Array.from({length: count}, () => ({path: [], message: 'Not today.'})));
        expect(heading()).to.equal(text);
      });
  });

  describe('properties', () => {
    for (const [count, text] of [
      [1, 'There is 1 problem'],
      [2, 'There are 2 problems'],
      [1200, 'There are 1,200 problems'],
    ] as const)
      it(`counts ${count} in its heading`, async () => {
        const {connection, heading} = await setUp({options: {}});
        connection.setIssues(Array.from({length: count}, () => ({path: [], message: 'Not today.'})));
        expect(heading()).to.equal(text);
      });

    it('has its own heading', async () => {
      const {connection, element, heading} = await setUp();
      await connection.submit();
      element.heading = 'Please correct';
      await element.updateComplete;
      expect(heading()).to.equal('Please correct');
      element.heading = null;
      await element.updateComplete;
      expect(heading()).to.equal('There are 3 problems');
    });

    it('has a heading of a level', async () => {
      const levels: (string | null)[] = [];
      for (const level of ['', '3', '7', 'x']) {
        const {connection, element} = await setUp();
        await recordWarnings(async () => {
          if (level) element.setAttribute('heading-level', level);
          await connection.submit();
        });
        levels.push(element.shadowRoot!.querySelector('.heading')!.ariaLevel);
      }
      expect(levels).to.deep.equal(['2', '3', '2', '2']);
    });

    it('warns of a level that no heading has', async () => {
      const {connection, element} = await setUp();
      const warnings = await recordWarnings(async () => {
        element.headingLevel = 9;
        await connection.submit();
      });
      expect(warnings).to.deep.equal([
        '<lc-error-summary>: headingLevel must be a whole number from 1 to 6, not 9.',
      ]);
    });

    it('leaves the focus to the first invalid field with noFocus', async () => {
      const summary = html`<lc-error-summary no-focus></lc-error-summary>`;
      const {form, connection, items} = await setUp({summary});
      await connection.submit();
      expectFocus(fieldOf(form, 'name'));
      expect(items()).to.deep.equal(MESSAGES);
    });

    it('gets the focus with noFocus if no field is invalid', async () => {
      const summary = html`<lc-error-summary no-focus></lc-error-summary>`;
      const {connection, base} = await setUp({summary, options: {}});
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expectFocus(base());
    });

    for (const [title, content] of [
      [
        'before it',
        html`<form id="there">${FIELDS}</form>
          <lc-error-summary for="there"></lc-error-summary>`,
      ],
      [
        'after it',
        html`<lc-error-summary for="there"></lc-error-summary>
          <form id="there">${FIELDS}</form>`,
      ],
      [
        'in an lc-form',
        html`<lc-error-summary for="there"></lc-error-summary
          ><lc-form id="there"><form>${FIELDS}</form></lc-form>`,
      ],
    ] as const)
      it(`follows the form with the ID of for, ${title}`, async () => {
        const root = await fixture(html`<div>${content}</div>`);
        const form = root.querySelector('form')!;
        const {connection, items, base} = partsOf(form, connectionOf(form) ?? connectForm(form), root);
        connection.update({schema});
        await connection.submit();
        expect(items()).to.deep.equal(MESSAGES);
        expectFocus(base());
      });

    it('follows a form with the ID that is added later', async () => {
      const root = await fixture(html`<div><lc-error-summary for="later"></lc-error-summary></div>`);
      const form = document.createElement('form');
      form.id = 'later';
      root.append(form);
      const {connection, items} = partsOf(form, connectForm(form), root);
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expect(items()).to.deep.equal(['Not today.']);
    });

    it('follows a form that contains an input named contains', async () => {
      const {connection, items} = await setUp({
        fields: html`<input name="contains" required aria-label="X" />`,
        options: {},
      });
      await connection.submit();
      expect(items().length).to.equal(1);
    });

    it('follows the form in its shadow root, with the issues in document order', async () => {
      const host = await fixture('<div></div>');
      const root = host.attachShadow({mode: 'open'});
      root.innerHTML = `<lc-error-summary for="inside"></lc-error-summary><form id="inside">
        <lc-text-input name="b" label="B" required></lc-text-input>
        <div><lc-text-input name="a" label="A" required></lc-text-input></div></form>`;
      const form = root.querySelector('form')!;
      const {connection, items, base} = partsOf(form, connectForm(form), root);
      await connection.submit();
      expect(items()).to.deep.equal(['B is required.', 'A is required.']);
      expectFocus(base());
    });

    it('warns without a form as soon as one fails', async () => {
      const root = await fixture(
        html`<div>
          <lc-error-summary for="nowhere"></lc-error-summary>
          <form></form>
        </div>`,
      );
      const form = root.querySelector('form')!;
      const {connection, base} = partsOf(form, connectForm(form), root);
      const warnings = await recordWarnings(() => connection.setIssues([{path: [], message: 'Not today.'}]));
      expect(warnings).to.deep.equal([
        '<lc-error-summary>: it needs a form around it, or for with the ID of a form.',
      ]);
      expect(base()).to.equal(null);
    });
  });

  describe('events', () => {
    it('sends none when a property changes', async () => {
      const {connection, element, form} = await setUp();
      await connection.submit();
      const seen = recordEvents(form, 'lc-issues', 'lc-submitted', 'lc-reveal', 'focusin');
      Object.assign(element, {for: 'x', heading: 'Errors', headingLevel: 3, noFocus: true});
      await element.updateComplete;
      expect(seen).to.deep.equal([]);
    });

    it('cancels lc-issues, because it has moved the focus', async () => {
      const {connection, form} = await setUp();
      const seen: boolean[] = [];
      document.addEventListener('lc-issues', event => seen.push(event.defaultPrevented), {once: true});
      form.addEventListener('lc-issues', event => seen.push(event.defaultPrevented), {once: true});
      await connection.submit();
      expect(seen).to.deep.equal([false, true]);
    });

    it('leaves the focus where it is if the app cancels lc-issues', async () => {
      const {connection, form, items} = await setUp();
      form.addEventListener('lc-issues', event => event.preventDefault());
      fieldOf(form, 'email').focus();
      await connection.submit();
      expectFocus(fieldOf(form, 'email'));
      expect(items()).to.deep.equal(MESSAGES);
    });

    it('leaves the focus to the first invalid field if the app hides it', async () => {
      const {connection, form} = await setUp({summary: html`<lc-error-summary hidden></lc-error-summary>`});
      await connection.submit();
      expectFocus(fieldOf(form, 'name'));
    });
  });

  describe('keyboard', () => {
    it('focuses the field of a link with Enter', async () => {
      const {form, connection, links} = await setUp();
      await connection.submit();
      await press('Tab');
      expectFocus(links()[0]!);
      await press('Tab');
      await press('Enter');
      expectFocus(fieldOf(form, 'email'));
    });

    it('focuses the field of a link with a click, and leaves the address', async () => {
      const {form, connection, links} = await setUp();
      await connection.submit();
      const {href} = location;
      await clickOn(links()[2]!);
      expectFocus(form.querySelector('input'));
      expect(location.href).to.equal(href);
    });

    it('asks what hides the field to open', async () => {
      const {form, connection, links} = await setUp();
      await connection.submit();
      const seen = recordEvents(fieldOf(form, 'email'), 'lc-reveal', 'focus');
      links()[1]!.click();
      expect(seen).to.deep.equal(['lc-reveal', 'focus']);
    });

    it('does nothing for a field that is gone', async () => {
      const {form, connection, links, items} = await setUp();
      await connection.submit();
      fieldOf(form, 'name').remove();
      links()[0]!.focus();
      links()[0]!.click();
      expectFocus(links()[0]!);
      expect(items()).to.deep.equal(MESSAGES);
    });

    it('scrolls the heading into view if the list is longer than the page', async () => {
      const {form, connection, element} = await setUp({fields: manyFields(50), options: {}});
      const space = document.createElement('div');
      space.style.blockSize = '3000px';
      form.append(space);
      space.scrollIntoView({block: 'end'});
      await connection.submit();
      const {top, bottom} = element.shadowRoot!.querySelector('.heading')!.getBoundingClientRect();
      expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
    });
  });

  describe('form', () => {
    it('shows all issues in document order, and gets the focus', async () => {
      const {connection, items, base} = await setUp();
      await connection.submit();
      expect(items()).to.deep.equal(MESSAGES);
      expectFocus(base());
    });

    it('has the same words as the fields', async () => {
      const {form, connection, items} = await setUp();
      await connection.submit();
      const message = () => fieldOf(form, 'email').shadowRoot!.querySelector('.message')!.textContent.trim();
      await until(() => message() !== '');
      expect(message()).to.equal(items()[1]);
    });

    it('shows the issues of a server, and those without a field as text at the end', async () => {
      const {connection, items, links, base} = await setUp();
      connection.setIssues([
        {path: [], message: 'Not today.'},
        {path: 'email', message: 'Taken.'},
        {path: ['unknown'], message: 'Unknown.'},
      ]);
      expect(items().slice(-2)).to.deep.equal(['Not today.', 'Unknown.']);
      expect(links().map(link => link.textContent)).to.include('Email is required.');
      expect(links().map(link => link.textContent)).not.to.include('Not today.');
      expectFocus(base());
    });

    it('has at most 50 links', async () => {
      const {connection, items, links} = await setUp({fields: manyFields(51), options: {}});
      await connection.submit();
      expect([links().length, items().at(-1)]).to.deep.equal([50, 'and 1 more']);
    });

    it('shows an issue without a field after more than 50 others', async () => {
      const {connection, items, heading} = await setUp({fields: manyFields(60), options: {}});
      connection.setIssues([{path: [], message: 'Not today.'}]);
      expect([heading(), ...items().slice(-2)]).to.deep.equal([
        'There are 61 problems',
        'Not today.',
        'and 10 more',
      ]);
    });

    it('stays the same while the user types', async () => {
      const {form, connection, items, heading} = await setUp();
      await connection.submit();
      fieldOf(form, 'name').focus();
      await type('Ada');
      await until(() => connection.issues.length === 2);
      expect([heading(), ...items()]).to.deep.equal(['There are 3 problems', ...MESSAGES]);
    });

    it('is replaced by the next failed attempt', async () => {
      const {form, connection, items, heading, base} = await setUp();
      await connection.submit();
      fieldOf(form, 'name').focus();
      await type('Ada');
      await connection.submit();
      expect([heading(), ...items()]).to.deep.equal(['There are 2 problems', ...MESSAGES.slice(1)]);
      expectFocus(base());
    });

    it('gets the focus again after an identical attempt', async () => {
      const {form, connection, base} = await setUp();
      await connection.submit();
      fieldOf(form, 'name').focus();
      await connection.submit();
      expectFocus(base());
    });

    it('is hidden after the form was submitted', async () => {
      const {form, connection, element, base} = await setUp({options: {schema, onSubmit: () => {}}});
      await connection.submit();
      for (const name of ['name', 'email', 'city']) fieldOf(form, name).value = 'x';
      expect(await connection.submit()).to.equal(true);
      await element.updateComplete;
      expect([getComputedStyle(element).display, base()]).to.deep.equal(['none', null]);
    });

    it('stays while a later attempt is pending', async () => {
      let finish = (): void => {};
      const onSubmit = () => new Promise<void>(resolve => (finish = resolve));
      const {connection, element, base} = await setUp({options: {onSubmit}});
      connection.setIssues([{path: [], message: 'Not today.'}]);
      const submitted = connection.submit();
      await element.updateComplete;
      expect(base()?.isConnected).to.equal(true);
      finish();
      await submitted;
      await element.updateComplete;
      expect(base()).to.equal(null);
    });

    for (const [title, isCanceled, count] of [
      ['is hidden by a reset', false, 0],
      ['stays if the app cancels the reset', true, 3],
    ] as const)
      it(title, async () => {
        const {form, connection, element, items} = await setUp();
        await connection.submit();
        // A reset in the same task keeps new issues.
        await new Promise(resolve => void setTimeout(resolve));
        if (isCanceled) form.addEventListener('reset', event => event.preventDefault());
        form.reset();
        await element.updateComplete;
        expect(items().length).to.equal(count);
      });

    it('keeps issues that were set right before a reset, such as after an action of React', async () => {
      const {form, connection, element, items} = await setUp({options: {}});
      connection.setIssues([{path: [], message: 'Not today.'}]);
      form.reset();
      await element.updateComplete;
      expect(items()).to.deep.equal(['Not today.']);
    });

    it('ignores other forms', async () => {
      const {base} = await setUp();
      const other = await setUp();
      await other.connection.submit();
      expect([base(), other.items().length]).to.deep.equal([null, 3]);
    });

    it('does nothing in a form without a connection', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-error-summary></lc-error-summary><input required aria-label="Name" /></form>`,
      );
      form.requestSubmit();
      expectFocus(form.querySelector('input'));
      expect(form.querySelector('lc-error-summary')!.shadowRoot!.querySelector('.base')).to.equal(null);
    });

    for (const [title, before] of [
      ['before the form is connected', true],
      ['after the form is connected', false],
    ] as const)
      it(`works if it is added ${title}`, async () => {
        const form = await fixture<HTMLFormElement>(html`<form>${FIELDS}</form>`);
        const element = document.createElement('lc-error-summary');
        if (before) form.prepend(element);
        const connection = connectForm(form, {schema});
        if (!before) form.prepend(element);
        await connection.submit();
        expect(readers(element).items()).to.deep.equal(MESSAGES);
      });

    it('stops following a form that it has left', async () => {
      const {connection, element, base} = await setUp();
      element.remove();
      await connection.submit();
      expect(base()).to.equal(null);
    });
  });
});
