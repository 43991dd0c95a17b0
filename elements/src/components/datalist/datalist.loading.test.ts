import {aTimeout, expect} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {
  activeIn,
  inputIn,
  isOpen,
  listed,
  notesIn,
  rowsIn,
  setUp,
  setUpWith,
} from '../../testing/datalist-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {loadRows, optionsOf, recordRequests} from '../../testing/option-loading-harness.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import '../option-loading/loading.define.js';
import type {LcDatalist} from './datalist.define.js';

/** An open datalist whose first request waits for the test. */
async function setUpOpen(properties: Record<string, unknown> = {}) {
  const {loadOptions, requests} = recordRequests();
  const control = await setUpWith(['Alt+ArrowDown'], {options: [], loadOptions, ...properties});
  return {control, requests, last: () => requests.at(-1)!};
}

async function setUpRows(): Promise<LcDatalist> {
  const control = await setUpWith(['Alt+ArrowDown'], {options: [], loadOptions: loadRows});
  await until(() => rowsIn(control).length === 21);
  return control;
}

async function shows(control: LcDatalist, ...texts: readonly string[]): Promise<void> {
  await until(
    () => listed(control).join() === texts.join(),
    `lists ${texts.join()}, not ${listed(control).join()}`,
  );
}

const statusOf = (control: LcDatalist) =>
  control.shadowRoot!.querySelector('[role="status"]')!.textContent.trim();

describe('lc-datalist with loadOptions', () => {
  it('shows and announces that suggestions are loading, and then their number', async () => {
    const {control, last} = await setUpOpen();
    const loading = [notesIn(control), statusOf(control)];
    last().answer(optionsOf('Red', 'Green'));
    await shows(control, 'Red', 'Green');
    expect(loading).to.deep.equal([['Loading'], 'Loading']);
    expect([notesIn(control), statusOf(control)]).to.deep.equal([[], '2 suggestions']);
  });

  it('is accessible while it is loading, with more suggestions, and after a failure', async () => {
    const {control, last} = await setUpOpen();
    await expectAccessible(control);
    last().answer({options: optionsOf('Red'), hasMore: true});
    await shows(control, 'Red', 'Load more options');
    await press('ArrowUp');
    await expectAccessible(control);
    await press('Enter');
    await recordWarnings(async () => {
      last().fail(new Error('offline'));
      await shows(control, 'Red', 'Try again');
    });
    expect(statusOf(control)).to.equal('The options could not be loaded.');
    await expectAccessible(control);
  });

  it('lists what the server has found, also if the text is not in it', async () => {
    const control = await setUpRows();
    await type('even');
    await until(() => listed(control)[0] === 'Row 2');
  });

  it('loads more with the arrow keys and Enter, and moves on to the first new one', async () => {
    const control = await setUpRows();
    await press('ArrowUp');
    const atEnd = activeIn(control);
    await press('Enter');
    await until(() => rowsIn(control).length === 41);
    await press('ArrowDown');
    expect([atEnd, activeIn(control), isOpen(control)]).to.deep.equal(['Load more options', 'Row 21', true]);
  });

  it('loads more with a press on the last row, and keeps the focus and the text', async () => {
    const control = await setUpRows();
    rowsIn(control).at(-1)!.scrollIntoView({block: 'nearest'});
    await clickOn(rowsIn(control).at(-1)!);
    await until(() => rowsIn(control).length === 41);
    expect([control.shadowRoot!.activeElement?.id, inputIn(control).value]).to.deep.equal(['control', '']);
  });

  it('lists more than 100 that were loaded', async () => {
    const many = optionsOf(...Array.from({length: 150}, (_, index) => `Row ${index}`));
    const control = await setUpWith(['Alt+ArrowDown'], {options: [], loadOptions: () => many});
    await until(() => rowsIn(control).length === 100);
    rowsIn(control).at(-1)!.scrollIntoView();
    await until(() => rowsIn(control).length === 150);
    expect(notesIn(control)).to.deep.equal([]);
  });

  it('has the value of the option that was chosen, also when others are listed', async () => {
    const {control, requests, last} = await setUpOpen();
    last().answer(optionsOf('Red', 'Green'));
    await shows(control, 'Red', 'Green');
    await press('ArrowDown');
    await press('Enter');
    await press('Alt+ArrowDown');
    await until(() => requests.length === 2);
    last().answer(optionsOf('Blue'));
    await shows(control, 'Blue');
    expect([control.value, inputIn(control).value]).to.deep.equal(['red', 'Red']);
  });

  it('shows the label of a value once it has loaded', async () => {
    let resolve!: (label: string) => void;
    const loadLabel = () => new Promise<string>(then => (resolve = then));
    const control = await setUp({options: [], loadOptions: loadRows, loadLabel, value: '7'});
    const before = inputIn(control).value;
    resolve('Row seven');
    await until(() => inputIn(control).value === 'Row seven');
    expect([before, control.value]).to.deep.equal(['7', '7']);
  });

  describe('Enter', () => {
    /** A focused datalist in a form, with text whose options are requested. */
    async function setUpForm() {
      const {control, requests, last} = await setUpOpen();
      const form = document.createElement('form');
      const submitted: string[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        submitted.push(control.value);
      });
      control.parentElement!.append(form);
      form.append(control);
      control.focus();
      await press('Alt+ArrowDown');
      last().answer(optionsOf('Red'));
      await shows(control, 'Red');
      await type('green');
      return {control, submitted, requests, last};
    }

    it('waits for the value of the text before it submits', async () => {
      const {submitted, requests, last} = await setUpForm();
      const count = requests.length;
      await press('Enter');
      await press('Enter');
      expect([submitted, requests.length - count]).to.deep.equal([[], 1]);
      last().answer(optionsOf('Green'));
      await until(() => submitted.length > 0);
      await aTimeout(20);
      expect(submitted).to.deep.equal(['green']);
    });

    it('submits the text if its options could not be loaded', async () => {
      const {submitted, last} = await setUpForm();
      await press('Enter');
      await recordWarnings(async () => {
        last().fail(new Error('offline'));
        await until(() => submitted.length > 0);
      });
      expect(submitted).to.deep.equal(['green']);
    });
  });

  it('sends change on leaving only once the value of the text is known', async () => {
    const {control, last} = await setUpOpen();
    last().answer(optionsOf('Red'));
    await shows(control, 'Red');
    await type('green');
    const events = recordEvents(control, 'input', 'change');
    control.blur();
    await aTimeout(20);
    const before = [...events];
    last().answer([{text: 'Green', value: '7'}]);
    await until(() => events.length > 0);
    expect([before, events, control.value]).to.deep.equal([[], ['input', 'change'], '7']);
  });
});
