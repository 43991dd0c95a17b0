import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcProfileCard} from './profile-card.define.js';
import './profile-card.define.js';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Cpath d="M0 0h1v1H0z"/%3E%3C/svg%3E';
const BROKEN = 'data:image/png,broken';
const STATS = [
  {statValue: '1,204', statLabel: 'Downloads'},
  {statValue: 98, statLabel: 'Coverage'},
];

async function make(properties: Partial<LcProfileCard> = {}): Promise<LcProfileCard> {
  const card = await fixture<LcProfileCard>(html`<lc-profile-card></lc-profile-card>`);
  card.addEventListener('lc-navigate', event => event.preventDefault());
  Object.assign(card, {profileName: 'Ada Lovelace', profilePosition: 'Analyst', ...properties});
  await card.updateComplete;
  return card;
}

const find = (card: LcProfileCard, selector: string) => card.shadowRoot!.querySelector<HTMLElement>(selector);
const image = (card: LcProfileCard) => find(card, '[part=image]')!;

describe('lc-profile-card', () => {
  describe('accessibility', () => {
    for (const [title, properties] of [
      ['initials', {}],
      ['initials in a link', {imageLink: '/users'}],
      ['a picture', {imageSrc: PICTURE, imageAlt: 'Ada at her desk'}],
      [
        'a picture in a link, and stats',
        {imageSrc: PICTURE, imageLink: '/users', profileSummaryStats: STATS},
      ],
    ] as const) {
      it(`is accessible with ${title}`, async () => {
        await expectAccessible(await make(properties));
      });
    }

    for (const [imageAlt, name] of [
      ['Your profile', 'Your profile'],
      ['', 'Ada Lovelace'],
    ] as const) {
      it(`names its link "${name}" when the alternative text is "${imageAlt}"`, async () => {
        expect(find(await make({imageLink: '/users', imageAlt}), 'a')!.ariaLabel).to.equal(name);
      });
    }

    it('hides the initials from screen readers', async () => {
      expect(image(await make()).ariaHidden).to.equal('true');
    });
  });

  describe('properties', () => {
    it('shows the name and position', async () => {
      const card = await make();
      expect([find(card, '.name')!.innerText, find(card, '.position')!.innerText]).to.deep.equal([
        'Ada Lovelace',
        'Analyst',
      ]);
    });

    it('omits empty parts', async () => {
      const card = await make({profileName: null, profilePosition: ''});
      expect(['.name', '.position'].map(part => find(card, part)!.hidden)).to.deep.equal([true, true]);
      expect(find(card, 'dl')).to.equal(null);
    });

    it('shows the image with its alternative text', async () => {
      const card = await make({imageSrc: PICTURE, imageAlt: 'Ada'});
      expect([image(card).getAttribute('src'), image(card).getAttribute('alt')]).to.deep.equal([
        PICTURE,
        'Ada',
      ]);
    });

    it('shows initials without an image', async () => {
      expect(image(await make()).dataset.initials).to.equal('AL');
    });

    it('shows initials when the image fails to load', async () => {
      const card = await make();
      card.imageSrc = BROKEN;
      await card.updateComplete;
      await oneEvent(image(card), 'error');
      await card.updateComplete;
      expect(image(card).dataset.initials).to.equal('AL');
    });

    it('shows a new image after one that failed', async () => {
      const card = await make({imageSrc: BROKEN});
      image(card).dispatchEvent(new Event('error'));
      card.imageSrc = PICTURE;
      await card.updateComplete;
      expect(image(card).localName).to.equal('img');
    });

    it('has no link without image-link', async () => {
      expect(find(await make({imageLink: ''}), 'a')).to.equal(null);
    });

    it('ignores a javascript: address', async () => {
      let card!: LcProfileCard;
      const warnings = await recordWarnings(
        async () => (card = await make({imageLink: 'javascript:void 0'})),
      );
      expect([find(card, 'a') === null, warnings.length]).to.deep.equal([true, 1]);
    });

    it('shows its stats as a list', async () => {
      const card = await make({profileSummaryStats: STATS});
      const stats = [...card.shadowRoot!.querySelectorAll('.stat')].map(stat =>
        ['dt', 'dd'].map(tag => stat.querySelector(tag)!.textContent),
      );
      expect(stats).to.deep.equal([
        ['Downloads', '1,204'],
        ['Coverage', '98'],
      ]);
    });

    it('takes stats as JSON', async () => {
      const card = await fixture<LcProfileCard>(
        html`<lc-profile-card profile-summary-stats='[{"statValue":1,"statLabel":"A"}]'></lc-profile-card>`,
      );
      expect(card.profileSummaryStats).to.deep.equal([{statValue: 1, statLabel: 'A'}]);
    });

    for (const [title, given] of [
      ['not an array', 'many'],
      ['an array with an invalid stat', [{statValue: 1}]],
    ] as const) {
      it(`warns when the stats are ${title}`, async () => {
        const card = await make();
        const warnings = await recordWarnings(() => (card.profileSummaryStats = given as never));
        expect([warnings.length, card.profileSummaryStats]).to.deep.equal([1, []]);
      });
    }
  });

  describe('events', () => {
    it('sends lc-navigate with the href of its image link', async () => {
      const card = await make({imageLink: '/users'});
      const hrefs: string[] = [];
      card.addEventListener('lc-navigate', event => hrefs.push(event.detail.href));
      await clickOn(find(card, 'a')!);
      expect(hrefs).to.deep.equal(['/users']);
    });
  });

  describe('keyboard', () => {
    it('follows its link with Enter', async () => {
      const card = await make({imageLink: '/users'});
      let count = 0;
      card.addEventListener('lc-navigate', () => (count += 1));
      find(card, 'a')!.focus();
      await press('Enter');
      expect(count).to.equal(1);
    });
  });
});
