import {expect, fixture, html} from '@open-wc/testing';
import {lockScroll} from './scroll-lock.js';

const root = document.documentElement;

/** A page of several screens. */
async function makeTallPage(): Promise<HTMLElement> {
  const content = await fixture<HTMLElement>(html`<div></div>`);
  content.style.blockSize = '4000px';
  return content;
}

const overflow = (element: HTMLElement) => getComputedStyle(element).overflowY;

describe('lockScroll', () => {
  const releases: (() => void)[] = [];
  const lock = () => {
    const release = lockScroll();
    releases.push(release);
    return release;
  };

  afterEach(() => {
    for (const release of releases.splice(0)) release();
    root.removeAttribute('style');
    document.body.removeAttribute('style');
    scrollTo(0, 0);
  });

  it('keeps the page from scrolling', () => {
    lock();
    expect(overflow(root)).to.equal('hidden');
  });

  it('lets the page scroll when it is released', () => {
    lock()();
    expect(overflow(root)).to.equal('visible');
  });

  it('holds until the last lock is released', () => {
    const first = lock();
    lock();
    first();
    expect(overflow(root)).to.equal('hidden');
  });

  it('lets the page scroll when the last lock is released', () => {
    const first = lock();
    const second = lock();
    first();
    second();
    expect(overflow(root)).to.equal('visible');
  });

  it('counts a lock that is released twice once', () => {
    const first = lock();
    lock();
    first();
    first();
    expect(overflow(root)).to.equal('hidden');
  });

  it('locks again after a release', () => {
    lock()();
    lock();
    expect(overflow(root)).to.equal('hidden');
  });

  it("gives the page's own style back", () => {
    root.style.setProperty('overflow-y', 'scroll', 'important');
    lock()();
    expect(root.style.cssText).to.equal('overflow-y: scroll !important;');
  });

  it('leaves no style behind on a page without one', () => {
    lock()();
    expect(root.style.length).to.equal(0);
  });

  it('locks the body of a page that scrolls by its body', () => {
    document.body.style.overflowY = 'scroll';
    lock();
    expect([overflow(root), overflow(document.body)]).to.deep.equal(['visible', 'hidden']);
  });

  it('does not change the width of the page', async () => {
    const content = await makeTallPage();
    const {width} = content.getBoundingClientRect();
    lock();
    expect(content.getBoundingClientRect().width).to.equal(width);
  });

  it('reserves no gutter on a page without a scrollbar', () => {
    root.style.overflow = 'hidden';
    lock();
    expect(root.style.scrollbarGutter).to.equal('');
  });

  it('leaves the gutter of a page that has its own', async () => {
    await makeTallPage();
    root.style.scrollbarGutter = 'stable both-edges';
    lock();
    expect(root.style.scrollbarGutter).to.equal('stable both-edges');
  });

  it('leaves the page where it was', async () => {
    await makeTallPage();
    scrollTo(0, 1000);
    lock()();
    expect(scrollY).to.equal(1000);
  });

  it('leaves the page where it was while it is locked', async () => {
    await makeTallPage();
    scrollTo(0, 1000);
    lock();
    expect(scrollY).to.equal(1000);
  });
});
