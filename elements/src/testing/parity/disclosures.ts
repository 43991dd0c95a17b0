import type {Pair} from './markup.js';
import type {ParityField, ParityPage, ParityTopic} from './row.js';

/** A section that its heading opens, with a second one that shares its name. */
const section = (attributes = ''): Pair => ({
  native: `<details id="field" name="d" ${attributes}><summary>One</summary>Text</details><details id="other" name="d"><summary>Two</summary>Text</details>`,
  ours: `<lc-accordion><lc-accordion-item id="field" heading="One" ${attributes}>Text</lc-accordion-item><lc-accordion-item id="other" heading="Two">Text</lc-accordion-item></lc-accordion>`,
});

/** A button with what it opens. */
const popup: Pair = {
  native:
    '<button type="button" id="button" popovertarget="field">Help</button><div id="field" popover>Text</div><p id="outside" style="margin-block-start: 300px">Outside</p>',
  ours: '<button type="button" id="button">Help</button><lc-popover id="field" for="button" label="Help">Text</lc-popover><p id="outside" style="margin-block-start: 300px">Outside</p>',
};

const isOpen = (element: Element): boolean =>
  (element as Element & {open?: boolean}).open ?? element.matches(':popover-open');

const frames = async (): Promise<void> => {
  for (let count = 3; count > 0; count--) await new Promise(requestAnimationFrame);
};

/** Does something, and returns what is open then. */
const after =
  (...actions: readonly ((page: ParityPage) => unknown)[]) =>
  async (page: ParityPage): Promise<unknown> => {
    for (const action of actions) {
      await action(page);
      await frames();
    }
    return [...page.form.querySelectorAll('#field, #other')].filter(isOpen).map(({id}) => id);
  };

const click =
  (selector: string) =>
  ({clickOn}: ParityPage) =>
    clickOn(selector);
const key =
  (name: string) =>
  ({press}: ParityPage) =>
    press(name);

/** Records the events of an element, by their native names. */
function recorded(field: ParityField, names: Readonly<Record<string, string>>): string[] {
  const seen: string[] = [];
  for (const [name, native] of Object.entries(names)) field.addEventListener(name, () => seen.push(native));
  return seen;
}

const nothingIsOpen = {says: 'It is closed.', result: []};
const isShown = {says: 'It is open.', result: ['field']};

export const disclosures: ParityTopic = {
  title: 'Sections and popovers',
  rows: [
    {title: 'A press on the heading of a section', ...section(), run: after(click('#field')), does: isShown},
    {
      title: 'Enter on the heading of a section',
      ...section(),
      run: after(key('Tab'), key('Enter')),
      does: isShown,
    },
    {
      title: 'Space on the heading of an open section',
      ...section('open'),
      run: after(key('Tab'), key('Space')),
      does: nothingIsOpen,
    },
    {
      title: 'A press on the heading of another section of the set',
      ...section('open'),
      run: after(click('#other')),
      does: {says: 'The first one closes.', result: ['other']},
    },
    {
      title: 'A script opens another section of the set',
      ...section('open'),
      run: after(({form}) => form.querySelector('#other')!.setAttribute('open', '')),
      does: {says: 'The first one closes.', result: ['other']},
    },
    {
      title: 'The `open` attribute after a press on the heading',
      ...section(),
      async run(page) {
        await after(click('#field'))(page);
        return page.field.hasAttribute('open');
      },
      does: {says: 'It is there.', result: true},
    },
    {
      title: 'The events of a section that a script opens',
      ...section(),
      async run(page) {
        const seen = recorded(page.field, {toggle: 'toggle', 'lc-after-show': 'toggle'});
        await after(({field}) => field.setAttribute('open', ''))(page);
        return seen;
      },
      does: {says: '`toggle`.', result: ['toggle']},
      differs: {
        says: 'None: what the app does sends no events.',
        result: [],
        because: 'In this library, events tell what users do.',
      },
    },
    {title: 'A press on the button of a popover', ...popup, run: after(click('#button')), does: isShown},
    {
      title: 'A second press on the button of a popover',
      ...popup,
      run: after(click('#button'), click('#button')),
      does: nothingIsOpen,
    },
    {
      title: 'A press outside of a popover',
      ...popup,
      run: after(click('#button'), click('#outside')),
      does: nothingIsOpen,
    },
    {
      title: 'Escape in a popover',
      ...popup,
      async run(page) {
        const open = await after(key('Tab'), key('Enter'), key('Escape'))(page);
        return [open, document.activeElement?.id];
      },
      does: {says: 'It closes, and the button has the focus.', result: [[], 'button']},
    },
    {
      title: 'The focus after Enter on the button of a popover',
      ...popup,
      async run(page) {
        await after(key('Tab'), key('Enter'))(page);
        return document.activeElement?.id;
      },
      does: {says: 'It stays on the button.', result: 'button'},
      differs: {
        says: 'It moves into the popover.',
        result: 'field',
        because: 'A popover is a dialog, which screen readers read when it has the focus.',
      },
    },
    {
      title: 'A popover that is removed while it is open',
      ...popup,
      async run(page) {
        await after(click('#button'))(page);
        const {field, form} = page;
        field.remove();
        form.append(field);
        await frames();
        return isOpen(field);
      },
      does: {says: 'It is closed when it comes back.', result: false},
      differs: {
        says: 'It is open again.',
        result: true,
        because: 'Its `open` property has not changed, and frameworks move elements.',
      },
    },
  ],
};
