import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import type {LcSelect} from './select.define.js';
import './select.define.js';

// Nothing here may import the module of the list before the test does.
describe('A select with loadOptions', () => {
  it('warns once, and keeps the list of the browser', async () => {
    let select!: LcSelect;
    const warnings = await recordWarnings(async () => {
      select = await fixture(html`
        <lc-select label="Letter" searchable .loadOptions=${() => []}><option>A</option></lc-select>
      `);
      await new Promise(resolve => setTimeout(resolve));
    });
    expect(select.shadowRoot!.querySelector('#control')!.localName).to.equal('select');
    expect(warnings.join()).to.equal(
      "<lc-select>: loadOptions needs import '@life-changers/elements/select-list' and import '@life-changers/elements/option-loading'.",
    );
  });
});

describe('A select that is searchable', () => {
  it('warns and keeps the list of the browser until the module of the list is imported', async () => {
    let select!: LcSelect;
    const warnings = await recordWarnings(async () => {
      select = await fixture(html`
        <lc-select label="Letter" searchable value="b" .controlAttributes=${{title: 'A letter'}}>
          <option value="a">A</option>
          <option value="b">B</option>
        </lc-select>
      `);
      await new Promise(resolve => setTimeout(resolve));
    });
    const control = () => select.shadowRoot!.querySelector<HTMLInputElement>('#control')!;
    expect(warnings.join()).to.contain("searchable needs import '@life-changers/elements/select-list'");
    expect([control().localName, control().value]).to.deep.equal(['select', 'b']);

    await import('./select-list.define.js');
    await select.updateComplete;
    expect([control().localName, control().value, control().title]).to.deep.equal(['input', 'B', 'A letter']);
    expect([select.value, control().ariaExpanded]).to.deep.equal(['b', 'false']);
  });
});
