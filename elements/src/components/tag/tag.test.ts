import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import type {LcTag, TagVariant} from './tag.define.js';
import './tag.define.js';

const VARIANTS: readonly TagVariant[] = ['neutral', 'accent', 'success', 'warning', 'danger'];

async function make(properties: Partial<LcTag> = {}): Promise<LcTag> {
  const tag = await fixture<LcTag>(html`<lc-tag>Design</lc-tag>`);
  Object.assign(tag, properties);
  await tag.updateComplete;
  return tag;
}

/** Tags that the page removes when they send `lc-remove`. */
async function makeList(): Promise<readonly LcTag[]> {
  const list = await fixture(
    html`<div>
      ${['Design', 'Research', 'Writing'].map(text => html`<lc-tag removable value=${text}>${text}</lc-tag>`)}
    </div>`,
  );
  list.addEventListener('lc-remove', event => (event.target as Element).remove());
  return [...list.querySelectorAll('lc-tag')];
}

const find = (tag: LcTag, selector: string) => tag.shadowRoot!.querySelector<HTMLElement>(selector);
const base = (tag: LcTag) => find(tag, '[part=base]')!;
const content = (tag: LcTag) => find(tag, '[part=content]')!;
const removeButton = (tag: LcTag) => find(tag, '[part=remove-button]')!;

describe('lc-tag', () => {
  describe('accessibility', () => {
    for (const [title, properties] of [
      ['by default', {}],
      ['if it is removable', {removable: true}],
      ['if it is selectable', {selectable: true}],
      ['if it is selected and removable', {selectable: true, selected: true, removable: true}],
      ['if it is disabled', {selectable: true, removable: true, disabled: true}],
    ] as const) {
      it(`is accessible ${title}`, async () => {
        await expectAccessible(await make(properties));
      });
    }

    it('is accessible in each variant', async () => {
      const list = await fixture(
        html`<p>${VARIANTS.map(variant => html`<lc-tag removable variant=${variant}>Text</lc-tag> `)}</p>`,
      );
      await expectAccessible(list);
    });

    it('is plain text by default', async () => {
      expect(content(await make()).localName).to.equal('span');
    });

    for (const selected of [false, true]) {
      it(`is a toggle button with aria-pressed ${selected}`, async () => {
        const {localName, ariaPressed} = content(await make({selectable: true, selected}));
        expect([localName, ariaPressed]).to.deep.equal(['button', String(selected)]);
      });
    }

    it('names its remove button after its text', async () => {
      const tag = await make({removable: true});
      const ids = removeButton(tag).getAttribute('aria-labelledby')!.split(' ');
      expect(removeButton(tag).ariaLabel).to.equal('Remove');
      expect(ids.map(id => find(tag, `#${id}`)!.getAttribute('part'))).to.deep.equal([
        'remove-button',
        'content',
      ]);
    });

    it('names its remove button in the language of the page', async () => {
      registerTranslation(ar);
      const tag = await make({removable: true, lang: 'ar'});
      expect(removeButton(tag).ariaLabel).to.equal('إزالة');
    });

    it('has targets of at least 24 pixels if it is small', async () => {
      const {width, height} = removeButton(await make({removable: true, size: 'sm'})).getBoundingClientRect();
      expect([width >= 24, height >= 24]).to.deep.equal([true, true]);
    });
  });

  describe('properties', () => {
    it('has no buttons by default', async () => {
      expect(find(await make(), 'button')).to.equal(null);
    });

    it('shows a check mark if it is selected', async () => {
      expect(find(await make({selectable: true, selected: true}), '[part=check]')).not.to.equal(null);
    });

    it('is not shown as selected if it is not selectable', async () => {
      const tag = await make({selected: true});
      expect([base(tag).classList.contains('selected'), find(tag, '[part=check]')]).to.deep.equal([
        false,
        null,
      ]);
    });

    it('reflects selected and disabled', async () => {
      const tag = await make({selected: true, disabled: true});
      expect([tag.hasAttribute('selected'), tag.hasAttribute('disabled')]).to.deep.equal([true, true]);
    });

    for (const [property, fallback, names] of [
      ['variant', 'neutral', 'neutral, accent, success, warning, danger'],
      ['size', 'md', 'md, sm'],
    ] as const) {
      it(`warns about an unknown ${property} and falls back to ${fallback}`, async () => {
        let tag!: LcTag;
        const warnings = await recordWarnings(async () => (tag = await make({[property]: 'loud'})));
        expect(warnings).to.deep.equal([`<lc-tag>: ${property} must be one of ${names}, not "loud".`]);
        expect(base(tag).classList.contains(fallback)).to.equal(true);
      });
    }

    it('focuses its first button with focus()', async () => {
      const tag = await make({selectable: true, removable: true});
      tag.focus();
      expectSame(tag.shadowRoot!.activeElement, content(tag));
    });
  });

  describe('events', () => {
    it('sends lc-selected-change with the new state', async () => {
      const tag = await make({selectable: true, value: 'design'});
      const details: unknown[] = [];
      tag.parentElement!.addEventListener('lc-selected-change', ({detail}) => details.push(detail));
      await clickOn(content(tag));
      expect(details).to.deep.equal([{value: 'design', selected: true}]);
      expect(tag.selected).to.equal(true);
    });

    it('stays as it was if lc-selected-change is canceled', async () => {
      const tag = await make({selectable: true});
      tag.addEventListener('lc-selected-change', event => event.preventDefault());
      await clickOn(content(tag));
      expect(tag.selected).to.equal(false);
    });

    it('sends nothing when selected is set', async () => {
      const tag = await make({selectable: true});
      let count = 0;
      tag.addEventListener('lc-selected-change', () => (count += 1));
      tag.selected = true;
      await tag.updateComplete;
      expect(count).to.equal(0);
    });

    it('sends lc-remove with its value, and stays', async () => {
      const tag = await make({removable: true, value: 'design'});
      const details: unknown[] = [];
      tag.parentElement!.addEventListener('lc-remove', ({detail}) => details.push(detail));
      await clickOn(removeButton(tag));
      expect(details).to.deep.equal([{value: 'design'}]);
      expect(tag.isConnected).to.equal(true);
    });

    it('sends nothing while it is disabled', async () => {
      const tag = await make({selectable: true, removable: true, disabled: true});
      let count = 0;
      for (const type of ['lc-remove', 'lc-selected-change']) tag.addEventListener(type, () => (count += 1));
      await clickOn(content(tag));
      await clickOn(removeButton(tag));
      expect(count).to.equal(0);
    });
  });

  describe('keyboard', () => {
    for (const key of ['Enter', ' ']) {
      it(`toggles with ${key === ' ' ? 'Space' : key}`, async () => {
        const tag = await make({selectable: true});
        tag.focus();
        await press(key === ' ' ? 'Space' : key);
        expect(tag.selected).to.equal(true);
      });
    }

    for (const key of ['Enter', 'Delete', 'Backspace']) {
      it(`sends lc-remove with ${key} on the remove button`, async () => {
        const tag = await make({removable: true});
        let count = 0;
        tag.addEventListener('lc-remove', () => (count += 1));
        removeButton(tag).focus();
        await press(key);
        expect(count).to.equal(1);
      });
    }

    it('sends lc-remove with Delete on the toggle button', async () => {
      const tag = await make({selectable: true, removable: true});
      let count = 0;
      tag.addEventListener('lc-remove', () => (count += 1));
      content(tag).focus();
      await press('Delete');
      expect(count).to.equal(1);
    });

    it('does not send lc-remove with Delete if it is not removable', async () => {
      const tag = await make({selectable: true});
      let count = 0;
      tag.addEventListener('lc-remove', () => (count += 1));
      content(tag).focus();
      await press('Delete');
      expect(count).to.equal(0);
    });

    for (const [title, removed, focused] of [
      ['next', 0, 1],
      ['previous', 2, 1],
    ] as const) {
      it(`moves the focus to the ${title} tag when tag ${removed + 1} of 3 is removed`, async () => {
        const tags = await makeList();
        removeButton(tags[removed]!).focus();
        await press('Enter');
        expectFocus(tags[focused]!);
        expectSame(tags[focused]!.shadowRoot!.activeElement, removeButton(tags[focused]!));
      });
    }

    it('moves the focus to the next tag in a list with items', async () => {
      const list = await fixture(
        html`<ul>
          ${['Design', 'Research'].map(text => html`<li><lc-tag removable>${text}</lc-tag></li>`)}
        </ul>`,
      );
      list.addEventListener('lc-remove', event => (event.target as Element).closest('li')!.remove());
      const [first, next] = list.querySelectorAll('lc-tag');
      removeButton(first!).focus();
      await press('Enter');
      expectFocus(next!);
    });

    it('moves the focus to the list when the last tag is removed', async () => {
      const list = await fixture<HTMLElement>(html`<div><lc-tag removable>Design</lc-tag></div>`);
      list.addEventListener('lc-remove', event => (event.target as Element).remove());
      removeButton(list.querySelector('lc-tag')!).focus();
      await press('Enter');
      expectFocus(list);
    });

    it('leaves the focus where the app has moved it', async () => {
      const tags = await makeList();
      const field = await fixture<HTMLInputElement>(html`<input aria-label="New label" />`);
      tags[0]!.addEventListener('lc-remove', () => field.focus());
      removeButton(tags[0]!).focus();
      await press('Enter');
      expectFocus(field);
    });

    it('does not move the focus when the app removes the tag', async () => {
      const tags = await makeList();
      removeButton(tags[0]!).focus();
      tags[0]!.remove();
      expectFocus(document.body);
    });
  });

  describe('slots', () => {
    it('shows its text', async () => {
      expect((await make()).innerText).to.equal('Design');
    });

    it('wraps a long word in a narrow place', async () => {
      const place = await fixture<HTMLElement>(
        html`<div style="inline-size: 6rem">
          <lc-tag removable>Donaudampfschifffahrtsgesellschaft</lc-tag>
        </div>`,
      );
      expect(place.scrollWidth).to.equal(place.clientWidth);
    });
  });
});
