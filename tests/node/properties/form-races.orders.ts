/**
 * Asks the check of a form in 10,000 random orders of answers. It runs in its own process (`form-races.test.ts`),
 * because Node's test runner follows each promise, which takes twice as long as the orders.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {SchemaCheck, type SchemaResult} from '@life-changers/elements/core/form';
import {check} from './check.js';

type Step = 'edit' | 'reset' | 'submit';

const steps = fc.array(fc.constantFrom<Step>('edit', 'edit', 'edit', 'reset', 'submit'), {
  minLength: 1,
  maxLength: 6,
});

/** A form with one value, whose schema names the value in its issue. All answers and timers wait for the scheduler. */
class Form {
  value = 0;
  shown = '';
  readonly outdated: string[] = [];
  readonly check: SchemaCheck;

  constructor(scheduler: fc.Scheduler) {
    const later = (label: string) => scheduler.schedule(Promise.resolve(), label);
    this.check = new SchemaCheck({
      ask: async () => {
        const {value} = this;
        await later(`answer for ${value}`);
        return issue(String(value));
      },
      apply: ({issues: [at]}) => {
        this.shown = at?.issue.code === 'authored' ? at.issue.message : '';
        if (this.shown !== String(this.value)) this.outdated.push(`${this.shown} for ${this.value}`);
      },
      delay: (run, milliseconds) => {
        let isWanted = true;
        // The time limit of rules that never settle is tested apart.
        if (milliseconds < 1000) void later('timer').then(() => isWanted && run());
        return () => (isWanted = false);
      },
      debounce: () => 300,
    });
    this.check.ask();
  }

  take(step: Step): void {
    if (step === 'edit') {
      this.value += 1;
      this.check.request();
    } else if (step === 'reset') {
      this.value = 0;
      this.check.cancel();
      this.check.request();
    } else void this.check.settle();
  }
}

function issue(message: string): SchemaResult {
  return {issues: [{issue: {code: 'authored', message}, path: []}], output: undefined};
}

await check(
  fc.asyncProperty(fc.scheduler(), steps, async (scheduler, taken) => {
    const form = new Form(scheduler);
    const edits = scheduler.scheduleSequence(
      taken.map(step => ({label: step, builder: async () => form.take(step)})),
    );
    await scheduler.waitFor(edits.task);
    await scheduler.waitIdle();
    assert.deepEqual(form.outdated, []);
    assert.deepEqual([form.shown, form.check.isPending], [String(form.value), false]);
  }),
  {runs: 10_000},
);
