import {expect} from '@open-wc/testing';
import {FakeClock} from '../../testing/fake-clock.js';
import {ToastQueue, type ToastCloseReason, type ToastDefaults, type ToastHold} from './index.js';

function setUp(defaults: Partial<ToastDefaults> = {}, leaveTime = 0) {
  const clock = new FakeClock();
  const said: string[] = [];
  const missed: string[] = [];
  let changes = 0;
  const queue = new ToastQueue<string>({
    clock,
    leaveTime: () => leaveTime,
    onChange: () => (changes += 1),
    onMessage: ({content}) => said.push(content),
    onMissed: ({content}) => missed.push(content),
  });
  queue.configure({position: 'top-right', autoClose: 5000, limit: 5, ...defaults});
  return {clock, queue, said, missed, changes: () => changes};
}

const shown = (queue: ToastQueue<string>) => queue.toasts.map(({content}) => content);
const left = (queue: ToastQueue<string>) => queue.toasts.map(({time}) => time?.left ?? null);
const action = {text: 'Undo', onClick: () => {}};

describe('ToastQueue', () => {
  describe('default values', () => {
    it('is a toast of the default type at the top right, for five seconds', () => {
      const {queue} = setUp();
      queue.add('a');
      expect(queue.toasts[0]).to.deep.equal({
        id: 'toast-1',
        content: 'a',
        type: 'default',
        heading: '',
        position: 'top-right',
        action: null,
        draggablePercent: 80,
        progress: true,
        loading: false,
        time: {duration: 5000, left: 5000, isRunning: true},
        isLeaving: false,
      });
    });

    for (const [title, options, time] of [
      ['its own time', {autoClose: 2000}, 2000],
      ['no time with false', {autoClose: false}, null],
      ['no time with Infinity', {autoClose: Infinity}, null],
      ['no time with an action', {action}, null],
      ['its own time with an action that says so', {action, autoClose: 9000}, 9000],
      ['no time while it is loading', {loading: true}, null],
      ['the usual time without an action', {action: null}, 5000],
    ] as const) {
      it(`has ${title}`, () => {
        const {queue} = setUp();
        queue.add('a', options);
        expect(left(queue)).to.deep.equal([time]);
      });
    }

    it('keeps its list and the time of a toast until they change', () => {
      const {clock, queue} = setUp();
      queue.add('a');
      const {toasts} = queue;
      clock.pass(1000);
      expect(queue.toasts).to.equal(toasts);
      queue.add('b');
      expect([queue.toasts.length, queue.toasts[0]!.time === toasts[0]!.time]).to.deep.equal([2, true]);
    });

    it('gives each toast a unique id', () => {
      const {queue} = setUp();
      queue.add('a', {id: 'toast-2'});
      expect([queue.add('b'), queue.add('c')]).to.deep.equal(['toast-1', 'toast-3']);
    });

    it('follows the position setting, but not the duration setting', () => {
      const {queue} = setUp();
      queue.add('a');
      queue.configure({position: 'bottom-left', autoClose: 100, limit: 5});
      expect(queue.toasts.map(({position, time}) => [position, time?.duration])).to.deep.equal([
        ['bottom-left', 5000],
      ]);
    });
  });

  describe('time', () => {
    it('closes a toast when its time is up, and reports the reason', () => {
      const {clock, queue} = setUp();
      const reasons: ToastCloseReason[] = [];
      queue.add('a', {onClose: reason => reasons.push(reason)});
      clock.pass(4999);
      expect(shown(queue)).to.deep.equal(['a']);
      clock.pass(1);
      expect([shown(queue), reasons]).to.deep.equal([[], ['timeout']]);
    });

    for (const reason of ['pointer', 'press', 'focus', 'hidden', 'detached'] satisfies ToastHold[]) {
      it(`pauses for ${reason}, and continues with the remaining time`, () => {
        const {clock, queue} = setUp();
        queue.add('a');
        clock.pass(3000);
        queue.hold(reason, true);
        clock.pass(60_000);
        expect(left(queue)).to.deep.equal([2000]);
        queue.hold(reason, false);
        clock.pass(2000);
        expect(shown(queue)).to.deep.equal([]);
      });
    }

    it('pauses a toast without a time, and changes nothing if it is paused already', () => {
      const {queue, changes} = setUp();
      queue.add('a', {autoClose: false});
      queue.hold('focus', true);
      const before = changes();
      queue.hold('focus', true);
      expect([left(queue), changes() - before]).to.deep.equal([[null], 0]);
    });

    it('pauses until the last reason ends', () => {
      const {clock, queue} = setUp();
      queue.hold('pointer', true);
      queue.hold('focus', true);
      queue.add('a');
      queue.hold('pointer', false);
      clock.pass(60_000);
      expect(shown(queue)).to.deep.equal(['a']);
    });

    it('leaves no timer behind', () => {
      const {clock, queue} = setUp({}, 100);
      queue.add('a');
      queue.add('b');
      queue.dismiss();
      clock.pass(100);
      expect(clock.timers).to.equal(0);
    });
  });

  describe('a missed toast', () => {
    it('is one whose time is over, and none that was closed', () => {
      const {clock, queue, missed} = setUp();
      queue.add('a');
      const closed = queue.add('b');
      queue.dismiss(closed, 'close-button');
      clock.pass(5000);
      expect(missed).to.deep.equal(['a']);
    });
  });

  describe('limit', () => {
    it('keeps other toasts, and their time, waiting', () => {
      const {clock, queue} = setUp({limit: 2});
      for (const content of ['a', 'b', 'c']) queue.add(content);
      expect(shown(queue)).to.deep.equal(['a', 'b']);
      clock.pass(5000);
      expect([shown(queue), left(queue)]).to.deep.equal([['c'], [5000]]);
    });

    it('announces a toast when it is shown, and not before', () => {
      const {queue, said} = setUp({limit: 1});
      const id = queue.add('a');
      queue.add('b');
      expect(said).to.deep.equal(['a']);
      queue.dismiss(id);
      expect(said).to.deep.equal(['a', 'b']);
    });

    it('shows the next toast in place of a closing one', () => {
      const {queue} = setUp({limit: 1}, 100);
      const id = queue.add('a');
      queue.add('b');
      queue.dismiss(id);
      expect(queue.toasts.map(({content, isLeaving}) => [content, isLeaving])).to.deep.equal([
        ['a', true],
        ['b', false],
      ]);
    });

    it('shows waiting toasts when the limit grows', () => {
      const {queue} = setUp({limit: 1});
      queue.add('a');
      queue.add('b');
      queue.configure({position: 'top-right', autoClose: 5000, limit: 2});
      expect(shown(queue)).to.deep.equal(['a', 'b']);
    });

    it('shows no more waiting toasts than the limit allows', () => {
      const {queue} = setUp({limit: 1});
      for (const content of ['a', 'b', 'c', 'd', 'e']) queue.add(content);
      queue.configure({position: 'top-right', autoClose: 5000, limit: 3});
      expect(shown(queue)).to.deep.equal(['a', 'b', 'c']);
    });

    it('removes no toast when the limit shrinks', () => {
      const {queue} = setUp({limit: 2});
      queue.add('a');
      queue.add('b');
      queue.configure({position: 'top-right', autoClose: 5000, limit: 1});
      expect(shown(queue)).to.deep.equal(['a', 'b']);
    });
  });

  describe('the same id', () => {
    it('replaces the content and options of the toast, and restarts its time', () => {
      const {clock, queue, said} = setUp();
      queue.add('a', {id: 'x', type: 'info'});
      clock.pass(4000);
      queue.add('b', {id: 'x'});
      expect(queue.toasts.map(({content, type, time}) => [content, type, time?.left])).to.deep.equal([
        ['b', 'default', 5000],
      ]);
      expect(said).to.deep.equal(['a', 'b']);
    });

    it('announces the same message again', () => {
      const {queue, said} = setUp();
      queue.add('a', {id: 'x'});
      queue.add('a', {id: 'x'});
      expect(said).to.deep.equal(['a', 'a']);
    });

    it('brings back a toast that was closing', () => {
      const {clock, queue} = setUp({}, 100);
      queue.add('a', {id: 'x'});
      queue.dismiss('x');
      queue.add('b', {id: 'x'});
      clock.pass(200);
      expect(queue.toasts.map(({content, isLeaving}) => [content, isLeaving])).to.deep.equal([['b', false]]);
    });

    it('changes a waiting toast without moving it', () => {
      const {queue} = setUp({limit: 1});
      queue.add('a');
      queue.add('b', {id: 'x'});
      queue.add('c', {id: 'x'});
      queue.dismiss('toast-1');
      expect(shown(queue)).to.deep.equal(['c']);
    });
  });

  describe('update', () => {
    it('changes only the given options', () => {
      const {queue} = setUp();
      queue.add('a', {id: 'x', type: 'error', position: 'top-left'});
      expect(queue.update('x', 'b', {type: 'success'})).to.equal(true);
      expect(queue.toasts.map(({content, type, position}) => [content, type, position])).to.deep.equal([
        ['b', 'success', 'top-left'],
      ]);
    });

    it('restores the default of an option that is undefined', () => {
      const {queue} = setUp();
      queue.add('a', {id: 'x', autoClose: false});
      queue.update('x', null, {autoClose: undefined});
      expect(left(queue)).to.deep.equal([5000]);
    });

    it('restarts the time', () => {
      const {clock, queue} = setUp();
      queue.add('a', {id: 'x'});
      clock.pass(4000);
      queue.update('x', null, {});
      expect(left(queue)).to.deep.equal([5000]);
    });

    for (const [title, content, options, says] of [
      ['a new message', 'b', {}, true],
      ['a new type', null, {type: 'error'}, true],
      ['the same message', 'a', {}, false],
      ['another place', null, {position: 'top-left'}, false],
    ] as const) {
      it(`${says ? 'announces' : 'does not announce'} ${title}`, () => {
        const {queue, said} = setUp();
        queue.add('a', {id: 'x'});
        queue.update('x', content, options);
        expect(said.length).to.equal(says ? 2 : 1);
      });
    }

    it('changes only the toast with the id', () => {
      const {queue} = setUp();
      for (const id of ['a', 'b']) queue.add(id, {id});
      queue.update('b', 'c', {});
      expect(shown(queue)).to.deep.equal(['a', 'c']);
    });

    it('does nothing when there is no such toast', () => {
      const {queue} = setUp({}, 100);
      queue.add('a', {id: 'x'});
      queue.dismiss('x');
      expect(queue.update('x', 'b', {})).to.equal(false);
      expect(shown(queue)).to.deep.equal(['a']);
    });
  });

  describe('dismiss', () => {
    it('closes one toast', () => {
      const {queue} = setUp();
      queue.add('a', {id: 'x'});
      queue.add('b');
      queue.dismiss('x');
      expect(shown(queue)).to.deep.equal(['b']);
    });

    it('closes all toasts, including waiting ones', () => {
      const {queue} = setUp({limit: 1});
      queue.add('a');
      queue.add('b');
      queue.dismiss();
      expect(shown(queue)).to.deep.equal([]);
    });

    it('reports the reason once', () => {
      const {queue} = setUp({}, 100);
      const reasons: ToastCloseReason[] = [];
      queue.add('a', {id: 'x', onClose: reason => reasons.push(reason)});
      queue.dismiss('x', 'escape');
      queue.dismiss('x');
      expect(reasons).to.deep.equal(['escape']);
    });

    it('keeps a closing toast for a while', () => {
      const {clock, queue} = setUp({}, 100);
      queue.add('a', {id: 'x'});
      queue.dismiss('x');
      clock.pass(99);
      expect(queue.toasts.length).to.equal(1);
      clock.pass(1);
      expect(queue.toasts.length).to.equal(0);
    });

    it('keeps the other toasts when one has closed', () => {
      const {clock, queue} = setUp({}, 100);
      for (const id of ['a', 'b', 'c']) queue.add(id, {id});
      queue.dismiss('b');
      clock.pass(100);
      expect(shown(queue)).to.deep.equal(['a', 'c']);
    });

    it('keeps the other toasts when one is shown again while it closes', () => {
      const {queue} = setUp({}, 100);
      for (const id of ['a', 'b', 'c']) queue.add(id, {id});
      queue.dismiss('a');
      queue.add('d', {id: 'a'});
      expect(shown(queue)).to.deep.equal(['b', 'c', 'd']);
    });

    it('has the reason api by default', () => {
      const {queue} = setUp();
      const reasons: ToastCloseReason[] = [];
      queue.add('a', {onClose: reason => reasons.push(reason)});
      queue.dismiss();
      expect(reasons).to.deep.equal(['api']);
    });

    it('changes nothing if there is no such toast', () => {
      const {queue, changes} = setUp();
      queue.add('a');
      const before = changes();
      queue.dismiss('x');
      expect([shown(queue), changes() - before]).to.deep.equal([['a'], 0]);
    });

    it('allows onClose to show the next toast', () => {
      const {queue} = setUp();
      queue.add('a', {id: 'x', onClose: () => queue.add('b')});
      queue.dismiss('x');
      expect(shown(queue)).to.deep.equal(['b']);
    });
  });
});
