import {aTimeout, expect} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {loadRows, optionsOf, pressAbove, recordRequests} from '../../testing/option-loading-harness.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {
  activeIn,
  controlIn,
  inside,
  isOpen,
  listed,
  pressIn,
  rowsIn,
  setUp,
  setUpWith,
  shownIn,
  statusOf,
} from '../../testing/select-list-harness.js';
import {until} from '../../testing/until.js';
import '../option-loading/loading.define.js';
import {LcSelect} from './select.js';

/** An open select whose first request waits for the test. */
async function setUpOpen(properties: Record<string, unknown> = {}) {
  const {loadOptions, requests} = recordRequests();
  const control = await setUpWith(['ArrowDown'], {options: [], loadOptions, ...properties});
  return {control, requests, last: () => requests.at(-1)!};
}

/** The same after the options Red and Green have loaded. */
async function setUpColors(properties: Record<string, unknown> = {}) {
  const opened = await setUpOpen({noUnselectedOptionText: true, ...properties});
  opened.last().answer(optionsOf('Red', 'Green'));
  await shows(opened.control, 'Red', 'Green');
  return opened;
}

/** An open select with 45 rows on a server. */
async function setUpRows(properties: Record<string, unknown> = {}): Promise<LcSelect> {
  const control = await setUpWith(['ArrowDown'], {options: [], loadOptions: loadRows, ...properties});
  await until(() => rowsIn(control).length > 20);
  return control;
}

async function shows(control: LcSelect, ...texts: readonly string[]): Promise<void> {
  await until(
    () => listed(control).join() === texts.join(),
    `lists ${texts.join()}, not ${listed(control).join()}`,
  );
}

const noteOf = (control: LcSelect) => inside(control, '.note')?.textContent.trim();

/** The whole text of the active row. */
function activeRow(control: LcSelect): string | undefined {
  const id = controlIn(control).getAttribute('aria-activedescendant') ?? '';
  return control.shadowRoot!.getElementById(id)?.textContent.trim();
}

function formAround(control: LcSelect): HTMLFormElement {
  const form = document.createElement('form');
  control.parentElement!.append(form);
  form.append(control);
  return form;
}

class LoadingSelect extends LcSelect {
  constructor() {
    super();
    this.loadOptions = () => optionsOf('Hola', 'Hello');
  }
}
customElements.define('test-loading-select', LoadingSelect);

testFormControl<LoadingSelect>({
  tag: 'test-loading-select',
  values: [
    {set: control => (control.value = 'hola'), initValue: 'hola', typed: 'hola', submitted: 'hola'},
    {set: control => (control.value = 'other'), initValue: 'other', typed: 'other', submitted: 'other'},
  ],
  emptyFormValue: '',
  inner: controlIn,
  edit: async control => {
    control.focus();
    await press('ArrowDown');
    await until(() => rowsIn(control).length === 3);
    await pressIn(control, 'End', 'Enter');
  },
});

describe('lc-select with loadOptions', () => {
  // First, because an element warns about each problem once.
  describe('failures', () => {
    it('warns once if it fails, says so, and lets users try again', async () => {
      const {control, requests, last} = await setUpOpen();
      const warnings = await recordWarnings(async () => {
        last().fail(new Error('offline'));
        await shows(control, 'Choose...', 'Try again');
        expect([noteOf(control), statusOf(control)]).to.deep.equal([
          'The options could not be loaded.',
          'The options could not be loaded.',
        ]);
        await clickOn(rowsIn(control).at(-1)!);
        last().fail(new Error('offline'));
        await shows(control, 'Choose...', 'Try again');
      });
      await clickOn(rowsIn(control).at(-1)!);
      last().answer(optionsOf('Red'));
      await shows(control, 'Choose...', 'Red');
      expect([requests.length, warnings.length, isOpen(control)]).to.deep.equal([3, 1, true]);
      expect(warnings[0]).to.contain('<lc-select>: loadOptions has failed');
      expectFocus(controlIn(control));
    });

    for (const key of ['Enter', ' ', 'Alt+ArrowUp']) {
      it(`tries again with "${key}" in its last row`, async () => {
        const {control, requests, last} = await setUpOpen();
        await recordWarnings(async () => {
          last().fail(new Error('offline'));
          await shows(control, 'Choose...', 'Try again');
        });
        await pressIn(control, 'ArrowDown', key);
        last().answer(optionsOf('Red'));
        await shows(control, 'Choose...', 'Red');
        expect([requests.length, control.value, isOpen(control)]).to.deep.equal([2, '', true]);
      });
    }

    it('chooses the first match with Enter after another attempt', async () => {
      const {control, last} = await setUpColors({searchable: true});
      await type('blu');
      await recordWarnings(async () => {
        await until(() => last().text === 'blu');
        last().fail(new Error('offline'));
        await shows(control, 'Try again');
      });
      await press('Enter');
      last().answer(optionsOf('Blue'));
      await until(() => control.value !== '');
      expect([control.value, shownIn(control)]).to.deep.equal(['blue', 'Blue']);
    });
  });

  describe('accessibility', () => {
    for (const searchable of [false, true]) {
      const title = searchable ? 'with searchable' : 'without searchable';
      it(`shows and announces that options are loading, and then their number, ${title}`, async () => {
        const {control, last} = await setUpOpen({searchable});
        const loading = [noteOf(control), statusOf(control), listed(control)];
        last().answer(optionsOf('Red', 'Green'));
        await shows(control, 'Choose...', 'Red', 'Green');
        expect(loading).to.deep.equal(['Loading', 'Loading', ['Choose...']]);
        expect([noteOf(control), statusOf(control)]).to.deep.equal([undefined, '2 options']);
      });

      it(`is accessible while it is loading, with more options, and after a failure, ${title}`, async () => {
        const {control, last} = await setUpOpen({searchable, noUnselectedOptionText: true, value: '7'});
        await expectAccessible(control);
        last().answer({options: optionsOf('Red'), hasMore: true});
        await shows(control, 'Red', 'Load more options');
        await pressIn(control, 'ArrowDown', 'ArrowDown');
        expect(activeRow(control)).to.equal('Load more options');
        await expectAccessible(control);
        await pressIn(control, 'Enter');
        await recordWarnings(async () => {
          last().fail(new Error('offline'));
          await shows(control, 'Red', 'Try again');
        });
        await expectAccessible(control);
      });
    }

    it('announces that there are more', async () => {
      expect(statusOf(await setUpRows())).to.equal('20 options so far');
    });

    it('says that there are no options', async () => {
      const {control, last} = await setUpOpen();
      last().answer([]);
      await until(() => statusOf(control) === 'No options');
      expect(noteOf(control)).to.equal('No options');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUpRows({lang: 'ar'});
      expect(listed(control).at(-1)).to.equal('تحميل المزيد من الخيارات');
    });
  });

  describe('requests', () => {
    it('loads nothing until its list opens, and then the first page without a text', async () => {
      const {loadOptions, requests} = recordRequests();
      const control = await setUp({options: [], loadOptions});
      await aTimeout(20);
      const before = requests.length;
      await clickOn(controlIn(control));
      await until(() => requests.length > 0);
      expect([before, requests.map(({text, page}) => [text, page])]).to.deep.equal([0, [['', 1]]]);
    });

    it('requests the options of the text once the user stops typing', async () => {
      const {control, requests, last} = await setUpColors({searchable: true});
      await type('2');
      await until(() => requests.length > 1);
      last().answer(optionsOf('Two', 'Twenty-two'));
      await shows(control, 'Two', 'Twenty-two');
      expect(requests.map(({text}) => text)).to.deep.equal(['', '2']);
    });

    it('ignores an older answer, and aborts its request', async () => {
      const {control, requests} = await setUpOpen({searchable: true});
      await type('b');
      await until(() => requests.length === 2);
      requests[1]!.answer(optionsOf('New'));
      requests[0]!.answer(optionsOf('Old'));
      await shows(control, 'New');
      await aTimeout(20);
      expect(listed(control)).to.deep.equal(['New']);
      expect(requests.map(({signal}) => signal.aborted)).to.deep.equal([true, false]);
    });

    it('aborts when the list closes, and loads again when it opens', async () => {
      const {control, requests} = await setUpOpen();
      await pressIn(control, 'Escape');
      const {aborted} = requests[0]!.signal;
      await pressIn(control, 'ArrowDown');
      expect([aborted, requests.length]).to.deep.equal([true, 2]);
    });

    it('loads on touch screens too', async () => {
      const {matchMedia} = window;
      window.matchMedia = query => ({...matchMedia(query), matches: query === '(pointer: coarse)'});
      try {
        const {control, last} = await setUpOpen();
        last().answer(optionsOf('Red'));
        await shows(control, 'Choose...', 'Red');
      } finally {
        window.matchMedia = matchMedia;
      }
    });
  });

  describe('more options', () => {
    it('loads them with a press on the last row, and keeps the focus', async () => {
      const control = await setUpRows();
      rowsIn(control).at(-1)!.scrollIntoView({block: 'nearest'});
      await clickOn(rowsIn(control).at(-1)!);
      await until(() => rowsIn(control).length === 42);
      expect([control.value, isOpen(control)]).to.deep.equal(['', true]);
      expectFocus(controlIn(control));
    });

    for (const searchable of [false, true]) {
      it(`loads them with Enter, and moves on to the first new one, if searchable is ${searchable}`, async () => {
        const control = await setUpRows({searchable});
        for (let page = 0; page < 2; page += 1) await press('PageDown');
        await pressIn(control, 'ArrowDown');
        const atEnd = activeRow(control);
        await press('Enter');
        await until(() => rowsIn(control).length === 42);
        await pressIn(control, 'ArrowDown');
        expect([atEnd, activeRow(control)]).to.deep.equal(['Load more options', 'Row 21']);
      });
    }

    for (const [keys, active] of [
      [['End'], 'Row 20'],
      [['End', 'ArrowDown'], 'Load more options'],
      [['End', 'ArrowDown', 'ArrowDown'], 'Load more options'],
      [['End', 'ArrowDown', 'ArrowUp'], 'Row 20'],
      [['End', 'ArrowDown', 'PageUp'], 'Row 10'],
      [['End', 'ArrowDown', 'Home'], 'Choose...'],
      [['ArrowUp'], 'Choose...'],
    ] as const) {
      it(`has "${active}" active after ${keys.join(', ')}`, async () => {
        const control = await setUpRows();
        await pressIn(control, ...keys);
        expect(activeRow(control)).to.equal(active);
      });
    }

    it('does not choose anything with Tab in the last row', async () => {
      const control = await setUpRows();
      await pressIn(control, 'End', 'ArrowDown', 'Shift', 'Tab');
      expect([control.value, isOpen(control)]).to.deep.equal(['', false]);
      expectFocus(control.nextElementSibling);
    });

    it('lists more than 100 that were loaded', async () => {
      const many = optionsOf(...Array.from({length: 150}, (_, index) => `Row ${index}`));
      const control = await setUpRows({loadOptions: () => ({options: many, hasMore: true})});
      await pressIn(control, 'End');
      await until(() => listed(control).at(-1) === 'Load more options');
      expect([activeRow(control), rowsIn(control).length]).to.deep.equal(['Row 149', 152]);
    });
  });

  describe('choice', () => {
    it('is sent with input and change, and submitted', async () => {
      const {control} = await setUpColors();
      const events = recordEvents(control, 'input', 'change');
      await pressIn(control, 'ArrowDown', 'ArrowDown', 'Enter');
      expect([events, control.value, shownIn(control)]).to.deep.equal([
        ['input', 'change'],
        'green',
        'Green',
      ]);
      expect(new FormData(formAround(control)).getAll('country')).to.deep.equal(['green']);
    });

    it('finds an option by its first characters', async () => {
      const {control} = await setUpColors();
      await type('g');
      await pressIn(control, 'Enter');
      expect(control.value).to.equal('green');
    });

    it('stays the same when other options are listed', async () => {
      const {control, last} = await setUpColors({searchable: true});
      await pressIn(control, 'ArrowDown', 'Enter');
      controlIn(control).select();
      await type('blu');
      await until(() => last().text === 'blu');
      last().answer(optionsOf('Blue'));
      await shows(control, 'Blue');
      expect(control.value).to.equal('red');
      await pressIn(control, 'Escape');
      expect(shownIn(control)).to.equal('Red');
    });

    it('is empty until users choose, also without an empty option in the list', async () => {
      const {control} = await setUpColors();
      expect([control.value, shownIn(control)]).to.deep.equal(['', 'Choose...']);
    });

    it('is empty again after the empty option', async () => {
      const {control, last} = await setUpOpen({value: 'red'});
      last().answer(optionsOf('Red'));
      await shows(control, 'Choose...', 'Red');
      await pressIn(control, 'Home', 'Enter');
      expect([control.value, shownIn(control)]).to.deep.equal(['', 'Choose...']);
    });

    it('is active once it is listed', async () => {
      const {control, last} = await setUpOpen({value: 'green'});
      last().answer(optionsOf('Red', 'Green'));
      await shows(control, 'Choose...', 'Red', 'Green');
      expect(activeIn(control)).to.equal('Green');
    });
  });

  describe('Enter', () => {
    it('waits for the options of the text, and chooses the first', async () => {
      const {control, requests, last} = await setUpColors({searchable: true});
      const events = recordEvents(control, 'change');
      await type('b');
      await press('Enter');
      await press('Enter');
      expect([requests.length, last().text, control.value]).to.deep.equal([2, 'b', '']);
      last().answer(optionsOf('Blue', 'Light blue'));
      await until(() => control.value !== '');
      expect([control.value, shownIn(control), isOpen(control), events]).to.deep.equal([
        'blue',
        'Blue',
        false,
        ['change'],
      ]);
    });

    it('does not choose anything if the text changes meanwhile', async () => {
      const {control, last} = await setUpColors({searchable: true});
      await type('blu');
      await press('Enter');
      await type('y');
      await until(() => last().text === 'bluy');
      last().answer(optionsOf('Blue'));
      await shows(control, 'Blue');
      expect(control.value).to.equal('');
    });

    it('chooses the option that the user has moved to without waiting', async () => {
      const {control} = await setUpColors({searchable: true});
      await type('x');
      await pressIn(control, 'ArrowDown', 'Enter');
      expect(control.value).to.equal('green');
    });
  });

  describe('leaving', () => {
    for (const [title, leave] of [
      ['Tab', () => press('Tab')],
      ['a press outside', pressAbove],
    ] as const) {
      it(`with ${title} waits for the options of the text, and chooses the one that it names`, async () => {
        const {control, last} = await setUpColors({searchable: true});
        await type('blue');
        await leave(control);
        const before = control.value;
        last().answer(optionsOf('Light blue', 'Blue'));
        await until(() => control.value !== '');
        expect([before, control.value, shownIn(control)]).to.deep.equal(['', 'blue', 'Blue']);
      });
    }

    it('restores the text of the chosen option if the text does not name one', async () => {
      const {control, last} = await setUpColors({searchable: true, value: 'red'});
      controlIn(control).select();
      await type('blu');
      await press('Tab');
      last().answer(optionsOf('Blue'));
      await until(() => shownIn(control) === 'Red');
      expect(control.value).to.equal('red');
    });

    it('does not choose anything after a reset', async () => {
      const {control, last} = await setUpColors({searchable: true});
      const form = formAround(control);
      control.focus();
      await pressIn(control, 'ArrowDown');
      last().answer(optionsOf('Red', 'Green'));
      await type('blue');
      control.blur();
      form.reset();
      last().answer(optionsOf('Blue'));
      await aTimeout(20);
      expect([control.value, shownIn(control)]).to.deep.equal(['', '']);
    });
  });

  describe('values', () => {
    it('counts a value without an option, and shows its label once it has loaded', async () => {
      let resolve!: (label: string) => void;
      const loadLabel = () => new Promise<string>(then => (resolve = then));
      const control = await setUp({
        options: [],
        loadOptions: loadRows,
        loadLabel,
        value: '7',
        required: true,
      });
      const before = shownIn(control);
      resolve('Row seven');
      await until(() => shownIn(control) === 'Row seven');
      expect([before, control.value, control.validity.valid]).to.deep.equal(['7', '7', true]);
      expect(new FormData(formAround(control)).getAll('country')).to.deep.equal(['7']);
    });

    it('asks for each label once', async () => {
      const asked: string[] = [];
      const loadLabel = (value: string) => {
        asked.push(value);
        return `Row ${value}`;
      };
      const control = await setUp({options: [], loadOptions: loadRows, loadLabel, initValue: '7'});
      await until(() => shownIn(control) === 'Row 7');
      control.value = '8';
      await until(() => shownIn(control) === 'Row 8');
      const form = formAround(control);
      form.reset();
      await control.updateComplete;
      expect([asked, control.value, shownIn(control)]).to.deep.equal([['7', '8'], '7', 'Row 7']);
    });

    it('shows the value of a label that has failed, with a warning', async () => {
      let control!: LcSelect;
      const warnings = await recordWarnings(async () => {
        const loadLabel = () => Promise.reject(new Error('gone'));
        control = await setUp({options: [], loadOptions: loadRows, loadLabel, value: '7'});
        await aTimeout(20);
      });
      expect([shownIn(control), warnings.length]).to.deep.equal(['7', 1]);
    });

    it('has the texts of its options for values', async () => {
      const control = await setUp({options: optionsOf('Red'), loadOptions: loadRows, value: 'red'});
      const known = shownIn(control);
      control.value = '7';
      await control.updateComplete;
      expect([known, shownIn(control), control.value]).to.deep.equal(['Red', '7', '7']);
    });

    it('has the list of the browser again without loadOptions', async () => {
      const control = await setUp({options: optionsOf('Red'), loadOptions: loadRows, value: 'red'});
      const before = controlIn(control).localName;
      control.loadOptions = null;
      await until(() => controlIn(control).localName === 'select');
      expect([before, controlIn(control).value]).to.deep.equal(['button', 'red']);
    });
  });
});
