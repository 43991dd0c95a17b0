import {expect, fixture, html} from '@open-wc/testing';
import '../components/checkbox/checkbox.define.js';
import '../components/switch/switch.define.js';
import {clickOn} from '../testing/pointer.js';
import {until} from '../testing/until.js';

for (const tag of ['lc-checkbox', 'lc-switch'] as const) {
  const make = async () => {
    const box = Object.assign(document.createElement(tag), {label: 'Terms', name: 'terms'});
    const form = await fixture<HTMLFormElement>(html`<form>${box}</form>`);
    return {form, box, sent: () => new FormData(form).get('terms')};
  };
  const native = (box: Element) => box.shadowRoot!.querySelector('input')!;

  describe(`the checkbox inside ${tag}`, () => {
    for (const [title, click] of [
      ['a press', (box: HTMLElement) => clickOn(native(box))],
      ['click()', (box: HTMLElement) => box.click()],
    ] as const) {
      it(`shows click listeners the new state of ${title}`, async () => {
        const {box, sent} = await make();
        const seen: unknown[] = [];
        box.addEventListener('click', () => seen.push(box.checked, sent()));
        await click(box);
        expect(seen).to.deep.equal([true, 'on']);
      });

      it(`reverts when a listener cancels the click of ${title}`, async () => {
        const {box, sent} = await make();
        box.addEventListener('click', event => event.preventDefault());
        await click(box);
        // A driver may answer before the event has ended.
        await until(() => !box.checked, 'the box is not checked');
        expect([box.checked, native(box).checked, sent()]).to.deep.equal([false, false, null]);
      });
    }

    it('keeps what a listener sets while it cancels the click', async () => {
      const {box} = await make();
      box.addEventListener('click', event => {
        event.preventDefault();
        setTimeout(() => (box.checked = true));
      });
      await clickOn(native(box));
      await until(() => native(box).checked, 'the box is checked');
      expect([box.checked, native(box).checked]).to.deep.equal([true, true]);
    });

    it('toggles the state that was set right before the click', async () => {
      const {box} = await make();
      box.checked = true;
      box.click();
      expect(box.checked).to.equal(false);
    });

    it('toggles before its first render', () => {
      const box = document.createElement(tag);
      document.body.append(box);
      box.click();
      expect(box.checked).to.equal(true);
      box.remove();
    });

    it('toggles outside of the document', () => {
      const box = document.createElement(tag);
      box.click();
      expect(box.checked).to.equal(true);
    });
  });
}
