import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {resetMouse, sendMouse} from '@web/test-runner-commands';
import {recordEvents} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {checked, focused, make, radioOf, shares, tabStops} from '../../testing/rating-harness.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import {until} from '../../testing/until.js';
import './rating.define.js';

describe('lc-rating', () => {
  describe('events', () => {
    it('sends input and change, once each, when a star is clicked', async () => {
      const control = await make();
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(radioOf(control, 4));
      await control.updateComplete;
      expect([seen, control.value, checked(control)]).to.deep.equal([['input', 'change'], 4, ['4 of 5']]);
    });

    it('selects half a star', async () => {
      const control = await make({step: 0.5});
      await clickOn(radioOf(control, 2.5));
      expect(control.value).to.equal(2.5);
    });

    it('clears when the selected star is clicked again, with the focus at the choice for none', async () => {
      const control = await make({value: 4});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(radioOf(control, 4));
      await until(() => control.value === null);
      await control.updateComplete;
      expect([seen, checked(control), focused(control)]).to.deep.equal([
        ['input', 'change'],
        ['No rating'],
        'No rating',
      ]);
    });

    it('does not clear if it is required', async () => {
      const control = await make({value: 4, required: true});
      await clickOn(radioOf(control, 4));
      await aTimeout(10);
      expect(control.value).to.equal(4);
    });

    for (const [title, detail] of [
      ['the second click of a double click', 2],
      ['a click without a pointer, such as Space', 0],
    ] as const) {
      it(`does not clear with ${title}`, async () => {
        const control = await make({value: 4});
        radioOf(control, 4).dispatchEvent(
          new MouseEvent('click', {detail, bubbles: true, composed: true, cancelable: true}),
        );
        await aTimeout(10);
        expect(control.value).to.equal(4);
      });
    }

    it('does not clear when the app cancels the click', async () => {
      const control = await make({value: 4});
      control.addEventListener('click', event => event.preventDefault());
      await clickOn(radioOf(control, 4));
      await aTimeout(10);
      expect([control.value, checked(control)]).to.deep.equal([4, ['4 of 5']]);
    });

    it('selects nothing when the app cancels the click', async () => {
      const control = await make({value: 2});
      control.addEventListener('click', event => event.preventDefault());
      await clickOn(radioOf(control, 4));
      await control.updateComplete;
      expect([control.value, checked(control)]).to.deep.equal([2, ['2 of 5']]);
    });

    it('changes nothing while the pointer is over a star', async () => {
      const control = await make({value: 2});
      const seen = recordEvents(control, 'input', 'change');
      const {left, top, width, height} = radioOf(control, 4).getBoundingClientRect();
      await sendMouse({type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)]});
      await until(() => radioOf(control, 4).matches(':hover'));
      expect([seen, control.value, checked(control), shares(control)]).to.deep.equal([
        [],
        2,
        ['2 of 5'],
        // Browsers without a pointer, as on a phone, have no preview.
        matchMedia('(hover: hover)').matches ? [1, 1, 1, 1, 0] : [1, 1, 0, 0, 0],
      ]);
      await resetMouse();
    });

    it('focuses the selected choice when its outside label is clicked', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><label for="outside">Outside</label><lc-rating id="outside" value="3"></lc-rating></form>`,
      );
      await clickOn(form.querySelector('label')!);
      expect(focused(form.querySelector('lc-rating')!)).to.equal('3 of 5');
    });

    it('sends nothing when its value is set', async () => {
      const control = await make();
      const seen = recordEvents(control, 'input', 'change');
      control.value = 3;
      await control.updateComplete;
      expect(seen).to.deep.equal([]);
    });
  });

  describe('keyboard', () => {
    it('is one tab stop', async () => {
      const row = await fixture(
        html`<div><button></button><lc-rating label="Quality" value="3"></lc-rating><button></button></div>`,
      );
      const [before, after] = row.querySelectorAll('button');
      before!.focus();
      await press('Tab');
      expectFocus(row.querySelector('lc-rating'));
      await press('Tab');
      expectFocus(after!);
    });

    for (const [title, attributes, stop] of [
      ['the choice for none if there is no rating', {}, 'No rating'],
      ['the selected choice', {value: 3}, '3 of 5'],
      ['the first star if it is required and empty', {required: true}, '1 of 5'],
      ['half of the first star if it is required and empty', {required: true, step: 0.5}, '0.5 of 5'],
    ] as const) {
      it(`has its tab stop at ${title}`, async () => {
        expect(tabStops(await make(attributes))).to.deep.equal([stop]);
      });
    }

    it('is not in the tab order if it is read-only', async () => {
      const control = await make({value: 3, readOnly: true});
      await press('Tab');
      expect(document.activeElement === control).to.equal(false);
    });

    for (const [key, attributes, value] of [
      ['ArrowRight', {value: 3}, 4],
      ['ArrowDown', {value: 3}, 4],
      ['ArrowLeft', {value: 3}, 2],
      ['ArrowUp', {value: 3}, 2],
      ['ArrowRight', {}, 1],
      ['ArrowLeft', {value: 1}, null],
      ['ArrowRight', {value: 5}, null],
      ['ArrowLeft', {value: null}, 5],
      ['ArrowRight', {value: 5, required: true}, 1],
      ['ArrowLeft', {value: 1, required: true}, 5],
      ['ArrowRight', {value: 3, step: 0.5}, 3.5],
      ['Space', {required: true}, 1],
      ['Space', {value: 3}, 3],
    ] as const) {
      it(`selects ${value} with ${key} and ${JSON.stringify(attributes)}`, async () => {
        const control = await make(attributes);
        control.focus();
        await press(key);
        expect(control.value).to.equal(value);
      });
    }

    for (const [key, value] of [
      ['ArrowLeft', 4],
      ['ArrowRight', 2],
      ['ArrowDown', 4],
    ] as const) {
      it(`selects ${value} with ${key} in right-to-left text`, async () => {
        const control = await make({value: 3, dir: 'rtl'});
        control.focus();
        await press(key);
        expect(control.value).to.equal(value);
      });
    }

    it('sends input and change when it is cleared', async () => {
      const control = await make({value: 1});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await press('ArrowLeft');
      expect([seen, focused(control)]).to.deep.equal([['input', 'change'], 'No rating']);
    });
  });

  describe('form', () => {
    it('submits nothing without a rating, like native radio buttons', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-rating name="stars" value="3"></lc-rating></form>`,
      );
      const submitted = [[...new FormData(form)]];
      form.querySelector('lc-rating')!.value = null;
      submitted.push([...new FormData(form)]);
      expect(submitted).to.deep.equal([[['stars', '3']], []]);
    });

    it('resets to the initial value, also visually', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-rating name="stars" value="3"></lc-rating></form>`,
      );
      const control = form.querySelector('lc-rating')!;
      await clickOn(radioOf(control, 5));
      form.reset();
      await control.updateComplete;
      expect([control.value, checked(control)]).to.deep.equal([3, ['3 of 5']]);
    });

    it('restores that the user has cleared it', async () => {
      const control = await make({initValue: 3});
      control.formStateRestoreCallback('');
      expect(control.value).to.equal(null);
    });

    it('submits a read-only fraction, and does not validate it', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form>
          <lc-rating name="a" value="3.7" readonly></lc-rating
          ><lc-rating name="b" required readonly></lc-rating>
        </form>`,
      );
      expect([[...new FormData(form)], form.checkValidity()]).to.deep.equal([[['a', '3.7']], true]);
    });

    it('asks for a rating while it is required and empty', async () => {
      expect((await make({required: true})).validationMessage).to.equal('Quality is required.');
    });

    it('submits the form with Enter', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-rating label="Quality"></lc-rating><button>Go</button></form>`,
      );
      const submission = new Promise<SubmitEvent>(resolve =>
        form.addEventListener('submit', event => {
          event.preventDefault();
          resolve(event);
        }),
      );
      form.querySelector('lc-rating')!.focus();
      await press('Enter');
      expectSame((await submission).submitter, form.querySelector('button'));
    });
  });
});
