import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {SchemaCheck, type SchemaResult} from '@life-changers/elements/core/form';

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

describe('the check of a form', () => {
  it('never shows an outdated message, in 10,000 random orders of answers', async () => {
    await fc.assert(
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
      {numRuns: 10_000},
    );
  });

  it('is pending from the change to the answer', async () => {
    const answers: ((result: SchemaResult) => void)[] = [];
    const check = new SchemaCheck({
      ask: () => new Promise(resolve => answers.push(resolve)),
      apply: () => {},
      delay: run => {
        queueMicrotask(run);
        return () => {};
      },
      debounce: () => 0,
    });
    check.request();
    assert.equal(check.isPending, true);
    answers[0]!(issue('a'));
    await check.settle();
    assert.equal(check.isPending, false);
  });

  it('fails if the rules never settle', async () => {
    const results: SchemaResult[] = [];
    const check = new SchemaCheck({
      ask: () => new Promise(() => {}),
      apply: result => results.push(result),
      delay: (run, milliseconds) => {
        if (milliseconds > 1000) queueMicrotask(run);
        return () => {};
      },
      debounce: () => 0,
    });
    check.request();
    await check.settle();
    assert.deepEqual(
      results.map(({issues}) => issues.map(({issue: {code}}) => code)),
      [['checkFailed']],
    );
  });
});
