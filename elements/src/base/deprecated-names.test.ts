import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {recordWarnings} from '../testing/events.js';
import {until} from '../testing/until.js';
import {property} from './attributes/property.js';
import {define} from './define.js';
import {deprecateNames, warnOfOldModule} from './deprecated-names.js';
import {LcElement} from './lc-element.js';

class RenamedProbe extends LcElement {
  @property({default: ''}) heading!: string;
  @property({type: Boolean, reflect: true, attribute: 'is-wide', default: false}) isWide!: boolean;
  /** @deprecated Write `heading`. */
  declare titleText: string;

  protected override render(): TemplateResult {
    return html`${this.heading}<slot name="start"></slot>`;
  }
}
deprecateNames(RenamedProbe, {
  properties: {titleText: 'heading'},
  attributes: {broad: 'isWide'},
  events: {'probe-choose': 'probe-select'},
  slots: {icon: 'start'},
  tags: {'old-probe': 'renamed-probe'},
});
define('renamed-probe', RenamedProbe);

/** Returns an element with the warnings until it has rendered. */
async function warningsOf(template: TemplateResult): Promise<{probe: RenamedProbe; warnings: string[]}> {
  let probe!: RenamedProbe;
  const warnings = await recordWarnings(async () => {
    probe = await fixture<RenamedProbe>(template);
  });
  return {probe, warnings};
}

describe('deprecated names', () => {
  it('read the attribute of an old property, and warn once', async () => {
    const {probe, warnings} = await warningsOf(html`<renamed-probe title-text="Ada"></renamed-probe>`);
    probe.titleText = 'Grace';
    expect([probe.heading, probe.titleText]).to.deep.equal(['Grace', 'Grace']);
    expect(warnings).to.deep.equal(['<renamed-probe>: titleText is deprecated. Write heading.']);
  });

  it('restore the default when an old attribute is removed', async () => {
    const {probe} = await warningsOf(html`<renamed-probe title-text="Ada"></renamed-probe>`);
    probe.removeAttribute('title-text');
    expect(probe.heading).to.equal('');
  });

  it('set a boolean by an old attribute, and reflect only the new one', async () => {
    const {probe, warnings} = await warningsOf(html`<renamed-probe broad></renamed-probe>`);
    await probe.updateComplete;
    expect([probe.isWide, probe.hasAttribute('is-wide')]).to.deep.equal([true, true]);
    expect(warnings).to.deep.equal(['<renamed-probe>: broad is deprecated. Write isWide.']);
    probe.isWide = false;
    await probe.updateComplete;
    expect(probe.hasAttribute('is-wide')).to.equal(false);
  });

  it('call a listener of an old event until it is removed', async () => {
    const {probe} = await warningsOf(html`<renamed-probe></renamed-probe>`);
    let calls = 0;
    const count = () => (calls += 1);
    const warnings = await recordWarnings(() => probe.addEventListener('probe-choose', count));
    probe.dispatchEvent(new Event('probe-select'));
    probe.removeEventListener('probe-choose', count);
    probe.dispatchEvent(new Event('probe-select'));
    expect(calls).to.equal(1);
    expect(warnings).to.deep.equal([
      '<renamed-probe>: the event probe-choose is deprecated. Listen to probe-select.',
    ]);
  });

  it('move children to the new slot, also those that come later', async () => {
    const {probe, warnings} = await warningsOf(html`<renamed-probe><b slot="icon"></b></renamed-probe>`);
    const later = probe.appendChild(document.createElement('i'));
    later.slot = 'icon';
    await until(() => later.slot === 'start');
    expect(probe.querySelector('b')!.slot).to.equal('start');
    expect(warnings).to.deep.equal(['<renamed-probe>: the slot icon is deprecated. Write start.']);
  });

  it('define an old tag', async () => {
    const {probe, warnings} = await warningsOf(html`<old-probe heading="Ada"></old-probe>`);
    expect([probe instanceof RenamedProbe, probe.heading]).to.deep.equal([true, 'Ada']);
    expect(warnings).to.deep.equal(['<old-probe>: the tag is deprecated. Write <renamed-probe>.']);
  });

  it('say nothing about new names', async () => {
    const {warnings} = await warningsOf(
      html`<renamed-probe heading="Ada" is-wide @probe-select=${() => {}}
        ><b slot="start"></b
      ></renamed-probe>`,
    );
    expect(warnings).to.deep.equal([]);
  });

  it('warn of an old module', async () => {
    expect(await recordWarnings(() => warnOfOldModule('box', 'card'))).to.deep.equal([
      "Life Changers: import '@life-changers/elements/box' is deprecated. Write import '@life-changers/elements/card'.",
    ]);
  });

  it('need a property with the new name', () => {
    class OtherProbe extends LcElement {}
    expect(() => deprecateNames(OtherProbe, {properties: {old: 'missing'}})).to.throw(
      'OtherProbe has no property missing.',
    );
  });
});
