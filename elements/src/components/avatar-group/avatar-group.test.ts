import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import '../avatar/avatar.define.js';
import type {LcAvatarGroup} from './avatar-group.define.js';
import './avatar-group.define.js';

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Fatima Al-Fihri'];

async function make(properties: Partial<LcAvatarGroup> = {}): Promise<LcAvatarGroup> {
  const group = await fixture<LcAvatarGroup>(
    html`<lc-avatar-group label="Project team">
      ${NAMES.map(name => html`<lc-avatar name=${name}></lc-avatar>`)}
    </lc-avatar-group>`,
  );
  Object.assign(group, properties);
  await group.updateComplete;
  return group;
}

const find = (group: LcAvatarGroup, selector: string) =>
  group.shadowRoot!.querySelector<HTMLElement>(selector);
const shown = (group: LcAvatarGroup) =>
  [...group.querySelectorAll('lc-avatar')].filter(avatar => avatar.checkVisibility());

/** Where a text starts on the screen. */
const leftOf = (text: Text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect().left;
};

describe('lc-avatar-group', () => {
  describe('accessibility', () => {
    for (const max of [null, 2]) {
      it(`is accessible with max ${max}`, async () => {
        await expectAccessible(await make({max}));
      });
    }

    it('is a list with its label as the name', async () => {
      const {role, ariaLabel} = find(await make(), '[part=base]')!;
      expect([role, ariaLabel]).to.deep.equal(['list', 'Project team']);
    });

    it('says how many avatars are not shown', async () => {
      const {role, ariaLabel} = find(await make({max: 1}), '[part=more]')!;
      expect([role, ariaLabel]).to.deep.equal(['img', '3 more']);
    });

    it('says it in the language of the page', async () => {
      registerTranslation(ar);
      expect(find(await make({max: 1, lang: 'ar'}), '[part=more]')!.ariaLabel).to.equal('آخرون: 3');
    });
  });

  describe('properties', () => {
    it('shows all avatars by default', async () => {
      const group = await make();
      expect([shown(group).length, find(group, '[part=more]')]).to.deep.equal([4, null]);
    });

    it('shows at most max avatars and the number of the others', async () => {
      const group = await make({max: 3});
      expect([shown(group).length, find(group, '[part=more]')!.innerText]).to.deep.equal([3, '+1']);
    });

    it('has the sign before the number in a language from right to left', async () => {
      const more = find(await make({max: 3, dir: 'rtl'}), '[part=more]')!;
      const [sign, number] = [...more.childNodes].filter(node => node instanceof Text);
      expect(leftOf(sign!)).to.be.lessThan(leftOf(number!));
    });

    it('has no number if all avatars fit', async () => {
      expect(find(await make({max: 4}), '[part=more]')).to.equal(null);
    });

    it('sets the size of its avatars', async () => {
      const group = await make({size: 'sm'});
      expect(group.querySelector('lc-avatar')!.offsetWidth).to.equal(32);
    });

    for (const max of [0, -1, 1.5]) {
      it(`warns about max ${max} and shows all avatars`, async () => {
        let group!: LcAvatarGroup;
        const warnings = await recordWarnings(async () => (group = await make({max})));
        expect(warnings).to.deep.equal([
          `<lc-avatar-group>: max must be a whole number of at least 1, not ${max}.`,
        ]);
        expect(shown(group).length).to.equal(4);
      });
    }
  });

  describe('slots', () => {
    it('counts an avatar that is added later', async () => {
      const group = await make({max: 3});
      group.append(document.createElement('lc-avatar'));
      await new Promise(resolve => setTimeout(resolve));
      await group.updateComplete;
      expect(find(group, '[part=more]')!.innerText).to.equal('+2');
    });

    it('wraps in a narrow place', async () => {
      const place = await fixture<HTMLElement>(html`<div style="inline-size: 5rem"></div>`);
      place.append(await make());
      expect(place.scrollWidth).to.equal(place.clientWidth);
    });
  });
});
