import {expect, fixture, html} from '@open-wc/testing';
import {testRadioGroup} from '../../testing/radio-group-contract.js';
import type {LcSegmented} from './segmented.define.js';
import './segmented.define.js';

testRadioGroup('lc-segmented');

/** Returns the segments of a place with a width in pixels. */
async function segmentsIn(width: number): Promise<DOMRect[]> {
  const place = await fixture<HTMLElement>(html`
    <div>
      <lc-segmented label="View">
        ${['Day', 'Week', 'Month', 'Year', 'Extraordinarily long'].map(text => html`<option>${text}</option>`)}
      </lc-segmented>
    </div>
  `);
  place.style.width = `${width}px`;
  const options = place.querySelector('lc-segmented')!.shadowRoot!.querySelectorAll('[part~=option]');
  return [...options].map(option => option.getBoundingClientRect());
}

describe('lc-segmented', () => {
  it('is as high as other controls', async () => {
    const group = await fixture<LcSegmented>(html`<lc-segmented><option>Day</option></lc-segmented>`);
    expect(group.shadowRoot!.querySelector('fieldset')!.offsetHeight).to.equal(40);
  });

  it('has its segments in one row', async () => {
    expect(new Set((await segmentsIn(800)).map(({top}) => top)).size).to.equal(1);
  });

  it('wraps in a narrow place, and is not wider', async () => {
    const segments = await segmentsIn(150);
    expect(new Set(segments.map(({top}) => top)).size).to.be.above(1);
    expect(Math.max(...segments.map(({width}) => width))).to.be.at.most(150);
  });

  it('has a radio as large as its segment', async () => {
    const group = await fixture<LcSegmented>(html`<lc-segmented><option>Day</option></lc-segmented>`);
    const size = (selector: string) => {
      const {width, height} = group.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
      return [width, height];
    };
    expect(size('[part=radio]')).to.deep.equal(size('[part~=option]'));
  });
});
