import {expect, fixture, html} from '@open-wc/testing';
import {lockScroll} from './scroll-lock.js';

const root = document.documentElement;

/** A page several screens high. */
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

  it('lets the page scroll when released', () => {
    lock()();
    expect(overflow(root)).to.equal('visible');
  });

  it('stays locked until the last lock is released', () => {
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

  it('counts a lock once if it is released twice', () => {
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

  it("restores the page's styles", () => {
    root.style.setProperty('overflow-y', 'scroll', 'important');
    lock()();
    expect(root.style.cssText).to.equal('overflow-y: scroll !important;');
  });

  it('leaves no styles on a page without any', () => {
    lock()();
    expect(root.style.length).to.equal(0);
  });

  it('locks the body of a page that scrolls its body', () => {
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

  it('leaves no gutter that a backdrop would not cover', async () => {
    await makeTallPage();
    root.style.scrollbarGutter = 'stable';
    lock();
    expect(root.clientWidth).to.equal(innerWidth);
  });

  it('reserves no gutter on a page without a scrollbar', () => {
    root.style.overflow = 'hidden';
    lock();
    expect(root.style.scrollbarGutter).to.equal('');
  });

  it('keeps the gutter of a page that has its own', async () => {
    await makeTallPage();
    root.style.scrollbarGutter = 'stable both-edges';
    lock();
    expect(root.style.scrollbarGutter).to.equal('stable both-edges');
  });

  it('keeps the scroll position', async () => {
    await makeTallPage();
    scrollTo(0, 1000);
    lock()();
    expect(scrollY).to.equal(1000);
  });

  it('keeps the scroll position while locked', async () => {
    await makeTallPage();
    scrollTo(0, 1000);
    lock();
    expect(scrollY).to.equal(1000);
  });
});
