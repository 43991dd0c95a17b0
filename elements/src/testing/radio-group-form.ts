import {expect} from '@open-wc/testing';
import {html as staticHtml} from 'lit/static-html.js';
import {press} from './keyboard.js';
import {clickOn} from './pointer.js';
import {
  HOLA,
  checkedOf,
  languages,
  radioGroups,
  radiosOf,
  type RadioGroupElement,
} from './radio-group-harness.js';
import {expectSame} from './same-element.js';

/** Tests a radio group in its form. */
export function testRadioForm<Group extends RadioGroupElement>(tag: string): void {
  const {element, makeForm} = radioGroups<Group>(tag);

  describe('form', () => {
    it('resets to the initial value, also visually', async () => {
      const {form, group} = await makeForm(
        staticHtml`<${element} name="field" value="ciao">${languages}</${element}>`,
      );
      await clickOn(radiosOf(group)[0]!);
      form.reset();
      await group.updateComplete;
      expect(checkedOf(group)).to.deep.equal(['ciao']);
    });

    it('submits nothing for a value that is not an option', async () => {
      const {form, group} = await makeForm(staticHtml`<${element} name="field">${languages}</${element}>`);
      group.value = 'salut';
      expect([...new FormData(form)]).to.deep.equal([]);
    });

    it('submits nothing for a disabled option, like HTML', async () => {
      const {form, group} = await makeForm(staticHtml`<${element} name="field"></${element}>`);
      Object.assign(group, {options: [{...HOLA, disabled: true}], value: 'hola'});
      expect([...new FormData(form)]).to.deep.equal([]);
    });

    it('keeps two groups on a page separate', async () => {
      const {form} = await makeForm(staticHtml`
          <${element} name="one" value="hola">${languages}</${element}>
          <${element} name="two" value="hello">${languages}</${element}>
        `);
      expect([...new FormData(form)]).to.deep.equal([
        ['one', 'hola'],
        ['two', 'hello'],
      ]);
    });

    it('submits the form with Enter', async () => {
      const {form, group} = await makeForm(
        staticHtml`<${element}>${languages}</${element}><button>Go</button>`,
      );
      const submission = new Promise<SubmitEvent>(resolve =>
        form.addEventListener('submit', event => {
          event.preventDefault();
          resolve(event);
        }),
      );
      group.focus();
      await press('Enter');
      expectSame((await submission).submitter, form.querySelector('button'));
    });
  });
}
