import {expect} from '@open-wc/testing';
import type {ReactiveControllerHost} from 'lit';
import {ObjectUrlController} from './object-url.controller.js';

const host = {addController: () => {}} as unknown as ReactiveControllerHost;

/** Whether an address still leads to something. */
async function isAlive(url: string | null): Promise<boolean> {
  return fetch(url!).then(
    () => true,
    () => false,
  );
}

describe('ObjectUrlController', () => {
  const one = new Blob(['one']);
  const two = new Blob(['two']);

  it('gives a blob an address that leads to it', async () => {
    const response = await fetch(new ObjectUrlController(host).urlOf(one)!);
    expect(await response.text()).to.equal('one');
  });

  it('gives the same address for the same blob', () => {
    const urls = new ObjectUrlController(host);
    expect(urls.urlOf(one)).to.equal(urls.urlOf(one));
  });

  it('gives nothing for no blob', () => {
    expect(new ObjectUrlController(host).urlOf(null)).to.equal(null);
  });

  for (const [title, release] of [
    ['another blob is shown', urls => urls.urlOf(two)],
    ['none is shown', urls => urls.urlOf(null)],
    ['the element leaves the page', urls => urls.hostDisconnected()],
  ] as readonly (readonly [string, (urls: ObjectUrlController) => unknown])[]) {
    it(`revokes the address when ${title}`, async () => {
      const urls = new ObjectUrlController(host);
      const url = urls.urlOf(one);
      release(urls);
      expect(await isAlive(url)).to.equal(false);
    });
  }

  it('gives a new address when the element is back', async () => {
    const urls = new ObjectUrlController(host);
    urls.urlOf(one);
    urls.hostDisconnected();
    expect(await isAlive(urls.urlOf(one))).to.equal(true);
  });
});
