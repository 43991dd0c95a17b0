import {expect, fixture, html} from '@open-wc/testing';
import {css, LitElement} from 'lit';
import '../components/button/button.define.js';
import '../components/date-time-picker/date-time-picker.define.js';
import '../components/multi-select/multi-select.define.js';
import '../components/number-input/number-input.define.js';
import '../components/select/select.define.js';
import '../components/text-input/text-input.define.js';
import {contrastIn} from '../testing/contrast.js';
import * as token from './token.js';
import {systemTokens, tokensCss} from './tokens.js';

const SCHEMES = ['light', 'dark'] as const;

/** Foreground and background pairs, with the minimum contrast of WCAG 2.2 (1.4.3 text, 1.4.11 lines). */
const pairs: readonly (readonly [string, string, number])[] = [
  ['color-text', 'color-surface', 4.5],
  ['color-text', 'color-surface-raised', 4.5],
  ['color-text', 'color-surface-sunken', 4.5],
  ['color-text', 'color-surface-overlay', 4.5],
  ['color-text', 'color-accent-soft', 4.5],
  ['color-text-muted', 'color-surface', 4.5],
  ['color-text-muted', 'color-surface-raised', 4.5],
  ['color-text-muted', 'color-surface-sunken', 4.5],
  ['color-text-muted', 'color-surface-overlay', 4.5],
  ['color-accent', 'color-surface', 4.5],
  ['color-accent', 'color-surface-raised', 4.5],
  ['color-accent', 'color-surface-sunken', 4.5],
  ['color-accent', 'color-surface-overlay', 4.5],
  ['color-accent', 'color-accent-soft', 4.5],
  ['color-on-accent', 'color-accent', 4.5],
  ['color-on-accent', 'color-accent-hover', 4.5],
  ['color-danger', 'color-surface', 4.5],
  ['color-danger', 'color-surface-raised', 4.5],
  ['color-danger', 'color-surface-overlay', 4.5],
  ['color-danger', 'color-danger-soft', 4.5],
  ['color-on-danger', 'color-danger', 4.5],
  ['color-on-danger', 'color-danger-hover', 4.5],
  ['color-success', 'color-surface', 4.5],
  ['color-success', 'color-success-soft', 4.5],
  ['color-warning', 'color-surface', 4.5],
  ['color-warning', 'color-warning-soft', 4.5],
  ['color-info', 'color-surface', 4.5],
  ['color-info', 'color-info-soft', 4.5],
  ['color-border-strong', 'color-surface', 3],
  ['color-border-strong', 'color-surface-raised', 3],
  ['color-border-strong', 'color-surface-sunken', 3],
  ['color-border-strong', 'color-surface-overlay', 3],
  ...[1, 2, 3, 4, 5, 6].flatMap(number =>
    ['color-surface', 'color-surface-raised', 'color-surface-sunken', 'color-surface-overlay'].map(
      ground => [`chart-color-${number}`, ground, 3] as const,
    ),
  ),
];

describe('tokens', () => {
  for (const scheme of SCHEMES) {
    for (const [ink, ground, least] of pairs) {
      it(`have a contrast of ${least} for ${ink} on ${ground} in ${scheme}`, () => {
        expect(contrastIn(scheme, systemTokens[ink]!, systemTokens[ground]!)).to.be.at.least(least);
      });
    }
  }

  describe('in an element', () => {
    class TokenElement extends LitElement {
      static override styles = css`
        :host {
          border-left: ${token.focusWidth} solid;
        }
      `;
    }
    customElements.define('test-tokens', TokenElement);

    const widthOf = (element: Element) => getComputedStyle(element).borderLeftWidth;

    it('have their values without a stylesheet', async () => {
      expect(widthOf(await fixture(html`<test-tokens></test-tokens>`))).to.equal('2px');
    });

    it('follow the accent with text, also in a part of the page', async () => {
      const place = await fixture<HTMLElement>(html`<div><i></i></div>`);
      place.style.setProperty('--lc-color-accent', 'rgb(1, 2, 3)');
      const text = place.querySelector('i')!;
      text.style.color = String(token.colorAccentText);
      expect(getComputedStyle(text).color).to.equal('rgb(1, 2, 3)');
      place.style.setProperty('--lc-color-accent-text', 'rgb(4, 5, 6)');
      expect(getComputedStyle(text).color).to.equal('rgb(4, 5, 6)');
    });

    it('use the values that the app sets', async () => {
      const place = await fixture<HTMLElement>(html`<div><test-tokens></test-tokens></div>`);
      place.style.setProperty('--lc-focus-width', '5px');
      expect(widthOf(place.querySelector('test-tokens')!)).to.equal('5px');
    });
  });
});

describe('tokensCss', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokensCss());
  const rules = [...sheet.cssRules];
  const root = rules.find(rule => (rule as CSSStyleRule).selectorText === ':root') as CSSStyleRule;

  it('is valid CSS to the end', () => {
    expect(rules).to.have.length(6);
  });

  it('has every system token but those that follow another', () => {
    const names = [...root.style].filter(name => name.startsWith('--'));
    const others = Object.keys(systemTokens).filter(name => !names.includes(`--lc-${name}`));
    expect(others).to.have.members(['color-accent-text', 'chart-color-1']);
    expect(names).to.have.length(Object.keys(systemTokens).length - 2);
  });

  for (const scheme of SCHEMES) {
    it(`switches to ${scheme} with data-theme="${scheme}"`, () => {
      const rule = rules.find(({cssText}) => cssText.startsWith(`[data-theme="${scheme}"]`)) as CSSStyleRule;
      expect(rule.style.colorScheme).to.equal(scheme);
    });
  }

  describe('with data-density="compact"', () => {
    const before = document.adoptedStyleSheets;
    beforeEach(() => (document.adoptedStyleSheets = [...before, sheet]));
    afterEach(() => (document.adoptedStyleSheets = before));

    it('makes fields and buttons 32 px high', async () => {
      const place = await fixture(html`
        <div data-density="compact">
          <lc-text-input label="Name"></lc-text-input>
          <lc-select label="Unit"></lc-select>
          <lc-number-input label="Quantity"></lc-number-input>
          <lc-date-time-picker label="Day"></lc-date-time-picker>
          <lc-multi-select label="Tags"><option value="new" selected>New</option></lc-multi-select>
          <lc-button>Add</lc-button>
        </div>
      `);
      const boxes = [...place.children].map(element =>
        element.shadowRoot!.querySelector('.box, [part~=base]')!,
      );
      expect(boxes.map(box => box.getBoundingClientRect().height)).to.deep.equal(boxes.map(() => 32));
    });
  });

  it('disables animations if the user prefers reduced motion', () => {
    const media = rules.find(rule => rule instanceof CSSMediaRule)!;
    expect(media.conditionText).to.equal('(prefers-reduced-motion: reduce)');
    expect(media.cssText).to.contain('--lc-duration: 0ms');
  });

  it('prints in light colors', () => {
    const media = rules.at(-1) as CSSMediaRule;
    expect(media.conditionText).to.equal('print');
    expect(media.cssText).to.contain('color-scheme: light');
  });
});
