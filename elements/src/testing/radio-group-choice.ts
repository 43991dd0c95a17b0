import {expect, fixture} from '@open-wc/testing';
import {html as staticHtml} from 'lit/static-html.js';
import {recordEvents} from './events.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';
import {
  HELLO,
  HOLA,
  checkedOf,
  focusedOf,
  languages,
  radioGroups,
  radiosOf,
  tabStopsOf,
  textsOf,
  type RadioGroupElement,
} from './radio-group-harness.js';
import {expectFocus} from './same-element.js';

/** Tests how a user selects an option of a radio group, by pointer and keyboard. */
export function testRadioChoice<Group extends RadioGroupElement>(tag: string): void {
  const {element, make, makeWith, makeForm} = radioGroups<Group>(tag);

  describe('events', () => {
    it('sends input and change, once each, when an option is clicked', async () => {
      const group = await make();
      const seen = recordEvents(group, 'input', 'change');
      await clickOn(radiosOf(group)[1]!);
      expect(seen).to.deep.equal(['input', 'change']);
      expect(group.value).to.equal('hello');
    });

    it('selects an option whose text is clicked', async () => {
      const group = await make();
      await clickOn(textsOf(group)[2]!);
      expect(group.value).to.equal('ciao');
    });

    it('has the new value when input is sent', async () => {
      const group = await make();
      const values: string[] = [];
      group.addEventListener('input', () => values.push(group.value));
      group.focus();
      await press('ArrowDown');
      await press('ArrowDown');
      expect(values).to.deep.equal(['hello', 'ciao']);
    });

    it('sends nothing when the selected option is clicked again', async () => {
      const group = await makeWith({value: 'hola'});
      const seen = recordEvents(group, 'input', 'change');
      await clickOn(radiosOf(group)[0]!);
      expect(seen).to.deep.equal([]);
    });

    it('selects nothing when the app cancels the click', async () => {
      const group = await makeWith({value: 'hola'});
      group.addEventListener('click', event => event.preventDefault());
      await clickOn(radiosOf(group)[1]!);
      await group.updateComplete;
      expect([group.value, checkedOf(group)]).to.deep.equal(['hola', ['hola']]);
    });

    it('shows click listeners the new value', async () => {
      const group = await make();
      const seen: string[] = [];
      group.addEventListener('click', () => seen.push(group.value));
      await clickOn(textsOf(group)[1]!);
      expect(seen.at(-1)).to.equal('hello');
    });

    it('selects nothing when a disabled option is clicked', async () => {
      const group = await makeWith({options: [HOLA, {...HELLO, disabled: true}]});
      const seen = recordEvents(group, 'input', 'change');
      await clickOn(textsOf(group)[1]!);
      expect([seen, group.value]).to.deep.equal([[], '']);
    });

    it('focuses the selected option when its outside label is clicked', async () => {
      const {form, group} = await makeForm(
        staticHtml`<label for="group">Outside</label><${element} id="group" value="ciao">${languages}</${element}>`,
      );
      await clickOn(form.querySelector('label')!);
      expect(focusedOf(group)).to.equal('ciao');
    });
  });

  describe('keyboard', () => {
    it('is one tab stop', async () => {
      const row = await fixture(
        staticHtml`<div><button></button><${element}>${languages}</${element}><button></button></div>`,
      );
      const [before, after] = row.querySelectorAll('button');
      before!.focus();
      await press('Tab');
      expectFocus(row.querySelector(tag));
      await press('Tab');
      expectFocus(after!);
    });

    for (const [title, attributes, stops] of [
      ['the first option while none is selected', {}, ['hola']],
      ['the selected option', {value: 'ciao'}, ['ciao']],
      [
        'the first option that is not disabled',
        {options: [{...HOLA, disabled: true}, HELLO], value: 'hola'},
        ['hello'],
      ],
      ['no option when all are disabled', {options: [{...HOLA, disabled: true}]}, []],
    ] as const) {
      it(`has its tab stop at ${title}`, async () => {
        expect(tabStopsOf(await makeWith(attributes))).to.deep.equal(stops);
      });
    }

    it('can be reached with Tab when the selected option is disabled', async () => {
      const group = await makeWith({options: [HOLA, {...HELLO, disabled: true}], value: 'hello'});
      await press('Tab');
      expect(focusedOf(group)).to.equal('hola');
    });

    it('leaves a disabled option that was selected when the user selects another', async () => {
      const group = await makeWith({options: [HOLA, {...HELLO, disabled: true}], value: 'hello'});
      group.focus();
      await press('Space');
      await group.updateComplete;
      expect([group.value, checkedOf(group)]).to.deep.equal(['hola', ['hola']]);
    });

    it('selects with Space while no option is selected', async () => {
      const group = await make();
      const seen = recordEvents(group, 'input', 'change');
      group.focus();
      await press('Space');
      expect([group.value, seen]).to.deep.equal(['hola', ['input', 'change']]);
    });

    for (const [key, from, to] of [
      ['ArrowDown', 'hola', 'hello'],
      ['ArrowRight', 'hola', 'hello'],
      ['ArrowUp', 'hello', 'hola'],
      ['ArrowLeft', 'hello', 'hola'],
      ['ArrowDown', 'ciao', 'hola'],
      ['ArrowUp', 'hola', 'ciao'],
    ] as const) {
      it(`moves and selects from ${from} to ${to} with ${key}`, async () => {
        const group = await makeWith({value: from});
        const seen = recordEvents(group, 'input', 'change');
        group.focus();
        await press(key);
        expect([group.value, focusedOf(group), seen]).to.deep.equal([to, to, ['input', 'change']]);
      });
    }

    for (const [key, to] of [
      ['ArrowLeft', 'ciao'],
      ['ArrowRight', 'hola'],
      ['ArrowDown', 'ciao'],
    ] as const) {
      it(`moves to ${to} with ${key} in right-to-left text`, async () => {
        const group = await makeWith({value: 'hello', dir: 'rtl'});
        group.focus();
        await press(key);
        expect(group.value).to.equal(to);
      });
    }

    it('skips disabled options', async () => {
      const group = await makeWith({
        options: [HOLA, {...HELLO, disabled: true}, {text: 'Ciao', value: 'ciao'}],
        value: 'hola',
      });
      group.focus();
      await press('ArrowDown');
      expect(group.value).to.equal('ciao');
    });

    it('leaves Alt with an arrow key to the browser', async () => {
      const group = await makeWith({value: 'hola'});
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowDown',
        altKey: true,
        bubbles: true,
        cancelable: true,
      });
      radiosOf(group)[0]!.dispatchEvent(event);
      expect([event.defaultPrevented, group.value]).to.deep.equal([false, 'hola']);
    });
  });
}
