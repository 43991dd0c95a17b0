import {expect, fixture, html} from '@open-wc/testing';
import {LitElement, type TemplateResult} from 'lit';
import {until} from '../testing/until.js';
import {DelayedStatusController} from './delayed-status.controller.js';

const DELAY = 20;

class Host extends LitElement {
  readonly status = new DelayedStatusController(
    this,
    () => 'Loading',
    () => DELAY,
  );

  protected override render(): TemplateResult {
    return html`<p role="status">${this.status.text}</p>`;
  }
}
customElements.define('delayed-status-host', Host);

const make = () => fixture<Host>(html`<delayed-status-host></delayed-status-host>`);

const pass = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

describe('the delayed status', () => {
  it('is empty at first', async () => {
    expect((await make()).status.text).to.equal('');
  });

  it('has its text after the delay', async () => {
    const host = await make();
    await until(() => host.status.text !== '');
    await host.updateComplete;
    expect(host.shadowRoot!.textContent).to.equal('Loading');
  });

  it('stays empty if its host updates after it was removed', async () => {
    const host = await make();
    host.requestUpdate();
    host.remove();
    await host.updateComplete;
    await pass(2 * DELAY);
    expect(host.status.text).to.equal('');
  });

  it('has its text again when its host is added again', async () => {
    const host = await make();
    const {parentElement} = host;
    await until(() => host.status.text !== '');
    host.remove();
    parentElement!.append(host);
    expect(host.status.text).to.equal('');
    await until(() => host.status.text === 'Loading');
  });
});
