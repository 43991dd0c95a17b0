import {expect} from '@open-wc/testing';
import {MainLoader} from './main-loader.js';
import {mount} from '../testing/mount.js';

describe('MainLoader', () => {
  for (const [prop, value, standard] of [
    ['duration', 12, 30],
    ['fontSize', '3rem', '80px'],
    ['height', '50vh', 'auto'],
    ['message', 'Hello', 'LIFE CHANGERS'],
    ['label', 'Loading your desk', ''],
  ] as const) {
    it(`sets ${prop}, and its default again when the prop is removed`, async () => {
      const {container, render} = await mount(<MainLoader {...{[prop]: value}} />);
      const loader = container.querySelector('lc-main-loader')!;
      expect(loader[prop]).to.equal(value);
      await render(<MainLoader />);
      expect(loader[prop]).to.equal(standard);
    });
  }
});
