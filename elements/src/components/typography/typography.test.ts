import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import type {LcTypography, TypographyTone, TypographyVariant} from './typography.define.js';
import './typography.define.js';

const base = (text: LcTypography) => text.shadowRoot!.querySelector('[part=base]')!;

const make = (attributes: Partial<LcTypography> = {}) => {
  const text = Object.assign(document.createElement('lc-typography'), attributes);
  text.append('Made of words');
  return fixture<LcTypography>(html`${text}`);
};

const tags: Record<TypographyVariant, string> = {
  display: 'h1',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  lead: 'p',
  body: 'p',
  small: 'p',
  caption: 'span',
  overline: 'span',
  quote: 'blockquote',
  code: 'code',
  kbd: 'kbd',
};

const tones: TypographyTone[] = ['default', 'muted', 'accent', 'success', 'warning', 'danger'];

describe('lc-typography', () => {
  describe('accessibility', () => {
    for (const [variant, tag] of Object.entries(tags) as [TypographyVariant, string][]) {
      it(`renders a <${tag}> as ${variant}`, async () => {
        expect(base(await make({variant})).localName).to.equal(tag);
      });

      it(`is accessible as ${variant}, in light and dark`, async () => {
        await expectAccessible(await make({variant}));
      });
    }

    it('is accessible as a quote with its source, in light and dark', async () => {
      await expectAccessible(await make({variant: 'quote', source: 'Ada Lovelace'}));
    });

    for (const tone of tones) {
      it(`is accessible in the tone ${tone}, in light and dark`, async () => {
        await expectAccessible(await make({tone}));
      });
    }
  });

  describe('properties', () => {
    it('is body text by default', async () => {
      expect(base(await make()).classList.contains('body')).to.equal(true);
    });

    for (const level of [1, 2, 3, 4, 5, 6]) {
      it(`is a heading of level ${level} that looks like h3`, async () => {
        const {localName, classList} = base(await make({variant: 'h3', level}));
        expect([localName, classList.contains('h3')]).to.deep.equal([`h${level}`, true]);
      });
    }

    it('reads its level from an attribute', async () => {
      const text = await fixture<LcTypography>(html`<lc-typography level="2">Words</lc-typography>`);
      expect(base(text).localName).to.equal('h2');
    });

    for (const level of [0, 7, 2.5, -1, NaN]) {
      it(`warns about level ${level} and ignores it`, async () => {
        let text!: LcTypography;
        const warnings = await recordWarnings(async () => {
          text = await make({level});
        });
        expect(base(text).localName).to.equal('p');
        expect(warnings).to.deep.equal([
          `<lc-typography>: level must be a whole number from 1 to 6, not ${level}.`,
        ]);
      });
    }

    for (const as of ['p', 'span', 'div'] as const) {
      it(`is a <${as}> that looks like h2`, async () => {
        const {localName, classList} = base(await make({variant: 'h2', as}));
        expect([localName, classList.contains('h2')]).to.deep.equal([as, true]);
      });
    }

    it('is a heading of its level, even if as is set', async () => {
      expect(base(await make({as: 'span', level: 2})).localName).to.equal('h2');
    });

    for (const as of ['script', 'h1', 'constructor']) {
      it(`warns about <${as}> and uses the element of its variant`, async () => {
        let text!: LcTypography;
        const warnings = await recordWarnings(async () => {
          text = await make({variant: 'h3', as: as as never});
        });
        expect(base(text).localName).to.equal('h3');
        expect(warnings).to.deep.equal([`<lc-typography>: as must be one of p, span, div, not "${as}".`]);
      });
    }

    for (const [property, value, standard, names] of [
      ['tone', 'loud', 'default', 'default, muted, accent, success, warning, danger'],
      ['align', 'left', 'align-start', 'start, center, end'],
    ] as const) {
      it(`warns about the ${property} ${value} and uses the default`, async () => {
        let text!: LcTypography;
        const warnings = await recordWarnings(async () => {
          text = await make({[property]: value});
        });
        expect(base(text).classList.contains(standard)).to.equal(true);
        expect(warnings).to.deep.equal([
          `<lc-typography>: ${property} must be one of ${names}, not "${value}".`,
        ]);
      });
    }

    it('warns about an unknown variant and shows body text', async () => {
      let text!: LcTypography;
      const warnings = await recordWarnings(async () => {
        text = await make({variant: 'h7' as never});
      });
      expect(base(text).localName).to.equal('p');
      expect(warnings[0]).to.match(/^<lc-typography>: variant must be one of display, h1, .*, not "h7"\.$/);
    });

    it('does not accept the name of an inherited property as a variant', async () => {
      let text!: LcTypography;
      await recordWarnings(async () => {
        text = await make({variant: 'constructor' as never});
      });
      expect(base(text).localName).to.equal('p');
    });

    it('is body text again, without a warning, when its variant is removed', async () => {
      const text = await fixture<LcTypography>(html`<lc-typography variant="h2">Words</lc-typography>`);
      const warnings = await recordWarnings(async () => {
        text.removeAttribute('variant');
        await text.updateComplete;
      });
      expect([base(text).localName, ...warnings]).to.deep.equal(['p']);
    });

    it('reflects its variant to an attribute', async () => {
      expect((await make({variant: 'caption'})).getAttribute('variant')).to.equal('caption');
    });

    it('keeps its content when its element changes', async () => {
      const text = await make({variant: 'h1'});
      text.variant = 'quote';
      await text.updateComplete;
      expect(base(text).querySelector('slot')!.assignedNodes()[0]!.textContent).to.equal('Made of words');
    });

    for (const [align, textAlign] of [
      ['start', 'start'],
      ['center', 'center'],
      ['end', 'end'],
    ] as const) {
      it(`aligns its lines to the ${align}`, async () => {
        expect(getComputedStyle(base(await make({align}))).textAlign).to.equal(textAlign);
      });
    }

    for (const variant of ['body', 'caption', 'overline', 'code'] as const)
      it(`ends ${variant} in an ellipsis when it is truncated`, async () => {
        const text = await make({variant, truncate: true});
        text.parentElement!.style.inlineSize = '3rem';
        const inner = base(text);
        expect(inner.scrollWidth).to.be.greaterThan(inner.clientWidth);
        expect(getComputedStyle(inner).textOverflow).to.equal('ellipsis');
      });

    for (const lines of [1, 2, 3]) {
      it(`shows at most ${lines} lines`, async () => {
        const text = await make({lines});
        text.append(' that go on and on, and then on and on again, until nobody reads them');
        text.style.inlineSize = '8rem';
        const inner = base(text);
        const shown = inner.getBoundingClientRect().height / parseFloat(getComputedStyle(inner).lineHeight);
        expect(Math.round(shown)).to.equal(lines);
      });
    }

    it('shows all lines again when lines is removed', async () => {
      const text = await fixture<LcTypography>(
        html`<lc-typography lines="1">One two three four</lc-typography>`,
      );
      text.style.inlineSize = '3rem';
      const before = text.getBoundingClientRect().height;
      text.removeAttribute('lines');
      await text.updateComplete;
      expect(text.getBoundingClientRect().height).to.be.greaterThan(before);
    });

    it('keeps its number of lines when its element changes', async () => {
      const text = await make({lines: 1});
      text.append(' that go on and on, and then on and on again');
      text.style.inlineSize = '8rem';
      text.variant = 'h4';
      await text.updateComplete;
      const {height} = base(text).getBoundingClientRect();
      expect(Math.round(height / parseFloat(getComputedStyle(base(text)).lineHeight))).to.equal(1);
    });

    for (const lines of [0, 1.5, -2, NaN]) {
      it(`warns about ${lines} lines and shows all lines`, async () => {
        let text!: LcTypography;
        const warnings = await recordWarnings(async () => {
          text = await make({lines});
        });
        expect(base(text).classList.contains('lines')).to.equal(false);
        expect(warnings).to.deep.equal([
          `<lc-typography>: lines must be a whole number of at least 1, not ${lines}.`,
        ]);
      });
    }

    it('shows the source of a quote', async () => {
      const text = await make({variant: 'quote', source: 'Ada Lovelace'});
      expect(base(text).parentElement!.localName).to.equal('figure');
      expect(text.shadowRoot!.querySelector('figcaption')!.textContent).to.equal('Ada Lovelace');
    });

    it('renders no figure around a quote without a source', async () => {
      expect((await make({variant: 'quote'})).shadowRoot!.querySelector('figure')).to.equal(null);
    });

    it('shows no source for other variants', async () => {
      expect((await make({source: 'Ada Lovelace'})).shadowRoot!.querySelector('figcaption')).to.equal(null);
    });

    it('wraps code with the line around it', async () => {
      expect(getComputedStyle(await make({variant: 'code'})).display).to.equal('inline');
    });
  });

  describe('slots', () => {
    it('shows its content', async () => {
      const slot = (await make()).shadowRoot!.querySelector('slot')!;
      expect(slot.assignedNodes()[0]!.textContent).to.equal('Made of words');
    });
  });
});
