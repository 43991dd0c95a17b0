import {expect} from '@open-wc/testing';
import {BarLoader} from './bar-loader.js';
import {mount} from '../testing/mount.js';

describe('BarLoader', () => {
  for (const [prop, value, standard] of [
    ['loading', true, false],
    ['height', 6, 3],
    ['label', 'Loading people', ''],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<BarLoader {...{[prop]: value}} />);
      const loader = container.querySelector('lc-bar-loader')!;
      expect(loader[prop]).to.equal(value);
      await render(<BarLoader />);
      expect(loader[prop]).to.equal(standard);
    });
  }
});
