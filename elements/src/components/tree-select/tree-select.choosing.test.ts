import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {recordEvents} from '../../testing/events.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {
  activeIn,
  checksIn,
  enter,
  inputIn,
  inside,
  isOpen,
  listed,
  open,
  rowOf,
  setUp,
  setUpWith,
  statusOf,
  tagsOf,
} from '../../testing/tree-select-harness.js';
import {until} from '../../testing/until.js';
import type {LcTreeSelect, TreeOption} from './tree-select.define.js';

/** A tree select that opens with the first key, before the other keys. */
async function setUpOpen(keys: readonly string[], properties?: Partial<LcTreeSelect>): Promise<LcTreeSelect> {
  const control = await setUpWith(keys.slice(0, 1), properties);
  await until(() => isOpen(control));
  await enter(control, ...keys.slice(1));
  return control;
}

describe('Choosing in a tree select', () => {
  describe('keyboard', () => {
    for (const [key, active] of [
      ['ArrowDown', 'Europe'],
      ['Enter', 'Europe'],
      [' ', 'Europe'],
      ['Alt+ArrowDown', undefined],
    ] as const) {
      it(`opens with ${key === ' ' ? 'Space' : key}`, async () => {
        const control = await setUpOpen([key]);
        expect([activeIn(control), inputIn(control).ariaExpanded]).to.deep.equal([active, 'true']);
      });
    }

    for (const [keys, active, dir = 'ltr'] of [
      [['ArrowDown', 'ArrowDown'], 'Asia'],
      [['ArrowDown', 'ArrowUp'], 'Europe'],
      [['ArrowDown', 'End'], 'Asia'],
      [['ArrowDown', 'End', 'Home'], 'Europe'],
      [['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown'], 'Austria'],
      [['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft'], 'Europe'],
      [['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowRight'], 'Europe', 'rtl'],
    ] as const) {
      it(`has ${active} active after ${keys.join(', ')} in ${dir}`, async () => {
        const control = await setUpOpen(keys, {dir});
        expect(activeIn(control)).to.equal(active);
      });
    }

    it('opens at the chosen option, whose ancestors are open', async () => {
      const control = await setUpOpen(['ArrowDown'], {value: 'rome'});
      expect([activeIn(control), listed(control)]).to.deep.equal([
        'Rome',
        'Europe Italy Rome Milan Austria Asia',
      ]);
    });

    for (const key of ['Enter', ' ']) {
      it(`chooses with ${key === ' ' ? 'Space' : key}, closes, and keeps the focus`, async () => {
        const control = await setUpOpen(['ArrowDown', 'ArrowDown', key]);
        expect([control.value, inputIn(control).value, isOpen(control)]).to.deep.equal(['as', 'Asia', false]);
        expectFocus(inputIn(control));
      });
    }

    it('closes with Escape, and forgets the text', async () => {
      const control = await setUpOpen(['ro', 'Escape'], {value: 'at'});
      expect([isOpen(control), inputIn(control).value, control.value]).to.deep.equal([
        false,
        'Austria',
        'at',
      ]);
    });

    it('removes the only option with Delete', async () => {
      const control = await setUpWith(['Delete'], {value: 'at'});
      expect([control.value, statusOf(control)]).to.deep.equal(['', 'Austria removed.']);
    });

    it('removes the last tag with Backspace, and moves to the tags with ArrowLeft', async () => {
      const control = await setUpWith(['Backspace', 'ArrowLeft'], {
        multiple: true,
        value: ['rome', 'milan', 'at'],
      });
      expect([control.value, control.shadowRoot!.activeElement?.ariaLabel]).to.deep.equal([
        ['rome', 'milan'],
        'Remove Milan',
      ]);
    });

    it('does not open or change while it is read-only', async () => {
      const control = await setUpWith(['ArrowDown', 'Delete'], {value: 'at', readOnly: true});
      expect([isOpen(control), control.value]).to.deep.equal([false, 'at']);
    });
  });

  describe('search', () => {
    it('lists the matches and what is around them, and makes the first match active', async () => {
      const control = await setUpOpen(['ro']);
      expect([listed(control), activeIn(control), statusOf(control)]).to.deep.equal([
        'Europe Italy Rome',
        'Europe',
        '2 options',
      ]);
    });

    it('types a space, unless the user has moved in the tree', async () => {
      const control = await setUpOpen(['e', ' ', 'ArrowDown', ' ']);
      expect([control.value, inputIn(control).value]).to.deep.equal(['it', 'Italy']);
    });

    it('starts with another text after a choice', async () => {
      const control = await setUpOpen(['ArrowDown', 'Enter', 'as']);
      await until(() => isOpen(control));
      expect([listed(control), inputIn(control).value]).to.deep.equal(['Asia', 'as']);
    });

    it('says that nothing matches', async () => {
      const control = await setUpOpen(['ro', 'xyz']);
      expect([inside(control, '.note').textContent, inputIn(control).ariaExpanded]).to.deep.equal([
        'No options',
        'false',
      ]);
    });

    it('chooses the whole option also if only some options inside are listed', async () => {
      const control = await setUpOpen(['rom', 'ArrowUp', ' '], {multiple: true});
      expect([control.value, inputIn(control).value]).to.deep.equal([['rome', 'milan'], 'rom']);
    });
  });

  describe('several', () => {
    it('chooses what is inside, except disabled options, and stays open', async () => {
      const control = await setUpOpen(['ArrowDown', 'End', ' ', 'ArrowRight'], {multiple: true});
      expect([control.value, checksIn(control), isOpen(control)]).to.deep.equal([
        ['ir'],
        'Europe false, Asia mixed, Japan false, Iran true',
        true,
      ]);
      expect(statusOf(control)).to.equal('Asia added.');
    });

    it('removes a tag with its button', async () => {
      const control = await setUp({multiple: true, checkedStrategy: 'parents', value: ['it', 'ir']});
      await clickOn(inside(control, '.remove'));
      await control.updateComplete;
      expect([control.value, tagsOf(control)]).to.deep.equal([['ir'], ['Iran']]);
    });

    it('removes all but disabled options with the clear button', async () => {
      const control = await setUp({multiple: true, value: ['eu', 'as']});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(inside(control, '.clear'));
      expect([control.value, seen]).to.deep.equal([['jp'], ['input', 'change']]);
    });
  });

  describe('pointer', () => {
    it('opens an option with its arrow, and chooses with a press on its text', async () => {
      const control = await setUp();
      await clickOn(inputIn(control));
      await until(() => isOpen(control));
      await clickOn(rowOf(control, 'Europe').querySelector('.arrow')!);
      await control.updateComplete;
      const seen = [listed(control), control.value];
      await clickOn(rowOf(control, 'Austria'));
      expect([...seen, control.value, isOpen(control)]).to.deep.equal([
        'Europe Italy Austria Asia',
        '',
        'at',
        false,
      ]);
      expectFocus(inputIn(control));
    });

    it('does not choose a disabled option', async () => {
      const control = await setUp({value: 'ir'});
      await open(control);
      await clickOn(rowOf(control, 'Japan'));
      expect([control.value, isOpen(control)]).to.deep.equal(['ir', true]);
    });
  });

  describe('options that load', () => {
    const LAZY = [{text: 'Europe', value: 'eu', hasChildren: true}];

    it('loads what is inside when the user opens an option', async () => {
      const asked: (string | undefined)[] = [];
      const loadChildren = (option: TreeOption) => {
        asked.push(option.text);
        return Promise.resolve([{text: 'Malta', value: 'mt'}]);
      };
      const control = await setUpOpen(['ArrowDown', 'ArrowRight'], {options: LAZY, loadChildren});
      await until(() => listed(control) === 'Europe Malta');
      await enter(control, 'ArrowDown', 'Enter');
      expect([control.value, asked]).to.deep.equal(['mt', ['Europe']]);
    });

    it('keeps the chosen option around, and then has those inside', async () => {
      let answer!: (options: TreeOption[]) => void;
      const control = await setUpOpen(['ArrowDown', ' ', 'ArrowRight'], {
        options: LAZY,
        multiple: true,
        loadChildren: () => new Promise<TreeOption[]>(resolve => (answer = resolve)),
      });
      const seen = [control.value];
      await until(() => answer !== undefined);
      answer([{text: 'Malta', value: 'mt'}]);
      await until(() => listed(control) === 'Europe Malta');
      expect([...seen, control.value]).to.deep.equal([['eu'], ['mt']]);
    });

    it('lets users try again', async () => {
      let tries = 0;
      const control = await setUpOpen(['ArrowDown', 'ArrowRight'], {
        options: LAZY,
        loadChildren: () => {
          tries += 1;
          if (tries === 1) throw new Error('offline');
          return [{text: 'Malta', value: 'mt'}];
        },
      });
      await until(() => listed(control).includes('Try again'));
      await enter(control, 'ArrowDown', 'Enter');
      await until(() => listed(control) === 'Europe Malta');
    });
  });

  // The window of WebKitGTK cannot be as narrow.
  const describeNarrow = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent) ? describe.skip : describe;
  describeNarrow('on a phone', () => {
    before(() => setViewport({width: 375, height: 700}));
    after(() => setViewport({width: 800, height: 600}));

    it('is a sheet at the bottom with a search field, which returns the focus', async () => {
      const control = await setUp();
      await clickOn(inputIn(control));
      await until(() => isOpen(control));
      const box = () => inside(control, '.popup').getBoundingClientRect();
      await until(() => box().bottom === innerHeight);
      expect([box().left, box().right, inputIn(control).inputMode]).to.deep.equal([0, innerWidth, 'none']);
      await clickOn(inside(control, '.search'));
      await enter(control, 'rom', 'ArrowDown');
      expect(listed(control)).to.equal('Europe Italy Rome');
      await enter(control, 'Escape');
      expectFocus(inputIn(control));
    });
  });
});
