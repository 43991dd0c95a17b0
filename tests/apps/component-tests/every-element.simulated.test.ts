import '@life-changers/elements';
import {afterEach, describe, expect, test, vi} from 'vitest';
import manifest from '@life-changers/elements/custom-elements.json';

interface Declaration {
  tagName?: string;
}

const tags = (manifest.modules as {declarations?: Declaration[]}[])
  .flatMap(({declarations = []}) => declarations)
  .flatMap(({tagName}) => tagName ?? []);

interface AnyElement extends HTMLElement {
  updateComplete: Promise<boolean>;
  hasUpdated: boolean;
  show?(): void;
  hide?(): void;
}

afterEach(() => document.body.replaceChildren());

describe('every element in a simulated document', () => {
  test('is in the manifest', () => expect(tags.length).toBeGreaterThan(30));

  test.each(tags)('%s renders, updates and leaves without an error', async tag => {
    const logged = vi.spyOn(console, 'error');
    const element = document.createElement(tag) as AnyElement;
    element.setAttribute('label', 'Label');
    document.body.append(element);
    await element.updateComplete;
    expect(element.shadowRoot).not.toBeNull();
    element.setAttribute('hint', 'Hint');
    element.show?.();
    await element.updateComplete;
    element.hide?.();
    await element.updateComplete;
    element.remove();
    expect(logged).not.toHaveBeenCalled();
  });

  test('skips an update that the end of a test has left without a document', async () => {
    const {document} = globalThis;
    const region = document.createElement('lc-toast-region') as AnyElement;
    document.body.append(region);
    Reflect.deleteProperty(globalThis, 'document');
    try {
      await region.updateComplete;
    } finally {
      globalThis.document = document;
    }
    expect(region.hasUpdated).toBe(false);
  });
});
