import {expect} from '@open-wc/testing';
import type {ReactiveControllerHost} from 'lit';
import {ObjectUrlController} from './object-url.controller.js';

const host = {addController: () => {}} as unknown as ReactiveControllerHost;

/** Whether a URL can still be fetched. */
async function isAlive(url: string | null): Promise<boolean> {
  return fetch(url!).then(
    () => true,
    () => false,
  );
}

describe('ObjectUrlController', () => {
  const one = new Blob(['one']);
  const two = new Blob(['two']);

  it('returns a URL that resolves to the blob', async () => {
    const response = await fetch(new ObjectUrlController(host).urlOf(one)!);
    expect(await response.text()).to.equal('one');
  });

  it('returns the same URL for the same blob', () => {
    const urls = new ObjectUrlController(host);
    expect(urls.urlOf(one)).to.equal(urls.urlOf(one));
  });

  it('returns null without a blob', () => {
    expect(new ObjectUrlController(host).urlOf(null)).to.equal(null);
  });

  for (const [title, release] of [
    ['another blob is shown', urls => urls.urlOf(two)],
    ['no blob is shown', urls => urls.urlOf(null)],
    ['the element is removed', urls => urls.hostDisconnected()],
  ] as readonly (readonly [string, (urls: ObjectUrlController) => unknown])[]) {
    it(`revokes the URL when ${title}`, async () => {
      const urls = new ObjectUrlController(host);
      const url = urls.urlOf(one);
      release(urls);
      expect(await isAlive(url)).to.equal(false);
    });
  }

  it('creates a new URL when the element is connected again', async () => {
    const urls = new ObjectUrlController(host);
    urls.urlOf(one);
    urls.hostDisconnected();
    expect(await isAlive(urls.urlOf(one))).to.equal(true);
  });
});
