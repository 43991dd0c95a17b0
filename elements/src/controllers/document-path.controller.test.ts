import {expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import {DocumentPathController} from './document-path.controller.js';

class DocumentPathElement extends LitElement {
  updates = 0;
  readonly documentPath = new DocumentPathController(this);

  protected override updated(): void {
    this.updates += 1;
  }
}
customElements.define('test-document-path', DocumentPathElement);

const setUp = () => fixture<DocumentPathElement>(html`<test-document-path></test-document-path>`);

describe('DocumentPathController', () => {
  const start = location.href;
  afterEach(() => history.replaceState(null, '', start));

  it('returns the path of the document', async () => {
    history.replaceState(null, '', '/some/path?query#hash');
    expect((await setUp()).documentPath.path).to.equal('/some/path');
  });

  it('updates its element when the user goes back', async () => {
    const element = await setUp();
    const before = element.updates;
    dispatchEvent(new PopStateEvent('popstate'));
    await element.updateComplete;
    expect(element.updates).to.equal(before + 1);
  });

  it('does not update a disconnected element', async () => {
    const element = await setUp();
    const before = element.updates;
    element.remove();
    dispatchEvent(new PopStateEvent('popstate'));
    await element.updateComplete;
    expect(element.updates).to.equal(before);
  });

  it('updates its element when connected again', async () => {
    const element = await setUp();
    const before = element.updates;
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    await element.updateComplete;
    expect(element.updates).to.equal(before + 1);
  });
});
