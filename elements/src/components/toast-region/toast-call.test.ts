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
import {toast} from '../toast/toast.define.js';

const regions = () => document.querySelectorAll('lc-toast-region').length;

describe('toast', () => {
  afterEach(clearToasts);

  describe('region', () => {
    it('makes one at the end of the page when there is none', async () => {
      toast('Saved.');
      expect(await shownMessages()).to.deep.equal(['Saved.']);
      expect([regions(), activeRegion().parentElement === document.body]).to.deep.equal([1, true]);
    });

    it('uses the one of the page', async () => {
      const region = await fixture(html`<lc-toast-region></lc-toast-region>`);
      toast('Saved.');
      expect([activeRegion() === region, regions()]).to.deep.equal([true, 1]);
    });

    it('waits with the first message until its new live region is settled', async () => {
      toast('Saved.');
      await shownToasts();
      expect(spoken('status')).to.deep.equal([]);
      await untilSpoken('status', 'Saved.');
    });
  });

  describe('message', () => {
    it('is text, and no HTML', async () => {
      toast('<b>bold</b>');
      expect(await shownMessages()).to.deep.equal(['<b>bold</b>']);
    });

    it('is a number', async () => {
      toast(0);
      expect(await shownMessages()).to.deep.equal(['0']);
    });

    it('is a DOM node, in the document itself', async () => {
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

    it('is what an error says', async () => {
      toast.error(new Error('No network.') as never);
      expect(await shownMessages()).to.deep.equal(['No network.']);
    });

    it('warns once of anything else, and shows it as text', async () => {
      const warnings = await recordWarnings(() => {
        toast({strings: ['<b>']} as never);
        toast(undefined as never);
      });
      expect(warnings).to.deep.equal(['toast(): message must be a text, a DOM node or a Lit template.']);
      expect(await shownMessages()).to.deep.equal(['[object Object]', '']);
    });
  });

  describe('options', () => {
    it('warns of a wrong one and shows the toast all the same', async () => {
      const warnings = await recordWarnings(() => toast('Saved.', {type: 'green' as never}));
      expect(warnings.length).to.equal(1);
      const [one] = await shownToasts();
      expect(one!.type).to.equal('default');
    });

    for (const type of ['success', 'info', 'warning', 'error'] as const) {
      it(`has toast.${type}`, async () => {
        toast[type]('A message.');
        const [one] = await shownToasts();
        expect(one!.type).to.equal(type);
      });
    }

    it('says why a toast closed', async () => {
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

    it('shows nothing when there is no such toast', async () => {
      toast.update('nothing', {message: 'Saved.'});
      expect(toastCenter().queue.toasts.length).to.equal(0);
    });

    it('keeps the element of a toast whose id is used again', async () => {
      toast('One.', {id: 'x'});
      const [before] = await shownToasts();
      toast('Two.', {id: 'x'});
      const [after] = await shownToasts();
      expect([before === after, after!.textContent.trim()]).to.deep.equal([true, 'Two.']);
    });
  });

  describe('dismiss', () => {
    it('closes a toast by its id or handle, and all without one', async () => {
      const one = toast('One.');
      for (const id of ['two', 'three', 'four']) toast(id, {id});
      toast.dismiss(one);
      toast.dismiss('two');
      expect(await shownMessages()).to.deep.equal(['three', 'four']);
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

    it('shows that it is pending, with no time of its own', async () => {
      void toast.promise(new Promise<string>(() => {}), messages);
      const [one] = await shownToasts();
      expect([one!.textContent.trim(), one!.loading, one!.time]).to.deep.equal(['Saving.', true, null]);
    });

    it('shows how it ended, with the usual time', async () => {
      await toast.promise(Promise.resolve('draft'), messages);
      await aTimeout(0);
      const [one] = await shownToasts();
      expect([one!.textContent.trim(), one!.type, one!.loading, one!.time?.duration]).to.deep.equal([
        'Saved draft.',
        'success',
        false,
        5000,
      ]);
    });

    it('shows that it failed, and gives the promise on', async () => {
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

    it('takes a function, and messages with options', async () => {
      await toast.promise(async () => 'draft', {
        pending: 'Saving.',
        success: {message: 'Saved.', type: 'info', autoClose: 900},
      });
      await aTimeout(0);
      const [one] = await shownToasts();
      expect([one!.textContent.trim(), one!.type, one!.time?.duration]).to.deep.equal([
        'Saved.',
        'info',
        900,
      ]);
    });

    it('closes when there is nothing to say in the end', async () => {
      await toast.promise(Promise.resolve(1), {pending: 'Saving.'});
      await until(async () => (await shownMessages()).length === 0);
    });

    it('shows how it ended also when the user has closed the toast', async () => {
      let resolve!: (name: string) => void;
      const promise = toast.promise(new Promise<string>(done => (resolve = done)), messages);
      toast.dismiss();
      resolve('draft');
      await promise;
      await aTimeout(0);
      expect(await shownMessages()).to.deep.equal(['Saved draft.']);
    });

    it('follows the newer of two promises of one id', async () => {
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
