import type {LcFieldset} from '@life-changers/elements/fieldset';
import {expect} from '@open-wc/testing';
import {Fieldset} from './fieldset.js';
import {mount} from '../testing/mount.js';
import {TextInput} from './text-input.js';

const fieldsetIn = (container: Element) => container.querySelector<LcFieldset>('lc-fieldset')!;
const namesIn = (container: Element) => [...new FormData(container.querySelector('form')!).keys()];

describe('Fieldset', () => {
  for (const [prop, value, standard] of [
    ['legend', 'Address', ''],
    ['hint', 'Where you live', ''],
    ['name', 'address', ''],
    ['error', 'Not found.', ''],
    ['disabled', true, false],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<Fieldset {...{[prop]: value}} />);
      const before = fieldsetIn(container)[prop];
      await render(<Fieldset />);
      expect([before, fieldsetIn(container)[prop]]).to.deep.equal([value, standard]);
    });
  }

  it('disables the controls that React renders in it, and leaves those that the app disables', async () => {
    const form = (isDisabled: boolean, isCityDisabled = false) => (
      <form>
        <Fieldset disabled={isDisabled}>
          <TextInput name="street" />
          <input name="city" disabled={isCityDisabled} />
        </Fieldset>
      </form>
    );
    const {container, render} = await mount(form(true));
    const seen = [namesIn(container)];
    for (const next of [form(false), form(true), form(true, true), form(false, true), form(false)]) {
      await render(next);
      seen.push(namesIn(container));
    }
    const all = ['street', 'city'];
    expect(seen).to.deep.equal([[], all, [], [], ['street'], all]);
  });
});
