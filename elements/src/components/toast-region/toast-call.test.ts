import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import {
  activeRegion,
  clearToasts,
  shownMessages,
  shownToasts,
  spoken,
  untilSpoken,
} from '../../testing/toasts.js';
import {until} from '../../testing/until.js';
import {toastCenter} from './toast-center.js';
import {regionState} from './region-state.js';
import {toast} from '../toast/toast.define.js';

const regions = () => document.querySelectorAll('lc-toast-region').length;

describe('toast', () => {
  afterEach(clearToasts);

  describe('region', () => {
    it('adds one to the end of the page if there is none', async () => {
      toast('Saved.');
      expect(await shownMessages()).to.deep.equal(['Saved.']);
      expect([regions(), activeRegion().parentElement === document.body]).to.deep.equal([1, true]);
    });

    it('uses an existing one', async () => {
      const region = await fixture(html`<lc-toast-region></lc-toast-region>`);
      toast('Saved.');
      expect([activeRegion() === region, regions()]).to.deep.equal([true, 1]);
    });

    it('delays the first message until screen readers know its new live region', async () => {
      toast('Saved.');
      await shownToasts();
      expect(spoken('status')).to.deep.equal([]);
      await untilSpoken('status', 'Saved.');
    });
  });

  describe('message', () => {
    it('is text, not HTML', async () => {
      toast('<b>bold</b>');
      expect(await shownMessages()).to.deep.equal(['<b>bold</b>']);
    });

    it('is a number', async () => {
      toast(0);
      expect(await shownMessages()).to.deep.equal(['0']);
    });

    it('is a DOM node in the light DOM', async () => {
      const node = document.createElement('b');
      node.textContent = 'bold';
      toast(node);
      await shownToasts();
      expect(node.getRootNode() === document).to.equal(true);
    });

    it('is a Lit template', async () => {
      toast(html`<i>slanted</i>`);
      const [one] = await shownToasts();
      expect(one!.querySelector('i')?.textContent).to.equal('slanted');
    });

    it('is the message of an error', async () => {
      toast.error(new Error('No network.') as never);
      expect(await shownMessages()).to.deep.equal(['No network.']);
    });

    it('warns once about other values and shows them as text', async () => {
      const warnings = await recordWarnings(() => {
        toast({strings: ['<b>']} as never);
        toast(undefined as never);
      });
      expect(warnings).to.deep.equal(['toast(): message must be a text, a DOM node or a Lit template.']);
      expect(await shownMessages()).to.deep.equal(['', '[object Object]']);
    });
  });

  describe('options', () => {
    it('warns about invalid options and still shows the toast', async () => {
      const warnings = await recordWarnings(() => toast('Saved.', {type: 'green' as never}));
      expect(warnings.length).to.equal(1);
      const [one] = await shownToasts();
      expect(one!.type).to.equal('default');
    });

    for (const options of [null, 'error', 5000]) {
      it(`shows the toast if they are ${JSON.stringify(options)}`, async () => {
        await recordWarnings(() => toast('Saved.', options as never));
        expect(await shownMessages()).to.deep.equal(['Saved.']);
      });
    }

    for (const type of ['success', 'info', 'warning', 'error'] as const) {
      it(`has toast.${type}`, async () => {
        toast[type]('A message.');
        const [one] = await shownToasts();
        expect(one!.type).to.equal(type);
      });
    }

    it('reports why a toast closed', async () => {
      const reasons: string[] = [];
      toast('One.', {onClose: reason => reasons.push(reason)}).dismiss();
      expect(reasons).to.deep.equal(['api']);
    });
  });

  describe('update', () => {
    it('changes a toast by its handle', async () => {
      const saving = toast('Saving.', {type: 'info'});
      saving.update({message: 'Saved.', type: 'success'});
      const [one] = await shownToasts();
      expect([one!.textContent.trim(), one!.type]).to.deep.equal(['Saved.', 'success']);
    });

    it('changes a toast by its id', async () => {
      toast('Saving.', {id: 'save'});
      toast.update('save', {message: 'Saved.'});
      expect(await shownMessages()).to.deep.equal(['Saved.']);
    });

    it('does nothing if the toast does not exist', async () => {
      toast.update('nothing', {message: 'Saved.'});
      expect(toastCenter().queue.toasts.length).to.equal(0);
    });

    it('keeps the element of a toast when its id is used again', async () => {
      toast('One.', {id: 'x'});
      const [before] = await shownToasts();
      toast('Two.', {id: 'x'});
      const [after] = await shownToasts();
      expect([before === after, after!.textContent.trim()]).to.deep.equal([true, 'Two.']);
    });
  });

  describe('dismiss', () => {
    it('closes a toast by its id or handle, and all toasts without an argument', async () => {
      const one = toast('One.');
      for (const id of ['two', 'three', 'four']) toast(id, {id});
      toast.dismiss(one);
      toast.dismiss('two');
      expect(await shownMessages()).to.deep.equal(['four', 'three']);
      toast.dismiss();
      expect(await shownMessages()).to.deep.equal([]);
    });
  });

  describe('promise', () => {
    const messages = {
      pending: 'Saving.',
      success: (name: string) => `Saved ${name}.`,
      error: (reason: unknown) => `Failed: ${(reason as Error).message}`,
    };

    it('stays open while it is pending', async () => {
      void toast.promise(new Promise<string>(() => {}), messages);
      const [one] = await shownToasts();
      expect([one!.textContent.trim(), one!.loading, one![regionState].time]).to.deep.equal([
        'Saving.',
        true,
        null,
      ]);
    });

    it('shows the result for the default time', async () => {
      await toast.promise(Promise.resolve('draft'), messages);
      await aTimeout(0);
      const [one] = await shownToasts();
      expect([
        one!.textContent.trim(),
        one!.type,
        one!.loading,
        one![regionState].time?.duration,
      ]).to.deep.equal(['Saved draft.', 'success', false, 5000]);
    });

    it('shows the error and returns the promise', async () => {
      const promise = Promise.reject<string>(new Error('no network'));
      let caught = '';
      await toast.promise(promise, messages).catch((error: Error) => (caught = error.message));
      await aTimeout(0);
      const [one] = await shownToasts();
      expect([caught, one!.textContent.trim(), one!.type]).to.deep.equal([
        'no network',
        'Failed: no network',
        'error',
      ]);
    });

    it('accepts a function, and messages with options', async () => {
      await toast.promise(async () => 'draft', {
        pending: 'Saving.',
        success: {message: 'Saved.', type: 'info', autoClose: 900},
      });
      await aTimeout(0);
      const [one] = await shownToasts();
      expect([one!.textContent.trim(), one!.type, one![regionState].time?.duration]).to.deep.equal([
        'Saved.',
        'info',
        900,
      ]);
    });

    it('closes if there is no message for the result', async () => {
      await toast.promise(Promise.resolve(1), {pending: 'Saving.'});
      await until(async () => (await shownMessages()).length === 0);
    });

    it('shows the result even if the user has closed the toast', async () => {
      let resolve!: (name: string) => void;
      const promise = toast.promise(new Promise<string>(done => (resolve = done)), messages);
      toast.dismiss();
      resolve('draft');
      await promise;
      await aTimeout(0);
      expect(await shownMessages()).to.deep.equal(['Saved draft.']);
    });

    it('follows the latest promise of an id', async () => {
      let resolve!: (name: string) => void;
      const older = toast.promise(new Promise<string>(done => (resolve = done)), messages, {id: 'save'});
      void toast.promise(new Promise<string>(() => {}), {...messages, pending: 'Again.'}, {id: 'save'});
      resolve('draft');
      await older;
      await aTimeout(0);
      expect(await shownMessages()).to.deep.equal(['Again.']);
    });
  });
});
