// Alone on its page: it finds what is wrong anywhere on the page.
import {expect} from '@open-wc/testing';
import {describeFailure} from './test-walks.js';
import {planWalk, takeWalk, type StartWalk, type Walk} from './walk.js';

/** A walk that goes wrong as soon as it has turned twice. */
const start: StartWalk = (): Walk => {
  const root = document.createElement('div');
  let turns = 0;
  const steps: Walk['steps'] = {go: [3, () => 'go'], turn: [1, () => `turn ${(turns += 1)}`]};
  return {root, steps, check: () => (turns > 1 ? ['dizzy'] : [])};
};

const withRoot =
  (change: (root: HTMLElement) => void): StartWalk =>
  () => {
    const root = document.createElement('div');
    document.body.append(root);
    return {root, steps: {change: [1, () => (change(root), 'change')]}, check: () => []};
  };

const messageOf = async (from: StartWalk) => (await takeWalk(from, 1, planWalk(1, 1)))?.message;

const fail = (): void => void Object.assign(null as never);

describe('takeWalk', () => {
  it('finds nothing in a walk that agrees with its model', async () => {
    expect(await messageOf(withRoot(() => {}))).to.equal(undefined);
  });

  it('leaves out the steps without which a walk fails too', async () => {
    const plan = planWalk(1, 60);
    const failure = (await takeWalk(start, 1, plan))!;
    const lines = (await describeFailure(failure, start, 1, plan)).split('\n');
    expect(lines.filter(line => /go|turn/.test(line)).map(line => line.replace(/^\d+\. /, ''))).to.deep.equal(
      ['turn 1', 'turn 2'],
    );
  });

  it('starts a longer walk with the steps of a shorter one', () => {
    const placesOf = (count: number) => planWalk(7, count).map(({seed}) => seed);
    expect(placesOf(60).slice(0, 20)).to.deep.equal(placesOf(20));
  });

  for (const [title, change, message] of [
    ['a lost reference', root => root.setAttribute('aria-describedby', 'x'), /id of 0 elements/],
    ['a warning', () => console.warn('careful'), /warning: careful/],
    ['an error', () => console.error('wrong'), /error: wrong/],
    ['an uncaught error', () => queueMicrotask(fail), /uncaught/],
    ['a rejection', () => void Promise.reject(new Error('no')), /uncaught.*no/],
    ['a step that throws', fail, /TypeError/],
    ['rendering without end', root => changeForever(root), /without end/],
  ] as [string, (root: HTMLElement) => void, RegExp][])
    it(`finds ${title}`, async () => {
      const host = withRoot(root => {
        const inner = document.createElement('div');
        root.append(inner);
        change(inner);
      });
      expect(await messageOf(host)).to.match(message);
    });

  it('finds a lost focus', async () => {
    const from: StartWalk = () => {
      const root = document.createElement('div');
      const field = root.appendChild(document.createElement('input'));
      document.body.append(root);
      field.focus();
      return {root, steps: {remove: [1, () => (field.remove(), 'remove')]}, check: () => []};
    };
    expect(await messageOf(from)).to.equal('the focus was lost to <body>');
  });
});

/** Changes an element in each frame, while it is on the page. */
function changeForever(element: HTMLElement): void {
  element.title += 'x';
  if (element.isConnected) requestAnimationFrame(() => changeForever(element));
}
