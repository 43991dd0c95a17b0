import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from './accessibility.js';
import {endMotion} from './motion.js';
import {clickOn} from './pointer.js';

const HOUR = 3_600_000;

/** An element in two nested shadow roots. */
async function makeNested(): Promise<HTMLElement> {
  const outer = await fixture<HTMLElement>(html`<div></div>`);
  const inner = document.createElement('div');
  outer.attachShadow({mode: 'open'}).append(inner);
  const element = document.createElement('p');
  inner.attachShadow({mode: 'open'}).append(element);
  return element;
}

describe('endMotion', () => {
  it('ends animations in shadow roots immediately', async () => {
    const element = await makeNested();
    element.animate({opacity: [0.5, 0.5]}, HOUR);
    await endMotion();
    expect(getComputedStyle(element).opacity).to.equal('1');
  });

  it('ends a transition that starts when another one ends', async () => {
    const element = await makeNested();
    element.style.cssText = `transition: opacity ${HOUR}ms, translate ${HOUR}ms`;
    element.addEventListener('transitionend', () => (element.style.translate = '9px'));
    void element.offsetWidth;
    element.style.opacity = '0.5';
    await endMotion();
    const {opacity, translate} = getComputedStyle(element);
    expect([opacity, translate]).to.deep.equal(['0.5', '9px']);
  });

  it('does not end infinite animations', async () => {
    const element = await makeNested();
    const spinner = element.animate({rotate: ['0deg', '360deg']}, {duration: 100, iterations: Infinity});
    await endMotion();
    expect(spinner.playState).to.equal('running');
  });
});

describe('expectAccessible', () => {
  it('measures the colors after their transition', async () => {
    const text = await fixture<HTMLElement>(html`<p>Text</p>`);
    text.animate({color: ['#888', '#888']}, HOUR);
    text.animate({background: ['#999', '#999']}, HOUR);
    await expectAccessible(text);
  });

  it('fails for colors without contrast', async () => {
    const text = await fixture(html`<p style="color: #888; background: #999">Text</p>`);
    let message = '';
    await expectAccessible(text).catch((error: Error) => (message = error.message));
    expect(message).to.contain('color-contrast');
  });
});

describe('clickOn', () => {
  it('clicks an element that was moving in from off screen', async () => {
    const place = await fixture<HTMLElement>(html`<div><button>Go</button></div>`);
    const button = place.querySelector('button')!;
    let clicks = 0;
    button.addEventListener('click', () => (clicks += 1));
    place.animate({translate: ['-2000px', '-2000px']}, HOUR);
    await clickOn(button);
    expect(clicks).to.equal(1);
  });
});
