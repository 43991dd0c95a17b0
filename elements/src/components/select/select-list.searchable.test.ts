import {expect, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {
  activeIn,
  controlIn,
  inside,
  isOpen,
  listed,
  pressIn,
  setUp,
  setUpTyped,
  setUpWith,
  shownIn,
  statusOf,
} from '../../testing/select-list-harness.js';
import {LcSelect} from './select.js';

class SearchableSelect extends LcSelect {
  constructor() {
    super();
    this.searchable = true;
  }
}
customElements.define('test-searchable-select', SearchableSelect);

testFormControl<SearchableSelect>({
  tag: 'test-searchable-select',
  children: html`
    <option value="hola">Hola</option>
    <option value="hello">Hello</option>
  `,
  values: [
    {set: control => (control.value = 'hola'), initValue: 'hola', typed: 'hola', submitted: 'hola'},
    {set: control => (control.value = 'hello'), initValue: 'hello', typed: 'hello', submitted: 'hello'},
  ],
  emptyFormValue: '',
  inner: controlIn,
  edit: async control => {
    control.focus();
    await type('Ho');
    await pressIn(control, 'Enter');
  },
});

describe('lc-select with searchable', () => {
  describe('accessibility', () => {
    it('is a combobox with list autocomplete', async () => {
      const {localName, role, ariaAutoComplete, ariaExpanded} = controlIn(await setUp({searchable: true}));
      expect([localName, role, ariaAutoComplete, ariaExpanded]).to.deep.equal([
        'input',
        'combobox',
        'list',
        'false',
      ]);
    });

    for (const [text, said] of [
      ['n', '2 options'],
      ['eg', '1 option'],
      ['zz', 'No options'],
    ] as const) {
      it(`announces "${said}" after "${text}"`, async () => {
        expect(statusOf(await setUpTyped(text))).to.equal(said);
      });
    }

    for (const text of ['', 'n', 'zz']) {
      it(`is accessible with the text "${text}"`, async () => {
        const control = await setUpTyped(text, {value: 'nz'});
        await pressIn(control, 'ArrowDown');
        await expectAccessible(control);
      });
    }

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUpTyped('zz', {lang: 'ar'});
      expect(inside(control, '.note').textContent.trim()).to.equal('لا توجد خيارات');
      expect(controlIn(control).placeholder).to.equal('اختر…');
    });
  });

  describe('text', () => {
    it('is that of the selected option, and empty for the empty option', async () => {
      expect([
        shownIn(await setUp({searchable: true, value: 'nz'})),
        shownIn(await setUp({searchable: true})),
      ]).to.deep.equal(['New Zealand', '']);
    });

    it('filters the options, and makes the first one active', async () => {
      const control = await setUpTyped('n');
      expect([listed(control), activeIn(control)]).to.deep.equal([
        ['New Zealand Wellington', 'Niue Alofi'],
        'New',
      ]);
    });

    it('does not find the empty option of the library', async () => {
      expect(listed(await setUpTyped('cho'))).to.deep.equal([]);
    });

    it('is marked in the options', async () => {
      expect(inside(await setUpTyped('iu'), 'mark').textContent).to.equal('iu');
    });

    it('replaces that of the selected option after a press', async () => {
      const control = await setUp({searchable: true, value: 'nz'});
      await clickOn(controlIn(control));
      await type('eg');
      await control.updateComplete;
      expect([shownIn(control), listed(control)]).to.deep.equal(['eg', ['Egypt Cairo']]);
    });

    it('returns to that of the selected option when it is left without a choice', async () => {
      const control = await setUpTyped('zz', {value: 'nz'});
      control.blur();
      await control.updateComplete;
      expect([shownIn(control), control.value]).to.deep.equal(['New Zealand', 'nz']);
    });

    it('selects the option that it names when it is left', async () => {
      const control = await setUpTyped('EGYPT', {value: 'nz'});
      control.blur();
      await control.updateComplete;
      expect([shownIn(control), control.value]).to.deep.equal(['Egypt', 'eg']);
    });

    it('selects the empty option when it is cleared and left', async () => {
      const control = await setUpWith([], {searchable: true, value: 'nz'});
      controlIn(control).select();
      await pressIn(control, 'Backspace');
      control.blur();
      await control.updateComplete;
      expect([shownIn(control), control.value]).to.deep.equal(['', '']);
    });

    it('returns to that of the selected option with Escape', async () => {
      const control = await setUpTyped('e', {value: 'nz'});
      await pressIn(control, 'Escape');
      expect([shownIn(control), isOpen(control)]).to.deep.equal(['New Zealand', false]);
    });

    it('is replaced when the app sets another value', async () => {
      const control = await setUpTyped('e', {value: 'nz'});
      control.value = 'eg';
      await control.updateComplete;
      expect(shownIn(control)).to.equal('Egypt');
    });
  });

  describe('keyboard', () => {
    it('selects the active option with Enter', async () => {
      const control = await setUpTyped('n');
      await pressIn(control, 'ArrowDown', 'Enter');
      expect([control.value, shownIn(control), isOpen(control)]).to.deep.equal(['nu', 'Niue', false]);
      expectFocus(controlIn(control));
    });

    it('selects the active option with Tab, and moves on', async () => {
      const control = await setUpTyped('eg');
      await pressIn(control, 'Tab');
      expect(control.value).to.equal('eg');
      expectFocus(control.nextElementSibling);
    });

    it('opens at the selected option with an arrow key', async () => {
      const control = await setUpWith(['ArrowDown'], {searchable: true, value: 'nu'});
      expect([isOpen(control), activeIn(control)]).to.deep.equal([true, 'Niue']);
    });

    it('types a space, and moves the caret with Home', async () => {
      const control = await setUpTyped('new ');
      await pressIn(control, 'Home');
      expect([shownIn(control), controlIn(control).selectionStart, activeIn(control)]).to.deep.equal([
        'new ',
        0,
        'New',
      ]);
    });
  });

  describe('events', () => {
    it('sends input and change for a selection, and nothing for typing', async () => {
      const control = await setUp({searchable: true});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await type('eg');
      expect(seen).to.deep.equal([]);
      await pressIn(control, 'Enter');
      control.blur();
      expect(seen).to.deep.equal(['input', 'change']);
    });
  });
});
