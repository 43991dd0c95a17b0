import {expect} from '@open-wc/testing';
import {fittingLabels, LABEL_WIDTHS} from './labels.js';

const shownAt = (texts: readonly string[], width: number) =>
  fittingLabels(texts)
    .filter(({from}) => from <= LABEL_WIDTHS.indexOf(width))
    .map(({text}) => text);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

describe('fittingLabels', () => {
  it('has all labels in a wide chart', () => {
    expect(shownAt(MONTHS, 28)).to.deep.equal(MONTHS);
  });

  it('has every second one in a narrow chart', () => {
    expect(shownAt(MONTHS, 14)).to.deep.equal(['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']);
  });

  it('has fewer of wide characters', () => {
    expect([
      shownAt(Array(12).fill('2026年1月'), 40).length,
      shownAt(Array(12).fill('1/2026'), 40).length,
    ]).to.deep.equal([6, 12]);
  });

  it('leaves out labels that never fit', () => {
    const labels = fittingLabels(Array.from({length: 10_000}, (_, index) => String(index)));
    expect(labels.length).to.be.within(2, 80);
  });

  it('has no labels without categories', () => {
    expect(fittingLabels([])).to.deep.equal([]);
  });
});
