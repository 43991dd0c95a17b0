import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import type {LcAvatar} from './avatar.define.js';
import './avatar.define.js';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Cpath d="M0 0h1v1H0z"/%3E%3C/svg%3E';
const BROKEN = 'data:image/png,broken';

async function make(properties: Partial<LcAvatar> = {}): Promise<LcAvatar> {
  const avatar = await fixture<LcAvatar>(html`<lc-avatar></lc-avatar>`);
  Object.assign(avatar, {name: 'Ada Lovelace', ...properties});
  await avatar.updateComplete;
  return avatar;
}

const find = (avatar: LcAvatar, selector: string) => avatar.shadowRoot!.querySelector<HTMLElement>(selector);
const base = (avatar: LcAvatar) => find(avatar, '[part=base]')!;

describe('lc-avatar', () => {
  describe('accessibility', () => {
    for (const [title, properties] of [
      ['initials', {}],
      ['a picture', {src: PICTURE}],
      ['an icon', {name: ''}],
    ] as const) {
      it(`is accessible with ${title}`, async () => {
        await expectAccessible(await make(properties));
      });
    }

    for (const src of ['', PICTURE]) {
      it(`is an image with its name ${src === '' ? 'with initials' : 'with a picture'}`, async () => {
        const {role, ariaLabel} = base(await make({src}));
        expect([role, ariaLabel]).to.deep.equal(['img', 'Ada Lovelace']);
      });
    }

    it('is skipped by screen readers without a name', async () => {
      const {role, ariaHidden} = base(await make({name: ''}));
      expect([role, ariaHidden]).to.deep.equal([null, 'true']);
    });
  });

  describe('properties', () => {
    for (const [name, initials] of [
      ['Ada Lovelace', 'AL'],
      ['Ada', 'A'],
      ['فاطمة الفهري', 'ف\u200cا'],
    ] as const) {
      it(`shows the initials of ${name}`, async () => {
        expect(base(await make({name})).textContent).to.equal(initials);
      });
    }

    it('uses the uppercase letters of its language', async () => {
      expect(base(await make({name: 'ilker', lang: 'tr'})).textContent).to.equal('İ');
    });

    for (const name of ['', null, '– –'] as const) {
      it(`shows an icon for the name ${JSON.stringify(name)}`, async () => {
        expect(find(await make({name}), '.icon')).not.to.equal(null);
      });
    }

    it('shows its picture', async () => {
      expect(find(await make({src: PICTURE}), 'img')!.getAttribute('src')).to.equal(PICTURE);
    });

    it('shows initials when the picture cannot be loaded', async () => {
      const avatar = await make({src: BROKEN});
      await until(() => find(avatar, 'img') === null);
      expect(base(avatar).textContent).to.equal('AL');
    });

    it('shows a new picture after one that could not be loaded', async () => {
      const avatar = await make({src: BROKEN});
      await until(() => find(avatar, 'img') === null);
      avatar.src = PICTURE;
      await avatar.updateComplete;
      expect(find(avatar, 'img')).not.to.equal(null);
    });

    for (const [size, pixels] of [
      ['sm', 32],
      ['md', 40],
      ['lg', 56],
    ] as const) {
      it(`is ${pixels} pixels wide and high with the size ${size}`, async () => {
        const {offsetWidth, offsetHeight} = base(await make({size}));
        expect([offsetWidth, offsetHeight]).to.deep.equal([pixels, pixels]);
      });
    }

    for (const [property, fallback, names] of [
      ['size', 'md', 'md, sm, lg'],
      ['shape', 'circle', 'circle, square'],
    ] as const) {
      it(`warns about an unknown ${property} and falls back to ${fallback}`, async () => {
        let avatar!: LcAvatar;
        const warnings = await recordWarnings(async () => (avatar = await make({[property]: 'huge'})));
        expect(warnings).to.deep.equal([`<lc-avatar>: ${property} must be one of ${names}, not "huge".`]);
        expect(base(avatar).classList.contains(fallback)).to.equal(true);
      });
    }
  });
});
