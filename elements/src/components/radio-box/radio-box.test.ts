import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import {testRadioGroup} from '../../testing/radio-group-contract.js';
import type {LcRadioBox} from './radio-box.define.js';
import './radio-box.define.js';

testRadioGroup('lc-radio-box');

/** Returns the number of boxes in each row of a group of six. */
async function rowsOf(boxesPerRow: number | null | undefined, width = 1200): Promise<number[]> {
  const place = await fixture<HTMLElement>(html`
    <div>
      <lc-radio-box label="Field" .boxesPerRow=${boxesPerRow}>
        ${[1, 2, 3, 4, 5, 6].map(value => html`<option>${value}</option>`)}
      </lc-radio-box>
    </div>
  `);
  place.style.width = `${width}px`;
  const boxes = place.querySelector('lc-radio-box')!.shadowRoot!.querySelectorAll('.option');
  const tops = [...boxes].map(box => box.getBoundingClientRect().top);
  return [...new Set(tops)].map(top => tops.filter(other => other === top).length);
}

describe('lc-radio-box', () => {
  it('has one box per row by default', async () => {
    const group = await fixture<LcRadioBox>(html`<lc-radio-box></lc-radio-box>`);
    expect(group.boxesPerRow).to.equal(1);
  });

  it('reads boxes-per-row', async () => {
    const group = await fixture<LcRadioBox>(html`<lc-radio-box boxes-per-row="3"></lc-radio-box>`);
    expect(group.boxesPerRow).to.equal(3);
  });

  for (const [boxesPerRow, rows] of [
    [1, [1, 1, 1, 1, 1, 1]],
    [2, [2, 2, 2]],
    [3, [3, 3]],
    [4, [4, 2]],
    [6, [6]],
    [7, [6]],
    [null, [1, 1, 1, 1, 1, 1]],
    [undefined, [1, 1, 1, 1, 1, 1]],
  ] as const) {
    it(`arranges six boxes in rows of ${rows} for ${boxesPerRow}`, async () => {
      expect(await rowsOf(boxesPerRow)).to.deep.equal(rows);
    });
  }

  for (const width of [997, 998.5, 1000, 1001, 1023.3]) {
    it(`keeps three boxes per row at a width of ${width} px`, async () => {
      expect(await rowsOf(3, width)).to.deep.equal([3, 3]);
    });
  }

  it('puts fewer boxes in a row that is too narrow', async () => {
    expect(await rowsOf(3, 340)).to.deep.equal([2, 2, 2]);
  });

  for (const boxesPerRow of [0, -1, 1.5, NaN]) {
    it(`warns about ${boxesPerRow} boxes per row, and falls back to one`, async () => {
      const warnings = await recordWarnings(async () => expect(await rowsOf(boxesPerRow)).to.have.length(6));
      expect(warnings.join()).to.contain(
        `<lc-radio-box>: boxesPerRow must be a whole number of at least 1, not ${boxesPerRow}`,
      );
    });
  }
});
