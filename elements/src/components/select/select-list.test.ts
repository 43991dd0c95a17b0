import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {type} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {testPopupEvents} from '../../testing/popup-events.js';
import {expectFocus} from '../../testing/same-element.js';
import {
  activeIn,
  controlIn,
  COUNTRIES,
  inside,
  isOpen,
  listed,
  pressIn,
  rowsIn,
  setUp,
  setUpWith,
  shownIn,
} from '../../testing/select-list-harness.js';
import {LcSelect} from './select.js';

const ICON = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

testFormControl<LcSelect>({
  tag: 'lc-select',
  children: html`
    <option value="hola" data-description="Spanish">Hola</option>
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

testPopupEvents<LcSelect>({
  make: () => Object.assign(new LcSelect(), {label: 'Country', options: COUNTRIES}),
  openKey: 'ArrowDown',
  chooseKeys: ['ArrowDown', 'Enter'],
  toggle: controlIn,
});

describe('lc-select with its own list', () => {
  describe('accessibility', () => {
    it('is a closed combobox with the text of its option', async () => {
      const control = await setUp({value: 'nz', required: true});
      const {role, ariaExpanded, ariaRequired, ariaHasPopup} = controlIn(control);
      expect([role, ariaExpanded, ariaRequired, ariaHasPopup]).to.deep.equal([
        'combobox',
        'false',
        'true',
        'listbox',
      ]);
      expect(shownIn(control)).to.equal('New Zealand');
    });

    it('refers to its list, also while it is closed', async () => {
      const control = await setUp();
      const id = controlIn(control).getAttribute('aria-controls')!;
      expect(control.shadowRoot!.getElementById(id)?.role).to.equal('listbox');
    });

    it('exposes the selected and the disabled option', async () => {
      const rows = rowsIn(await setUpWith(['ArrowDown'], {value: 'nz'}));
      expect(rows.map(row => row.ariaSelected)).to.deep.equal(['false', 'false', 'false', 'true', 'false']);
      expect(rows.map(row => row.ariaDisabled)).to.deep.equal([null, null, 'true', null, null]);
    });

    it('lists the options in groups with a name', async () => {
      const control = await setUpWith(['ArrowDown']);
      const groups = [...control.shadowRoot!.querySelectorAll('[role=group]')];
      const names = groups.map(group => {
        const id = group.getAttribute('aria-labelledby')!;
        return control.shadowRoot!.getElementById(id)!.textContent;
      });
      expect(names).to.deep.equal(['Africa', 'Oceania']);
      expect(groups.map(group => group.querySelectorAll('.option').length)).to.deep.equal([2, 2]);
    });

    for (const [state, keys, properties] of [
      ['closed', [], {}],
      ['closed with an option', [], {value: 'nz'}],
      ['open', ['ArrowDown'], {value: 'nz'}],
      ['open with icons', ['ArrowDown'], {options: [{text: 'Egypt', value: 'eg', icon: ICON}]}],
      ['disabled', [], {disabled: true, value: 'nz'}],
      ['invalid', [], {required: true, showValidation: true}],
    ] as const) {
      it(`is accessible ${state}`, async () => {
        await expectAccessible(await setUpWith(keys, properties));
      });
    }

    it('shows the empty option in the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUp({lang: 'ar'});
      expect(shownIn(control)).to.equal('اختر…');
    });
  });

  describe('options', () => {
    it('have a second line', async () => {
      expect(listed(await setUpWith(['ArrowDown']))).to.deep.equal([
        'Choose...',
        'Egypt Cairo',
        'Morocco Rabat',
        'New Zealand Wellington',
        'Niue Alofi',
      ]);
    });

    it('show their icon in the list, and in the control once selected', async () => {
      const control = await setUpWith(['ArrowDown'], {options: [{text: 'Egypt', value: 'eg', icon: ICON}]});
      const icons = () =>
        [...control.shadowRoot!.querySelectorAll<HTMLImageElement>('[part=option-icon]')].map(
          ({src, alt, parentElement}) => [src, alt, parentElement!.id],
        );
      expect(icons()).to.deep.equal([[ICON, '', '']]);
      await pressIn(control, 'ArrowDown', 'Enter');
      expect(icons()).to.deep.equal([[ICON, '', 'control']]);
    });

    it('are children with data attributes', async () => {
      const control = await fixture<LcSelect>(html`
        <lc-select label="Country">
          <optgroup label="Africa"><option data-description="Cairo">Egypt</option></optgroup>
        </lc-select>
      `);
      control.focus();
      await pressIn(control, 'ArrowDown');
      expect(listed(control)).to.deep.equal(['Choose...', 'Egypt Cairo']);
    });

    it('without details have the list of the browser', async () => {
      const control = await setUp({options: [{text: 'Egypt', value: 'eg'}]});
      expect(controlIn(control).localName).to.equal('select');
    });

    it('have the list of the browser on touch screens', async () => {
      const {matchMedia} = window;
      window.matchMedia = query => ({...matchMedia(query), matches: query === '(pointer: coarse)'});
      try {
        const control = await setUp({value: 'nz', searchable: true});
        expect([controlIn(control).localName, controlIn(control).value]).to.deep.equal(['select', 'nz']);
      } finally {
        window.matchMedia = matchMedia;
      }
    });

    it('do not replace the control that has the focus', async () => {
      const control = await setUpWith([], {options: [{text: 'Egypt', value: 'eg'}]});
      control.options = COUNTRIES;
      await control.updateComplete;
      expect(controlIn(control).localName).to.equal('select');
      expectFocus(controlIn(control));
      control.blur();
      await control.updateComplete;
      expect(controlIn(control).localName).to.equal('button');
    });
  });

  describe('keyboard', () => {
    for (const [keys, active, properties] of [
      [['ArrowDown'], 'Choose...', {}],
      [['ArrowUp'], 'Niue', {value: 'nu'}],
      [['Alt+ArrowDown'], 'Niue', {value: 'nu'}],
      [['Enter'], 'Niue', {value: 'nu'}],
      [['Space'], 'Niue', {value: 'nu'}],
      [['Home'], 'Choose...', {value: 'nu'}],
      [['End'], 'Niue', {}],
      [['ArrowDown', 'ArrowDown'], 'Egypt', {}],
      [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'New', {}],
      [['ArrowDown', 'ArrowUp'], 'New', {value: 'nu'}],
      [['ArrowDown', 'ArrowDown'], 'Niue', {value: 'nu'}],
      [['ArrowDown', 'PageDown'], 'Niue', {}],
      [['ArrowDown', 'PageUp'], 'Choose...', {value: 'nu'}],
      [['n'], 'New', {}],
      [['n', 'n'], 'Niue', {}],
      [['n', 'n', 'n'], 'New', {}],
      [['n', 'e', 'n'], 'New', {}],
      [['n', 'i'], 'Niue', {}],
      [['n', 'e', 'w', 'Space', 'z'], 'New', {}],
      [['m'], 'Choose...', {}],
    ] as const) {
      it(`makes ${active} active with ${keys.join(', ')} and ${JSON.stringify(properties)}`, async () => {
        const control = await setUpWith(keys, properties);
        expect([isOpen(control), activeIn(control)]).to.deep.equal([true, active]);
        expectFocus(controlIn(control));
      });
    }

    for (const key of ['Enter', 'Space', 'Alt+ArrowUp', 'Tab']) {
      it(`selects the active option with ${key}`, async () => {
        const control = await setUpWith(['ArrowDown', 'ArrowDown', key]);
        expect([control.value, shownIn(control), isOpen(control)]).to.deep.equal(['eg', 'Egypt', false]);
        expectFocus(key === 'Tab' ? control.nextElementSibling! : control);
      });
    }

    it('closes with Escape without selecting', async () => {
      const control = await setUpWith(['ArrowDown', 'ArrowDown', 'Escape']);
      expect([control.value, isOpen(control)]).to.deep.equal(['', false]);
    });

    it('can be emptied again', async () => {
      const control = await setUpWith(['Home', 'Enter'], {value: 'nz'});
      expect([control.value, shownIn(control)]).to.deep.equal(['', 'Choose...']);
    });

    it('does not move by itself with Tab', async () => {
      const control = await setUpWith(['Tab']);
      expect([control.value, isOpen(control)]).to.deep.equal(['', false]);
    });

    it('renders a far option to make it active', async () => {
      const options = Array.from({length: 1000}, (_, index) => ({text: `Row ${index}`, group: 'Rows'}));
      const control = await setUpWith(['End'], {options});
      const list = inside(control, '#listbox').getBoundingClientRect();
      const row = rowsIn(control).at(-1)!.getBoundingClientRect();
      expect(inside(control, '[part~=option-active]').textContent.trim()).to.equal('Row 999');
      expect(row.bottom).to.be.at.most(list.bottom + 1);
    });
  });

  describe('pointer', () => {
    it('opens and closes with a press', async () => {
      const control = await setUp();
      await clickOn(controlIn(control));
      expect(isOpen(control)).to.equal(true);
      await clickOn(controlIn(control));
      expect(isOpen(control)).to.equal(false);
    });

    it('selects the pressed option, and keeps the focus', async () => {
      const control = await setUp();
      await clickOn(controlIn(control));
      await clickOn(rowsIn(control)[1]!);
      await control.updateComplete;
      expect([control.value, shownIn(control), isOpen(control)]).to.deep.equal(['eg', 'Egypt', false]);
      expectFocus(controlIn(control));
    });

    it('does not select a disabled option', async () => {
      const control = await setUp();
      await clickOn(controlIn(control));
      await clickOn(rowsIn(control)[2]!);
      expect([control.value, isOpen(control)]).to.deep.equal(['', true]);
    });

    it('does not open while disabled', async () => {
      const control = await setUp({disabled: true});
      await clickOn(controlIn(control));
      expect(isOpen(control)).to.equal(false);
    });
  });

  describe('popup', () => {
    it('closes when the select is disabled', async () => {
      const control = await setUpWith(['ArrowDown']);
      control.disabled = true;
      await control.updateComplete;
      expect(isOpen(control)).to.equal(false);
    });

    it('does not cover a sticky header', async () => {
      document.documentElement.style.setProperty('--lc-header-height', '120px');
      try {
        const options = Array.from({length: 50}, (_, index) => ({text: `Row ${index}`, group: 'Rows'}));
        const control = await setUp({options});
        control.style.cssText = 'position: fixed; inset: auto auto 10px 20px';
        await clickOn(controlIn(control));
        await control.updateComplete;
        expect(inside(control, '.popup').getBoundingClientRect().top).to.be.at.least(120);
      } finally {
        document.documentElement.style.removeProperty('--lc-header-height');
      }
    });

    it('is aligned with the control from right to left', async () => {
      const control = await setUp({dir: 'rtl'});
      await clickOn(controlIn(control));
      await control.updateComplete;
      const [popup, box] = ['.popup', '.box'].map(part => inside(control, part).getBoundingClientRect());
      expect([popup!.right, popup!.width].map(Math.round)).to.deep.equal(
        [box!.right, box!.width].map(Math.round),
      );
    });

    it('sets the state open while it is visible', async () => {
      const control = await setUpWith(['ArrowDown']);
      expect(control.matches(':state(open)')).to.equal(true);
      await pressIn(control, 'Escape');
      expect(control.matches(':state(open)')).to.equal(false);
    });
  });

  describe('events', () => {
    it('sends input and change once for a selection, with the new value', async () => {
      const control = await setUp();
      const values: string[] = [];
      control.addEventListener('input', () => values.push(control.value));
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await pressIn(control, 'ArrowDown', 'ArrowDown', 'Enter');
      control.blur();
      expect([values, seen]).to.deep.equal([['eg'], ['input', 'change']]);
    });

    it('sends no event for the option that is selected already', async () => {
      const control = await setUp({value: 'nz'});
      const seen = recordEvents(control, 'input', 'change');
      control.focus();
      await pressIn(control, 'ArrowDown', 'Enter');
      expect(seen).to.deep.equal([]);
    });
  });

  describe('form', () => {
    it('is not submitted with Enter, and submits the selected value', async () => {
      const form = document.createElement('form');
      const control = await setUp();
      control.before(form);
      form.append(control, document.createElement('button'));
      const seen = recordEvents(form, 'submit');
      control.focus();
      await pressIn(control, 'Enter', 'ArrowDown', 'Enter');
      expect([seen, new FormData(form).get('country')]).to.deep.equal([[], 'eg']);
    });
  });
});
