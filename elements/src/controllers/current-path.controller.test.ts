import {expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import {CurrentPathController} from './current-path.controller.js';

class CurrentPathElement extends LitElement {
  updates = 0;
  readonly currentPath = new CurrentPathController(this);

  protected override updated(): void {
    this.updates += 1;
  }
}
customElements.define('test-current-path', CurrentPathElement);

const setUp = () => fixture<CurrentPathElement>(html`<test-current-path></test-current-path>`);

/** An element inside another one, whose paths it uses. */
async function setUpInside() {
  const outer = await fixture<CurrentPathElement>(
    html`<test-current-path><test-current-path></test-current-path></test-current-path>`,
  );
  return [outer, outer.querySelector<CurrentPathElement>('test-current-path')!] as const;
}

/** Returns how often an element updates because of a change. */
async function updatesAfter(element: CurrentPathElement, change: () => void): Promise<number> {
  const before = element.updates;
  change();
  await element.updateComplete;
  return element.updates - before;
}

const goBack = () => dispatchEvent(new PopStateEvent('popstate'));

describe('CurrentPathController', () => {
  const start = location.href;
  afterEach(() => history.replaceState(null, '', start));

  describe('the path of the document', () => {
    it('includes the query and hash', async () => {
      history.replaceState(null, '', '/some/path?query#hash');
      expect((await setUp()).currentPath.path).to.equal('/some/path?query#hash');
    });

    for (const [title, type] of [
      ['when the user goes back', 'popstate'],
      ['when the hash changes', 'hashchange'],
    ] as const) {
      it(`updates its element ${title}`, async () => {
        expect(await updatesAfter(await setUp(), () => dispatchEvent(new Event(type)))).to.equal(1);
      });
    }

    it('updates every element', async () => {
      const [outer, inner] = await setUpInside();
      const {updates} = inner;
      expect([await updatesAfter(outer, goBack), inner.updates - updates]).to.deep.equal([1, 1]);
    });

    it('does not update a disconnected element', async () => {
      const element = await setUp();
      element.remove();
      expect(await updatesAfter(element, goBack)).to.equal(0);
    });

    it('still updates the other elements when one is disconnected', async () => {
      const [outer, inner] = await setUpInside();
      inner.remove();
      expect(await updatesAfter(outer, goBack)).to.equal(1);
    });

    it('updates an element that is connected again', async () => {
      const element = await setUp();
      const parent = element.parentElement!;
      element.remove();
      expect(await updatesAfter(element, () => parent.append(element))).to.equal(1);
      expect(await updatesAfter(element, goBack)).to.equal(1);
    });
  });

  describe('a path that the app sets', () => {
    it('takes precedence over that of the document', async () => {
      const {currentPath} = await setUp();
      currentPath.own = '/people';
      expect([currentPath.own, currentPath.path]).to.deep.equal(['/people', '/people']);
    });

    it('applies inside the element, and updates what is inside', async () => {
      const [outer, inner] = await setUpInside();
      const updates = await updatesAfter(inner, () => (outer.currentPath.own = '/people'));
      expect([inner.currentPath.own, inner.currentPath.path, updates]).to.deep.equal([null, '/people', 1]);
    });

    for (const unset of [null, undefined, '']) {
      it(`is unset with ${JSON.stringify(unset)}`, async () => {
        const {currentPath} = await setUp();
        currentPath.own = '/people';
        currentPath.own = unset;
        expect([currentPath.own, currentPath.path]).to.deep.equal([
          null,
          location.pathname + location.search + location.hash,
        ]);
      });
    }
  });

  describe('a basename', () => {
    it('is added to the paths of the app inside the element', async () => {
      const [outer, inner] = await setUpInside();
      outer.currentPath.basename = '/app';
      inner.currentPath.own = '/people';
      expect(inner.currentPath.path).to.equal('/app/people');
    });

    it('is not added to the path of the document', async () => {
      history.replaceState(null, '', '/people');
      const {currentPath} = await setUp();
      currentPath.basename = '/app';
      expect([currentPath.basename, currentPath.path]).to.deep.equal(['/app', '/people']);
    });

    it('updates what is inside', async () => {
      const [outer, inner] = await setUpInside();
      expect(await updatesAfter(inner, () => (outer.currentPath.basename = '/app'))).to.equal(1);
    });
  });
});
