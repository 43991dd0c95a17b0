import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../../testing/events.js';
import type {LcDateTimePicker} from '../date-time-picker.define.js';
import '../date-time-picker.define.js';
import '../calendar.define.js';

// Nothing here may import the module of typed dates before the test does.
describe('A date picker that is typeable', () => {
  it('warns and stays a button until the module of typed dates is imported', async () => {
    let picker!: LcDateTimePicker;
    const warnings = await recordWarnings(async () => {
      picker = await fixture(html`
        <lc-date-time-picker label="Start" typeable value="2026-05-15"></lc-date-time-picker>
      `);
      await new Promise(resolve => setTimeout(resolve));
    });
    const control = () => picker.shadowRoot!.querySelector<HTMLInputElement>('#control')!;
    expect(warnings.join()).to.contain("typeable needs import '@life-changers/elements/typed-dates'");
    expect(control().localName).to.equal('button');

    await import('../typed-dates.define.js');
    await picker.updateComplete;
    expect([control().localName, control().value]).to.deep.equal(['input', '05/15/2026']);
  });
});
