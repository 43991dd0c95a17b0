import {expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import {expectSame} from '../testing/same-element.js';
import {TargetController} from './target.controller.js';

class TargetHost extends LitElement {
  static override properties = {for: {}};
  declare for: string;
  /** The IDs of the targets, in the order they were found; null for none. */
  readonly found: (string | null)[] = [];
  readonly target = new TargetController(this, {
    id: () => this.for ?? '',
    onChange: element => this.found.push(element === null ? null : element.id || 'without ID'),
    warn: () => {},
  });
}
customElements.define('target-host', TargetHost);

const settled = () => new Promise(resolve => setTimeout(resolve));

async function setUp(): Promise<{page: HTMLElement; host: TargetHost; target: HTMLElement}> {
  const page = await fixture<HTMLElement>(
    html`<div><target-host for="target"></target-host><button id="target">Here</button></div>`,
  );
  const [host, target] = page.children as unknown as [TargetHost, HTMLElement];
  await host.updateComplete;
  return {page, host, target};
}

describe('TargetController', () => {
  it('finds an element after it', async () => {
    const {host, target} = await setUp();
    expectSame(host.target.element, target);
    expect(host.found).to.deep.equal(['target']);
  });

  it('finds an element that comes later', async () => {
    const {page, host} = await setUp();
    host.for = 'later';
    await host.updateComplete;
    page.insertAdjacentHTML('beforeend', '<p><b id="later"></b></p>');
    await settled();
    expect(host.found).to.deep.equal(['target', null, 'later']);
  });

  it('finds an element that gets the ID later', async () => {
    const {host, target} = await setUp();
    target.id = 'other';
    await settled();
    target.id = 'target';
    await settled();
    expect(host.found).to.deep.equal(['target', null, 'target']);
  });

  it('reports a replaced element once', async () => {
    const {host, target} = await setUp();
    const next = document.createElement('button');
    next.id = 'target';
    target.replaceWith(next);
    await settled();
    expectSame(host.target.element, next);
    expect(host.found).to.deep.equal(['target', 'target']);
  });

  it('reports that the element has left', async () => {
    const {host, target} = await setUp();
    target.remove();
    await settled();
    expect([host.target.element, host.found]).to.deep.equal([null, ['target', null]]);
  });

  it('has no target while the host is removed', async () => {
    const {page, host} = await setUp();
    host.remove();
    page.append(host);
    expect(host.found).to.deep.equal(['target', null, 'target']);
  });

  it('looks only in its root', async () => {
    const {page, host} = await setUp();
    const root = page.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
    root.append(host);
    expect(host.target.element).to.equal(null);
    root.append(Object.assign(document.createElement('i'), {id: 'target'}));
    await settled();
    expect(host.found).to.deep.equal(['target', null, 'target']);
  });

  it('stops looking without an ID', async () => {
    const {host} = await setUp();
    host.for = '';
    await host.updateComplete;
    expect(host.found).to.deep.equal(['target', null]);
  });
});
