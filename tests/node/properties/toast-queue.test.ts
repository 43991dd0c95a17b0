import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {ToastQueue, type ToastHold, type ToastType} from '../../../elements/src/core/toast/index.js';
import {FakeClock} from '../../../elements/src/testing/fake-clock.js';
import {check} from './check.js';
import {NaiveToasts, type ToastStep} from './naive-toasts.js';

const LEAVE_TIMES = [0, 200];
const ids = fc.constantFrom('a', 'b', 'c', 'toast-1', 'toast-2');
const times = fc.constantFrom<(number | false | undefined)[]>(
  undefined,
  false,
  Infinity,
  1,
  300,
  5000,
  2 ** 31 + 10,
);
const options = fc.record(
  {autoClose: times, type: fc.constantFrom<ToastType[]>('error', 'success'), loading: fc.boolean()},
  {requiredKeys: [], noNullPrototype: true},
);
const contents = fc.constantFrom('one', 'two', 'three');

const steps: fc.Arbitrary<ToastStep> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    id: fc.option(ids, {nil: undefined}),
    content: contents,
    options,
  }),
  fc.record({kind: fc.constant('update' as const), id: ids, content: fc.option(contents), options}),
  fc.record({kind: fc.constant('dismiss' as const), id: fc.option(ids, {freq: 6})}),
  fc.record({
    kind: fc.constant('hold' as const),
    reason: fc.constantFrom<ToastHold[]>('pointer', 'focus', 'hidden'),
    isHeld: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('configure' as const),
    limit: fc.constantFrom(1, 2, 3, Infinity),
    autoClose: fc.constantFrom(false as const, 300, 5000),
  }),
  fc.record({
    kind: fc.constant('pass' as const),
    milliseconds: fc.constantFrom(1, 100, 199, 200, 300, 1000, 4700, 5000, 2 ** 31),
  }),
);

describe('the queue of toasts', () => {
  it('shows, announces, and closes what a plain model does', async () => {
    await check(
      fc.property(fc.constantFrom(...LEAVE_TIMES), fc.array(steps, {maxLength: 25}), (leaveTime, taken) => {
        const clock = new FakeClock();
        const said: string[] = [];
        const closed: string[] = [];
        let changes = 0;
        const queue = new ToastQueue<string>({
          clock,
          leaveTime: () => leaveTime,
          onChange: () => (changes += 1),
          onMessage: ({id, content}) => said.push(`${id} ${content}`),
        });
        const naive = new NaiveToasts(leaveTime);
        /** The options of a toast, with a callback that notes why it closes. */
        const noted = (id: string | undefined, given: object) => ({
          ...given,
          ...(id !== undefined && {id}),
          onClose: (reason: string) => closed.push(reason),
        });
        const take = (step: ToastStep): unknown => {
          if (step.kind === 'add') return queue.add(step.content, noted(step.id, step.options));
          if (step.kind === 'update') return queue.update(step.id, step.content, step.options);
          if (step.kind === 'dismiss') return queue.dismiss(step.id);
          if (step.kind === 'hold') return queue.hold(step.reason, step.isHeld);
          if (step.kind === 'pass') return clock.pass(step.milliseconds);
          return queue.configure({position: 'top-right', limit: step.limit, autoClose: step.autoClose});
        };
        for (const step of taken) {
          const before = queue.toasts;
          const changesBefore = changes;
          assert.deepEqual(take(step), naive.take(step));
          if (changes === changesBefore) assert.equal(queue.toasts, before);
          const shown = queue.toasts.map(({id, content, type, isLeaving, time}) => ({
            id,
            content,
            type,
            isLeaving,
            left: time?.left ?? null,
            isRunning: time?.isRunning ?? false,
          }));
          assert.deepEqual(shown, naive.shown);
          assert.deepEqual([said, closed], [naive.said, naive.closed]);
          assert.equal(clock.timers, naive.timers);
        }
      }),
      {runs: 3000},
    );
  });
});
