import {aTimeout, expect, nextFrame} from '@open-wc/testing';
import {recordEvents} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import {
  activeIn,
  BLUE,
  enter,
  focusedIn,
  GREEN,
  inputIn,
  inside,
  isOpen,
  listed,
  MANY,
  notesIn,
  RED,
  removersIn,
  rowsIn,
  setUp,
  setUpWith,
  tagsOf,
} from '../../testing/multi-select-harness.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';

const TWENTY = Array.from({length: 20}, (_, index) => ({text: `Option number ${index}`, value: `${index}`}));
const ALL_TWENTY = TWENTY.map(({value}) => value);

describe('choosing in lc-multi-select', () => {
  describe('events', () => {
    it('sends input and then change for each chosen and removed option, and nothing for text', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await type('gre');
      const typed = [...seen];
      await press('Enter');
      await press('Backspace');
      expect([typed, seen]).to.deep.equal([[], ['input', 'change', 'input', 'change']]);
    });

    it('has the new value when input is sent', async () => {
      const control = await setUp({value: ['blue']});
      const values: unknown[] = [];
      control.addEventListener('input', () => values.push(control.value));
      control.focus();
      await enter(control, 'ArrowDown', 'ArrowUp', 'Enter');
      expect(values).to.deep.equal([['blue', 'green']]);
    });

    it('sends nothing when the app sets options and values', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change', 'lc-create');
      Object.assign(control, {options: [RED], value: ['red']});
      await control.updateComplete;
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    for (const [keys, active] of [
      [['ArrowDown'], 'Red'],
      [['ArrowUp'], 'Blue'],
      [['ArrowDown', 'ArrowDown'], 'Green'],
      [['ArrowDown', 'ArrowUp'], 'Blue'],
      [['Alt+ArrowDown'], undefined],
      [['ArrowDown', 'Home'], undefined],
      [['bl'], 'Blue'],
      [['x'], undefined],
      [['ArrowDown', 'ArrowDown', 'Enter'], 'Green'],
      [['bl', 'Enter'], 'Blue'],
    ] as const) {
      it(`has ${active ?? 'no option'} active after ${keys.join(', ')}`, async () => {
        const control = await setUpWith(keys);
        expect([isOpen(control), activeIn(control)]).to.deep.equal([true, active]);
      });
    }

    for (const [title, keys, value] of [
      ['chooses the active option with Enter', ['ArrowDown', 'Enter'], ['red']],
      ['no longer chooses it with Enter again', ['ArrowDown', 'Enter', 'Enter'], []],
      ['chooses several in order', ['ArrowUp', 'Enter', 'ArrowUp', 'Enter'], ['blue', 'green']],
      ['chooses the first option that matches', ['r', 'Enter'], ['red']],
      ['chooses an option whose text was typed, on leaving', ['blue', 'Tab'], ['blue']],
      ['does not choose part of a text on leaving', ['blu', 'Tab'], []],
    ] as const) {
      it(title, async () => {
        expect((await setUpWith(keys)).value).to.deep.equal(value);
      });
    }

    it('moves on with Tab from a list that scrolls', async () => {
      const control = await setUpWith(['ArrowDown', 'Tab'], {options: MANY});
      expectFocus(control.nextElementSibling);
      expect(isOpen(control)).to.equal(false);
    });

    it('keeps what is typed when only the window loses the focus', async () => {
      const control = await setUpWith(['pink'], {creatable: true});
      inputIn(control).dispatchEvent(new FocusEvent('blur'));
      expect([control.value, inputIn(control).value]).to.deep.equal([[], 'pink']);
    });

    it('empties the text and stays open after choosing', async () => {
      const control = await setUpWith(['bl', 'Enter']);
      expect([inputIn(control).value, isOpen(control), listed(control)]).to.deep.equal([
        '',
        true,
        ['Red', 'Green', 'Blue'],
      ]);
    });

    it('closes with Escape, and then clears the text', async () => {
      const control = await setUpWith(['re', 'Escape']);
      const first = [isOpen(control), inputIn(control).value];
      await enter(control, 'Escape');
      expect([first, inputIn(control).value]).to.deep.equal([[false, 're'], '']);
    });

    for (const [title, keys, value] of [
      ['removes the last tag with Backspace', ['Backspace'], ['red', 'green']],
      ['removes no tag while there is text', ['x', 'Backspace'], ['red', 'green', 'blue']],
      ['removes the tag with the focus with Delete', ['ArrowLeft', 'ArrowLeft', 'Delete'], ['red', 'blue']],
      ['removes the tag with the focus with Enter', ['ArrowLeft', 'Home', 'Enter'], ['green', 'blue']],
    ] as const) {
      it(title, async () => {
        expect((await setUpWith(keys, {value: ['red', 'green', 'blue']})).value).to.deep.equal(value);
      });
    }

    for (const [keys, focused] of [
      [['ArrowLeft'], 'Remove Blue'],
      [['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'], 'Remove Red'],
      [['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'], 'text'],
      [['ArrowLeft', 'Home', 'End'], 'text'],
      [['x', 'ArrowLeft'], 'text'],
      [['x', 'ArrowLeft', 'ArrowLeft'], 'Remove Blue'],
      [['ArrowLeft', 'Backspace'], 'Remove Green'],
      [['ArrowLeft', 'Home', 'Delete'], 'Remove Green'],
      [['ArrowLeft', 'Delete', 'Delete', 'Delete'], 'text'],
    ] as const) {
      it(`has the focus on "${focused}" after ${keys.join(', ')}`, async () => {
        expect(focusedIn(await setUpWith(keys, {value: ['red', 'green', 'blue']}))).to.equal(focused);
      });
    }

    it('moves to the tags with the right arrow key in right-to-left text', async () => {
      const control = await setUpWith(['ArrowRight', 'ArrowRight'], {value: ['red', 'blue'], dir: 'rtl'});
      expect(focusedIn(control)).to.equal('Remove Red');
    });

    it('does not remove an option that is disabled', async () => {
      const control = await setUpWith(['Backspace'], {
        options: [RED, {...BLUE, disabled: true}],
        value: ['red', 'blue'],
      });
      expect([control.value, removersIn(control).length]).to.deep.equal([['blue'], 0]);
    });
  });

  describe('pointer', () => {
    it('chooses options by click, with the focus in the text', async () => {
      const control = await setUp();
      await clickOn(inputIn(control));
      await control.updateComplete;
      for (const index of [2, 0]) await clickOn(rowsIn(control)[index]!);
      expect([control.value, focusedIn(control), isOpen(control)]).to.deep.equal([
        ['blue', 'red'],
        'text',
        true,
      ]);
    });

    it('removes a tag by click, without moving the focus', async () => {
      const control = await setUp({value: ['red', 'blue']});
      await clickOn(removersIn(control)[0]!);
      await control.updateComplete;
      expect([tagsOf(control), focusedIn(control)]).to.deep.equal([['Blue'], null]);
    });

    it('opens by a click on a tag', async () => {
      const control = await setUp({value: ['red']});
      await clickOn(inside(control, '.tag-text'));
      expect([isOpen(control), focusedIn(control)]).to.deep.equal([true, 'text']);
    });
  });

  describe('max', () => {
    it('stops at the limit, and says so', async () => {
      const control = await setUpWith(['ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter'], {
        max: 2,
      });
      expect([control.value, notesIn(control)]).to.deep.equal([
        ['red', 'green'],
        ['You can choose up to 2.'],
      ]);
    });

    it('disables the other options, until one is removed', async () => {
      const control = await setUpWith(['Alt+ArrowDown'], {max: 1, value: ['green']});
      const before = rowsIn(control).map(row => row.ariaDisabled);
      await enter(control, 'Backspace');
      expect([before, rowsIn(control).map(row => row.ariaDisabled)]).to.deep.equal([
        ['true', null, 'true'],
        [null, null, null],
      ]);
    });
  });

  describe('creatable', () => {
    it('offers to create what is typed, unless it is an option or chosen', async () => {
      const control = await setUpWith(['re'], {creatable: true, value: ['pink']});
      const seen = [listed(control)];
      for (const text of ['d', 'Escape', 'Escape', 'pink']) await enter(control, text);
      expect([...seen, listed(control)]).to.deep.equal([['Red', 'Green', 'Create “re”'], []]);
    });

    for (const [title, keys, value] of [
      ['with Enter', ['pink', 'Enter'], ['pink']],
      ['on leaving', ['pink', 'Tab'], ['pink']],
      ['after the options that match', ['re', 'ArrowUp', 'Enter'], ['re']],
      ['without white space around it', [' hot pink ', 'Enter'], ['hot pink']],
      ['several times', ['pink', 'Enter', 'gold', 'Enter'], ['pink', 'gold']],
    ] as const) {
      it(`adds a new value ${title}`, async () => {
        expect((await setUpWith(keys, {creatable: true})).value).to.deep.equal(value);
      });
    }

    for (const key of ['Enter', 'Tab'])
      for (const properties of [{}, {max: 1}, {options: []}])
        it(`keeps a created value that is typed again, with ${key} and ${JSON.stringify(properties)}`, async () => {
          const keys = ['pink', 'Enter', 'pink', key];
          const control = await setUpWith(keys, {creatable: true, ...properties});
          expect([control.value, inputIn(control).value, control.validity.valid]).to.deep.equal([
            ['pink'],
            '',
            true,
          ]);
        });

    it('keeps a chosen option that is typed again while no more may be chosen', async () => {
      const control = await setUpWith(['red', 'Tab'], {max: 1, value: ['red']});
      expect([control.value, inputIn(control).value, control.validity.valid]).to.deep.equal([
        ['red'],
        '',
        true,
      ]);
    });

    it('adds new values without any options', async () => {
      const control = await setUpWith(['pink', 'Enter'], {creatable: true, options: []});
      expect([tagsOf(control), inputIn(control).value]).to.deep.equal([['pink'], '']);
    });

    it('does not remove a created value with another Enter, once its option has arrived', async () => {
      const control = await setUpWith(['pink', 'Enter'], {creatable: true});
      control.options = [{text: 'Pink', value: 'pink'}, RED];
      await control.updateComplete;
      const active = activeIn(control);
      await press('Enter');
      expect([active, control.value]).to.deep.equal([undefined, ['pink']]);
    });

    for (const act of ['Enter', 'press'])
      it(`says that no more can be chosen when one is created with ${act}`, async () => {
        const control = await setUpWith(['pink'], {creatable: true, max: 1, value: ['red']});
        if (act === 'press') await clickOn(rowsIn(control)[0]!);
        else await press(act);
        expect([control.value, inputIn(control).value, control.validity.tooLong]).to.deep.equal([
          ['red'],
          'pink',
          true,
        ]);
      });

    it('sends lc-create, input, and change', async () => {
      const control = await setUp({creatable: true});
      const seen = recordEvents(control, 'lc-create', 'input', 'change');
      control.focus();
      await enter(control, 'pink', 'Enter');
      expect(seen).to.deep.equal(['lc-create', 'input', 'change']);
    });

    it('adds nothing if lc-create is canceled, so that the app can', async () => {
      const control = await setUp({creatable: true});
      control.addEventListener('lc-create', event => {
        event.preventDefault();
        control.options = [...control.options, {text: event.detail.text, value: 'id-1'}];
        control.value = [...control.value, 'id-1'];
      });
      control.focus();
      await enter(control, 'pink', 'Enter');
      expect([control.value, tagsOf(control), inputIn(control).value]).to.deep.equal([
        ['id-1'],
        ['pink'],
        '',
      ]);
    });
  });

  describe('many options', () => {
    it('renders the first 100, and more at the end of the list', async () => {
      const control = await setUpWith(['Alt+ArrowDown'], {options: MANY});
      const first = rowsIn(control).length;
      const list = inside(control, '#listbox');
      list.scrollTop = list.scrollHeight;
      await until(() => rowsIn(control).length > first);
      expect([first, rowsIn(control).length]).to.deep.equal([100, 200]);
    });

    it('moves past the first 100 with the arrow key', async () => {
      const control = await setUpWith(['ArrowUp', 'ArrowDown'], {options: MANY});
      expect(activeIn(control)).to.equal('Row 100');
    });

    it('finds an option among 10,000', async () => {
      const control = await setUpWith(['row 9999', 'Enter'], {options: MANY});
      expect(tagsOf(control)).to.deep.equal(['Row 9999']);
    });

    it('starts at the first options again when the text changes', async () => {
      const control = await setUpWith(['ArrowUp', 'ArrowDown', '1'], {options: MANY});
      expect(rowsIn(control).length).to.equal(100);
    });
  });

  describe('tags that do not fit', () => {
    const moreIn = (control: Element) => control.shadowRoot!.querySelector<HTMLButtonElement>('.more');

    /** Returns a control whose tags the browser has measured, before it has drawn them. */
    async function setUpTags(properties: Parameters<typeof setUp>[0]) {
      const control = await setUp(properties);
      await nextFrame();
      await nextFrame();
      return control;
    }

    it('has no button while all tags fit', async () => {
      expect(moreIn(await setUpTags({value: ['red']}))).to.equal(null);
    });

    it('counts those after the second line', async () => {
      const control = await setUpTags({options: TWENTY, value: ALL_TWENTY});
      const visible = tagsOf(control).length;
      expect(visible).to.be.within(2, 18);
      expect(moreIn(control)!.textContent.trim()).to.equal(`${20 - visible} more`);
    });

    it('counts them in a control that is moved', async () => {
      const control = await setUpTags({options: TWENTY, value: ALL_TWENTY});
      const visible = tagsOf(control).length;
      const place = document.createElement('div');
      control.before(place);
      place.append(control);
      control.value = ALL_TWENTY.slice(0, 1);
      await nextFrame();
      await nextFrame();
      expect([tagsOf(control).length, moreIn(control)]).to.deep.equal([1, null]);
      control.value = ALL_TWENTY;
      await nextFrame();
      expect(tagsOf(control).length).to.equal(visible);
    });

    it('has as many lines as tagLines', async () => {
      const control = await setUpTags({options: TWENTY, value: ALL_TWENTY, tagLines: 1});
      const one = tagsOf(control).length;
      expect(one).to.be.lessThan(10);
      control.tagLines = 3;
      await control.updateComplete;
      expect(tagsOf(control).length).to.be.greaterThan(one);
    });

    for (const width of [300, 330, 360]) {
      it(`has its number and its text in the line of one in ${width} px`, async () => {
        const control = await setUp();
        control.style.inlineSize = `${width}px`;
        const heightOf = () => inside(control, '.box').offsetHeight;
        const empty = heightOf();
        Object.assign(control, {options: MANY, value: ALL_TWENTY, tagLines: 1});
        await until(() => moreIn(control) !== null && heightOf() === empty);
        expect(moreIn(control)!.textContent.trim()).to.equal(`${20 - tagsOf(control).length} more`);
      });
    }

    it('has its text in the line of the last one', async () => {
      const control = await setUp({value: ['red']});
      const middleOf = (selector: string) => {
        const {top, bottom} = inside(control, selector).getBoundingClientRect();
        return (top + bottom) / 2;
      };
      expect(middleOf('#control')).to.be.closeTo(middleOf('.tag'), 1);
    });

    it('shows all of them with the button, and then fewer', async () => {
      const control = await setUpTags({options: TWENTY, value: ALL_TWENTY});
      const fewer = tagsOf(control).length;
      await clickOn(moreIn(control)!);
      await control.updateComplete;
      const all = [tagsOf(control).length, moreIn(control)!.ariaExpanded];
      await clickOn(moreIn(control)!);
      await control.updateComplete;
      expect([all, tagsOf(control).length]).to.deep.equal([[20, 'true'], fewer]);
    });

    it('fits them into another width', async () => {
      const control = await setUp({options: TWENTY, value: ALL_TWENTY});
      control.style.inlineSize = '300px';
      await aTimeout(50);
      const narrow = tagsOf(control).length;
      control.style.inlineSize = '700px';
      await until(() => tagsOf(control).length > narrow);
    });

    it('renders at most 100 tags', async () => {
      const control = await setUp({options: MANY, value: MANY.map(({value}) => value), tagLines: 0});
      expect([tagsOf(control).length, moreIn(control)!.textContent.trim()]).to.deep.equal([100, '9900 more']);
    });
  });

  it('lists the options that match, with those of a group below its name', async () => {
    const control = await setUpWith(['e'], {options: [{...RED, group: 'Warm'}, GREEN]});
    const shown = [...control.shadowRoot!.querySelectorAll('.group-label, .option')];
    expect(shown.map(part => part.textContent.trim())).to.deep.equal(['Warm', 'Red', 'Green']);
  });
});
