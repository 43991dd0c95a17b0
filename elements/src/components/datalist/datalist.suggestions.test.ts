import {expect} from '@open-wc/testing';
import {
  OPTIONS,
  inside,
  inputIn,
  toggleIn,
  rowsIn,
  listed,
  notesIn,
  isOpen,
  activeIn,
  setUp,
  setUpWith,
  setUpTyped,
} from '../../testing/datalist-harness.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import './datalist.define.js';

const THOUSANDS = Array.from({length: 5000}, (_, index) => ({text: `Row ${index}`, value: String(index)}));

describe('lc-datalist suggestions', () => {
  describe('typed text', () => {
    for (const [text, value] of [
      ['PYTHON', 'python'],
      ['python', 'python'],
      ['Java', 'java'],
      ['Rust', 'Rust'],
      ['pyth', 'pyth'],
    ] as const) {
      it(`has the value "${value}" for "${text}"`, async () => {
        expect((await setUpTyped(text)).value).to.equal(value);
      });
    }

    it('keeps the text as typed when its own value is set again', async () => {
      const control = await setUpTyped('python');
      const {value} = control;
      control.value = value;
      await control.updateComplete;
      expect(inputIn(control).value).to.equal('python');
    });

    it('becomes the value of an option that arrives later', async () => {
      const control = await setUpTyped('rust');
      control.options = [{text: 'Rust', value: 'rs'}];
      expect(control.value).to.equal('rs');
    });
  });

  describe('options that arrive while a suggestion is active', () => {
    it('leave the same suggestion active, which Enter selects', async () => {
      const control = await setUpWith(['ArrowDown', 'ArrowDown']);
      control.options = [{text: 'ALPHA', value: 'alpha'}, ...OPTIONS.map(option => ({...option}))];
      await control.updateComplete;
      const active = activeIn(control);
      await press('Enter');
      expect([active, control.value]).to.deep.equal(['C', 'c']);
    });

    it('leave no suggestion active if it is not among them, and Enter selects none', async () => {
      const control = await setUpWith(['ArrowDown', 'ArrowDown']);
      control.options = [
        {text: 'ALPHA', value: 'alpha'},
        {text: 'BETA', value: 'beta'},
      ];
      await press('Enter');
      expect([activeIn(control), control.value]).to.deep.equal([undefined, '']);
    });

    it('can have the same value', async () => {
      const options = [
        {text: 'One', value: 'x'},
        {text: 'Two', value: 'x'},
        {text: 'Three', value: 'y'},
      ];
      const control = await setUpWith(['ArrowDown', 'ArrowDown', 'ArrowDown'], {options});
      expect(activeIn(control)).to.equal('Three');
    });
  });

  describe('suggestions', () => {
    it('contain the text, ignoring case', async () => {
      expect(listed(await setUpTyped('a'))).to.deep.equal(['JAVA']);
    });

    it('mark the text, and show HTML as text', async () => {
      const control = await setUpTyped('b>', {options: [{text: '<b>Bold</b>', value: 'b'}]});
      expect(listed(control)).to.deep.equal(['<b>Bold</b>']);
      expect(inside(control, 'mark').textContent).to.equal('b>');
    });

    it('are all listed when it opens with a value', async () => {
      const control = await setUpWith(['Alt+ArrowDown'], {value: 'c'});
      expect(listed(control)).to.deep.equal(['PYTHON', 'C', 'JAVA']);
    });

    it('leave out disabled options', async () => {
      const control = await setUpWith(['Alt+ArrowDown'], {
        options: [{value: 'x', disabled: true}, ...OPTIONS],
      });
      expect(listed(control)).to.deep.equal(['PYTHON', 'C', 'JAVA']);
    });

    it('report that nothing matches', async () => {
      const control = await setUpTyped('zzz');
      expect(notesIn(control)).to.deep.equal(['No suggestions']);
      expect(inputIn(control).ariaExpanded).to.equal('false');
    });

    it('show 100 matches, and the number of the others', async () => {
      const control = await setUpTyped('row', {options: THOUSANDS});
      expect(rowsIn(control)).to.have.length(100);
      expect(notesIn(control)).to.deep.equal(['4,900 more. Type to narrow the list.']);
    });

    it('show more at the end of the list', async () => {
      const control = await setUpTyped('row', {options: THOUSANDS});
      rowsIn(control).at(-1)!.scrollIntoView();
      await until(() => rowsIn(control).length === 200);
      expect(notesIn(control)).to.deep.equal(['4,800 more. Type to narrow the list.']);
    });

    it('show more when an arrow key moves on from the last one', async () => {
      const control = await setUpTyped('row', {options: THOUSANDS});
      await press('ArrowUp');
      await press('ArrowDown');
      await control.updateComplete;
      expect([activeIn(control), rowsIn(control).length]).to.deep.equal(['Row 100', 200]);
    });

    it('cover neither the field nor its label and hint at the bottom of the page', async () => {
      const control = await setUp({hint: 'The language that you use most.'});
      control.style.cssText = 'position: fixed; inset: auto auto 10px 20px';
      await clickOn(toggleIn(control));
      const popup = inside(control, '.popup');
      // It is placed before a frame is painted, and again when its size changes.
      await until(() => popup.getBoundingClientRect().height > 80);
      const {top} = inside(control, '.label').getBoundingClientRect();
      await until(() => Math.abs(popup.getBoundingClientRect().bottom - (top - 3.5)) <= 4.5);
    });

    it('follow new options while open', async () => {
      const control = await setUpWith(['ArrowDown', 'ArrowUp']);
      control.options = [{text: 'Ada', value: 'ada'}];
      await control.updateComplete;
      expect([listed(control), activeIn(control)]).to.deep.equal([['Ada'], undefined]);
    });

    it('do not open if there are no options', async () => {
      expect(isOpen(await setUpTyped('a', {options: []}))).to.equal(false);
    });

    it('close when it is disabled', async () => {
      const control = await setUpWith(['ArrowDown']);
      control.disabled = true;
      await control.updateComplete;
      expect(isOpen(control)).to.equal(false);
    });
  });

  describe('pointer', () => {
    it('opens with a press on the text', async () => {
      const control = await setUp();
      await clickOn(inputIn(control));
      expect(isOpen(control)).to.equal(true);
    });

    it('opens and closes with a press on the button, and keeps the focus in the text', async () => {
      const control = await setUp();
      await clickOn(toggleIn(control));
      expect(isOpen(control)).to.equal(true);
      expectFocus(inputIn(control));
      await clickOn(toggleIn(control));
      expect(isOpen(control)).to.equal(false);
    });

    it('selects the pressed suggestion, and keeps the focus', async () => {
      const control = await setUpTyped('j');
      await clickOn(rowsIn(control)[0]!);
      await control.updateComplete;
      expect([control.value, inputIn(control).value, isOpen(control)]).to.deep.equal(['java', 'JAVA', false]);
      expectFocus(inputIn(control));
    });

    it('does not open while disabled', async () => {
      const control = await setUp({disabled: true});
      await clickOn(toggleIn(control));
      await clickOn(inputIn(control));
      expect(isOpen(control)).to.equal(false);
    });
  });
});
