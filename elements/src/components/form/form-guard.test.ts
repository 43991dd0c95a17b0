import '../text-input/text-input.define.js';
import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import {connectForm} from './connect-form.js';
import {guardLeaving, type LeaveGuard, type LeaveGuardOptions} from './form-guard.js';
import type {FormOptions} from './form-options.js';

const formAround = () =>
  fixture<HTMLFormElement>(
    html`<form lang="en"><input name="name" value="Ada" /><input type="reset" /></form>`,
  );

/** Types a text into the first field of a form, like the user. */
function enter(form: HTMLFormElement, text: string): void {
  const input = form.querySelector('input')!;
  input.value = text;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, {bubbles: true}));
}

/** Whether the browser would ask before the document is left. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
}

const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Runs a test with each listener of `beforeunload` counted. */
async function withListeners(run: (count: () => number) => Promise<void>): Promise<void> {
  const {addEventListener, removeEventListener} = window;
  const listeners = new Set<unknown>();
  Object.assign(window, {
    addEventListener: (...[type, listener]: Parameters<typeof addEventListener>) => {
      if (type === 'beforeunload') listeners.add(listener);
      addEventListener.call(window, type, listener);
    },
    removeEventListener: (...[type, listener]: Parameters<typeof removeEventListener>) => {
      if (type === 'beforeunload') listeners.delete(listener);
      removeEventListener.call(window, type, listener);
    },
  });
  try {
    await run(() => listeners.size);
  } finally {
    Object.assign(window, {addEventListener, removeEventListener});
  }
}

/** Answers `confirm` while an action runs. Returns its questions. */
function answering(answer: boolean, action: () => unknown): string[] {
  const {confirm} = window;
  const questions: string[] = [];
  window.confirm = question => {
    questions.push(String(question));
    return answer;
  };
  try {
    action();
  } finally {
    window.confirm = confirm;
  }
  return questions;
}

describe('guardLeaving', () => {
  let guard: LeaveGuard | undefined;

  afterEach(() => guard?.disconnect());

  async function guarded(
    options: FormOptions = {},
    guardOptions?: LeaveGuardOptions,
  ): Promise<{form: HTMLFormElement; guard: LeaveGuard}> {
    const form = await formAround();
    connectForm(form, options);
    guard = guardLeaving(form, guardOptions);
    return {form, guard};
  }

  /** Submits a form with a handler, which gets the functions that end the submission. */
  async function submitting(): Promise<{
    form: HTMLFormElement;
    guard: LeaveGuard;
    end: (result?: unknown) => void;
    fail: (error: unknown) => void;
  }> {
    const ends = {end: (_result?: unknown) => {}, fail: (_error: unknown) => {}};
    const onSubmit = () => new Promise((end, fail) => Object.assign(ends, {end, fail}));
    const {form, guard} = await guarded({onSubmit});
    enter(form, 'Eve');
    form.requestSubmit();
    await until(() => form.ariaBusy === 'true');
    return {form, guard, end: result => ends.end(result), fail: error => ends.fail(error)};
  }

  it('does not ask before a pristine form is left', async () => {
    await guarded();
    expect(asks()).to.equal(false);
  });

  it('asks before unsaved input is left', async () => {
    const {form} = await guarded();
    enter(form, 'Eve');
    expect(asks()).to.equal(true);
  });

  it('asks about input from before it was called', async () => {
    const form = await formAround();
    connectForm(form);
    await Promise.resolve();
    enter(form, 'Eve');
    guard = guardLeaving(form);
    expect(asks()).to.equal(true);
  });

  it('does not ask once the value is back at its start', async () => {
    const {form} = await guarded();
    enter(form, 'Eve');
    enter(form, 'Ada');
    expect(asks()).to.equal(false);
  });

  it('does not ask after a reset', async () => {
    const {form} = await guarded();
    enter(form, 'Eve');
    form.reset();
    expect(asks()).to.equal(false);
  });

  it('listens to the window only while there is unsaved input', async () => {
    await withListeners(async count => {
      const {form} = await guarded();
      const counts = [count()];
      enter(form, 'Eve');
      counts.push(count());
      enter(form, 'Ada');
      await later();
      counts.push(count());
      expect(counts).to.deep.equal([0, 1, 0]);
    });
  });

  it('stops listening to the window after a reset', async () => {
    await withListeners(async count => {
      const {form} = await guarded();
      enter(form, 'Eve');
      form.querySelector<HTMLInputElement>('[type=reset]')!.click();
      await until(() => count() === 0);
    });
  });

  it('does not ask while the form is being submitted', async () => {
    const {end} = await submitting();
    expect(asks()).to.equal(false);
    end();
  });

  it('does not ask after the form was submitted', async () => {
    const {form, guard, end} = await submitting();
    end();
    await until(() => form.ariaBusy !== 'true');
    expect(guard.isBlocking).to.equal(false);
  });

  it('asks again if the server had issues', async () => {
    const {form, end} = await submitting();
    end([{path: 'name', message: 'Taken'}]);
    await until(() => form.ariaBusy !== 'true');
    expect(asks()).to.equal(true);
  });

  it('asks about what was entered after the form was submitted', async () => {
    const {form, end} = await submitting();
    end();
    await until(() => form.ariaBusy !== 'true');
    enter(form, 'Joan');
    expect(asks()).to.equal(true);
  });

  it('does not ask when the browser submits the form', async () => {
    const {form} = await guarded();
    form.target = 'nowhere';
    form.method = 'dialog';
    enter(form, 'Eve');
    form.requestSubmit();
    expect(asks()).to.equal(false);
  });

  it('asks if a listener has prevented the form from being submitted', async () => {
    const {form} = await guarded();
    document.addEventListener('submit', event => event.preventDefault(), {once: true});
    enter(form, 'Eve');
    form.requestSubmit();
    expect(asks()).to.equal(true);
  });

  it('does not ask after it was disconnected', async () => {
    const {form, guard} = await guarded();
    enter(form, 'Eve');
    guard.disconnect();
    expect(asks()).to.equal(false);
  });

  it('does not listen again after it was disconnected', async () => {
    await withListeners(async count => {
      const {form, guard} = await guarded();
      enter(form, 'Eve');
      form.click();
      guard.disconnect();
      await later();
      expect(count()).to.equal(0);
    });
  });

  it('lets a router leave a pristine form without a question', async () => {
    const {guard} = await guarded();
    const questions = answering(false, () => expect(guard.confirm()).to.equal(true));
    expect(questions).to.deep.equal([]);
  });

  for (const answer of [true, false]) {
    it(`returns ${answer} to a router if the user answers so`, async () => {
      const {form, guard} = await guarded();
      enter(form, 'Eve');
      answering(answer, () => expect(guard.confirm()).to.equal(answer));
    });
  }

  it('asks a router’s question with the message of the app', async () => {
    const {form, guard} = await guarded({}, {message: 'Drop it?'});
    enter(form, 'Eve');
    expect(answering(true, () => guard.confirm())).to.deep.equal(['Drop it?']);
  });

  it('asks a router’s question in the language of the form', async () => {
    registerTranslation({lang: 'eo', leaveForm: () => 'Ĉu foriri?'});
    const {form, guard} = await guarded();
    form.lang = 'eo';
    enter(form, 'Eve');
    expect(answering(true, () => guard.confirm())).to.deep.equal(['Ĉu foriri?']);
  });

  it('warns about a form that is not connected', async () => {
    const form = await formAround();
    guard = guardLeaving(form);
    const warnings = await recordWarnings(async () => {
      enter(form, 'Eve');
      await later();
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('connectForm');
  });
});
