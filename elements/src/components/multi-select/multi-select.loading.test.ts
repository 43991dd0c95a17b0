import {aTimeout, expect} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {
  activeIn,
  enter,
  inputIn,
  inside,
  listed,
  notesIn,
  rowsIn,
  setUp,
  statusOf,
  tagsOf,
} from '../../testing/multi-select-harness.js';
import {loadRows, optionsOf, pressAbove, recordRequests} from '../../testing/option-loading-harness.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import '../option-loading/loading.define.js';
import type {LcMultiSelect} from './multi-select.js';

/** An open multi-select whose first request waits for the test. */
async function setUpOpen(properties: Record<string, unknown> = {}) {
  const {loadOptions, requests} = recordRequests();
  const control = await setUp({options: [], loadOptions, ...properties});
  control.focus();
  await enter(control, 'Alt+ArrowDown');
  return {control, requests, last: () => requests.at(-1)!};
}

/** An open multi-select with 45 rows on a server. */
async function setUpRows(properties: Record<string, unknown> = {}): Promise<LcMultiSelect> {
  const control = await setUp({options: [], loadOptions: loadRows, ...properties});
  control.focus();
  await enter(control, 'Alt+ArrowDown');
  await until(() => rowsIn(control).length > 0);
  return control;
}

async function shows(control: LcMultiSelect, ...texts: readonly string[]): Promise<void> {
  await until(
    () => listed(control).join() === texts.join(),
    `lists ${texts.join()}, not ${listed(control).join()}`,
  );
}

async function clickOnLast(control: LcMultiSelect): Promise<void> {
  const row = rowsIn(control).at(-1)!;
  row.scrollIntoView({block: 'nearest'});
  await clickOn(row);
}

describe('lc-multi-select with loadOptions', () => {
  // First, because an element warns about each problem once.
  describe('failures', () => {
    for (const [title, loadOptions, message] of [
      [
        'throws',
        () => {
          throw new Error('broken');
        },
        'loadOptions has failed',
      ],
      ['returns no list', () => ({rows: []}), 'must return a list of options'],
    ] as const) {
      it(`warns once if it ${title}, and lets users try again`, async () => {
        const warnings = await recordWarnings(async () => {
          const {control} = await setUpOpen({loadOptions});
          await shows(control, 'Try again');
          await clickOn(rowsIn(control)[0]!);
          await shows(control, 'Try again');
        });
        expect(warnings.length).to.equal(1);
        expect(warnings[0]).to.contain(message);
      });
    }

    it('warns if it is not a function', async () => {
      const warnings = await recordWarnings(async () => {
        const {control} = await setUpOpen({loadOptions: 'https://example.com'});
        await until(() => statusOf(control) === 'No options');
      });
      expect(warnings.join()).to.contain('loadOptions must be a function');
    });

    it('tries again with Enter, and then chooses the first match', async () => {
      const {control, requests, last} = await setUpOpen();
      last().answer([]);
      await type('gre');
      await recordWarnings(async () => {
        await until(() => requests.length === 2);
        last().fail(new Error('offline'));
        await shows(control, 'Try again');
      });
      await enter(control, 'Enter');
      last().answer(optionsOf('Green'));
      await until(() => control.value.length > 0);
      expect(control.value).to.deep.equal(['green']);
    });
  });

  describe('accessibility', () => {
    it('shows and announces that options are loading, and then their number', async () => {
      const {control, last} = await setUpOpen();
      const loading = [notesIn(control), statusOf(control)];
      last().answer(optionsOf('Red', 'Green'));
      await shows(control, 'Red', 'Green');
      expect(loading).to.deep.equal([['Loading'], 'Loading']);
      expect([notesIn(control), statusOf(control)]).to.deep.equal([[], '2 options']);
    });

    it('announces that there are more', async () => {
      expect(statusOf(await setUpRows())).to.equal('20 options so far');
    });

    it('announces a failure', async () => {
      const {control, last} = await setUpOpen();
      await recordWarnings(async () => {
        last().fail(new Error('offline'));
        await shows(control, 'Try again');
      });
      expect(statusOf(control)).to.equal('The options could not be loaded.');
      expect(notesIn(control)).to.deep.equal(['The options could not be loaded.']);
      expect(inputIn(control).ariaExpanded).to.equal('true');
    });

    it('says that there are no options', async () => {
      const {control, last} = await setUpOpen();
      last().answer([]);
      await until(() => statusOf(control) === 'No options');
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUpRows({lang: 'ar'});
      expect(listed(control).at(-1)).to.equal('تحميل المزيد من الخيارات');
    });

    it('is accessible while it is loading, with more options, and after a failure', async () => {
      const {control, requests, last} = await setUpOpen();
      await expectAccessible(control);
      last().answer({options: optionsOf('Red'), hasMore: true});
      await shows(control, 'Red', 'Load more options');
      await enter(control, 'ArrowUp');
      await expectAccessible(control);
      await enter(control, 'Enter');
      await recordWarnings(async () => {
        requests[1]!.fail(new Error('offline'));
        await shows(control, 'Red', 'Try again');
      });
      await expectAccessible(control);
    });
  });

  describe('requests', () => {
    it('loads nothing until its list opens', async () => {
      const {loadOptions, requests} = recordRequests();
      await setUp({options: [], loadOptions});
      await aTimeout(20);
      expect(requests).to.have.length(0);
    });

    it('requests the options of the text once the user stops typing', async () => {
      const {control, requests, last} = await setUpOpen();
      last().answer(optionsOf('Red', 'Green'));
      await shows(control, 'Red', 'Green');
      await type('gre');
      await until(() => requests.length > 1);
      expect(requests.map(({text}) => text)).to.deep.equal(['', 'gre']);
    });

    it('lists what the server has found, also if the text is not in it', async () => {
      const control = await setUpRows();
      await type('even');
      await until(() => listed(control).length === 21);
      expect(listed(control)[0]).to.equal('Row 2');
    });

    it('ignores an older answer, and aborts its request', async () => {
      const {control, requests} = await setUpOpen();
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
      await enter(control, 'Escape');
      const {aborted} = requests[0]!.signal;
      await enter(control, 'Alt+ArrowDown');
      expect([aborted, requests.length]).to.deep.equal([true, 2]);
    });

    it('aborts when it leaves the page, and ignores the answer', async () => {
      const {control, last} = await setUpOpen();
      const page = control.parentElement!;
      control.remove();
      const warnings = await recordWarnings(async () => {
        last().answer(optionsOf('Red'));
        await aTimeout(20);
      });
      expect([last().signal.aborted, warnings]).to.deep.equal([true, []]);
      page.prepend(control);
      control.focus();
      await enter(control, 'Alt+ArrowDown');
      last().answer(optionsOf('Green'));
      await shows(control, 'Green');
    });

    it('does not load again for another function, such as one of a React component that renders', async () => {
      const {control, requests, last} = await setUpOpen();
      last().answer(optionsOf('Red'));
      await shows(control, 'Red');
      const next = recordRequests();
      control.loadOptions = next.loadOptions;
      await aTimeout(20);
      await type('b');
      await until(() => next.requests.length > 0);
      expect([requests.length, next.requests.map(({text}) => text)]).to.deep.equal([1, ['b']]);
    });
  });

  describe('more options', () => {
    it('loads them with a press on the last row, and keeps the focus', async () => {
      const control = await setUpRows();
      await clickOnLast(control);
      await until(() => rowsIn(control).length === 41);
      expect(control.shadowRoot!.activeElement?.id).to.equal('control');
      expect(tagsOf(control)).to.deep.equal([]);
    });

    it('loads them with the arrow keys and Enter, and moves on to the first new one', async () => {
      const control = await setUpRows();
      await enter(control, 'ArrowUp');
      const atEnd = activeIn(control);
      await enter(control, 'Enter');
      await until(() => rowsIn(control).length === 41);
      await enter(control, 'ArrowDown');
      expect([atEnd, activeIn(control)]).to.deep.equal(['Load more options', 'Row 21']);
    });

    it('ends after the last page', async () => {
      const control = await setUpRows();
      await enter(control, 'ArrowUp', 'Enter');
      await until(() => rowsIn(control).length === 41);
      await enter(control, 'ArrowDown', 'ArrowUp', 'ArrowUp');
      await clickOnLast(control);
      await until(() => rowsIn(control).length === 45);
      expect(listed(control).at(-1)).to.equal('Row 45');
    });

    for (const [keys, active] of [
      [['ArrowDown', 'ArrowUp'], 'Load more options'],
      [['ArrowUp', 'ArrowUp'], 'Row 20'],
      [['ArrowUp', 'ArrowDown'], 'Row 1'],
      [['ArrowUp', 'Home'], undefined],
    ] as const) {
      it(`has ${active ?? 'no row'} active after ${keys.join(', ')}`, async () => {
        expect(activeIn(await setUpRows())).to.equal(undefined);
        const control = await setUpRows();
        await enter(control, ...keys);
        expect(activeIn(control)).to.equal(active);
      });
    }

    it('keeps the pages before a failure, and tries only that page again', async () => {
      const {control, requests, last} = await setUpOpen();
      last().answer({options: optionsOf('Red'), hasMore: true});
      await shows(control, 'Red', 'Load more options');
      await clickOnLast(control);
      await recordWarnings(async () => {
        last().fail(new Error('offline'));
        await shows(control, 'Red', 'Try again');
      });
      await enter(control, 'ArrowUp', 'Enter');
      last().answer(optionsOf('Green'));
      await shows(control, 'Red', 'Green');
      expect(requests.map(({page}) => page)).to.deep.equal([1, 2, 2]);
    });
  });

  describe('Enter', () => {
    it('waits for the options of the text, and chooses the first', async () => {
      const {control, requests, last} = await setUpOpen();
      last().answer(optionsOf('Red'));
      await shows(control, 'Red');
      const events = recordEvents(control, 'change');
      await type('g');
      await press('Enter');
      expect([requests.length, last().text, control.value]).to.deep.equal([2, 'g', []]);
      last().answer(optionsOf('Green', 'Light green'));
      await until(() => control.value.length > 0);
      expect([control.value, tagsOf(control), events]).to.deep.equal([['green'], ['Green'], ['change']]);
    });

    it('does not choose anything if the text changes meanwhile', async () => {
      const {control, last} = await setUpOpen();
      last().answer(optionsOf('Red'));
      await shows(control, 'Red');
      await type('gre');
      await press('Enter');
      await type('e');
      await until(() => last().text === 'gree');
      last().answer(optionsOf('Green'));
      await shows(control, 'Green');
      expect(control.value).to.deep.equal([]);
    });

    it('waits again for text that changed meanwhile', async () => {
      const {control, last} = await setUpOpen();
      last().answer(optionsOf('Red'));
      await shows(control, 'Red');
      await type('gre');
      await press('Enter');
      await type('e');
      await press('Enter');
      last().answer(optionsOf('Green'));
      await until(() => control.value.length > 0);
      expect(control.value).to.deep.equal(['green']);
    });

    it('chooses the option that the user has moved to without waiting', async () => {
      const {control, last} = await setUpOpen();
      last().answer(optionsOf('Red', 'Green'));
      await shows(control, 'Red', 'Green');
      await type('x');
      await enter(control, 'ArrowDown', 'Enter');
      expect(control.value).to.deep.equal(['green']);
    });

    for (const [title, leave] of [
      ['Tab', () => press('Tab')],
      ['a press outside', pressAbove],
    ] as const) {
      it(`waits as well when the user leaves the field with ${title}, and chooses what the text means`, async () => {
        const {control, last} = await setUpOpen();
        last().answer(optionsOf('Red'));
        await shows(control, 'Red');
        await type('green');
        await leave(control);
        last().answer(optionsOf('Green', 'Light green'));
        await until(() => control.value.length > 0);
        expect([control.value, inputIn(control).value]).to.deep.equal([['green'], '']);
      });
    }

    it('keeps text that no option has, and is invalid', async () => {
      const {control, last} = await setUpOpen({showValidation: true});
      last().answer(optionsOf('Red'));
      await shows(control, 'Red');
      await type('gre');
      await press('Tab');
      last().answer(optionsOf('Green', 'Light green'));
      await until(() => !control.validity.valid);
      expect([control.value, inputIn(control).value]).to.deep.equal([[], 'gre']);
    });
  });

  describe('values', () => {
    it('counts a value without an option, and shows its label once it has loaded', async () => {
      let resolve!: (label: string) => void;
      const loadLabel = () => new Promise<string>(then => (resolve = then));
      const control = await setUp({options: [], loadOptions: loadRows, loadLabel, name: 'row', value: ['7']});
      const before = tagsOf(control);
      resolve('Row seven');
      await until(() => tagsOf(control)[0] === 'Row seven');
      expect([before, control.value]).to.deep.equal([['7'], ['7']]);
    });

    it('asks for each label once', async () => {
      const asked: string[] = [];
      const loadLabel = (value: string) => {
        asked.push(value);
        return `Row ${value}`;
      };
      const control = await setUp({options: [], loadOptions: loadRows, loadLabel, value: ['7', '8']});
      await until(() => tagsOf(control)[1] === 'Row 8');
      control.value = ['8', '7', '9'];
      await until(() => tagsOf(control)[2] === 'Row 9');
      expect(asked).to.deep.equal(['7', '8', '9']);
    });

    it('shows the value of a label that has failed, with one warning', async () => {
      let control!: LcMultiSelect;
      const warnings = await recordWarnings(async () => {
        const loadLabel = () => Promise.reject(new Error('gone'));
        control = await setUp({options: [], loadOptions: loadRows, loadLabel, value: ['7', '8']});
        await aTimeout(20);
      });
      expect([tagsOf(control), warnings.length]).to.deep.equal([['7', '8'], 1]);
    });

    it('has the texts of its options for values', async () => {
      const control = await setUp({options: optionsOf('Red'), loadOptions: loadRows, value: ['red', '7']});
      expect(tagsOf(control)).to.deep.equal(['Red', '7']);
    });

    it('keeps the text of a chosen option that is no longer listed, and submits it', async () => {
      const {control, requests, last} = await setUpOpen({name: 'color'});
      last().answer(optionsOf('Red', 'Green'));
      await shows(control, 'Red', 'Green');
      await enter(control, 'ArrowDown', 'Enter');
      await type('blu');
      await until(() => requests.length === 2);
      last().answer(optionsOf('Blue'));
      await shows(control, 'Blue');
      const form = document.createElement('form');
      control.parentElement!.append(form);
      form.append(control);
      expect([tagsOf(control), new FormData(form).getAll('color')]).to.deep.equal([['Red'], ['red']]);
    });

    it('does not list a disabled option', async () => {
      const {control, last} = await setUpOpen();
      last().answer([...optionsOf('Red'), {text: 'Green', value: 'green', disabled: true}]);
      await shows(control, 'Red');
    });

    it('has its own options again without loadOptions', async () => {
      const {control, last} = await setUpOpen({options: optionsOf('Blue')});
      last().answer(optionsOf('Red'));
      await shows(control, 'Red');
      control.loadOptions = null;
      await shows(control, 'Blue');
      expect(inside(control, '.popup').matches(':popover-open')).to.equal(true);
    });
  });
});
