import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../../testing/accessibility.js';
import {announced, choose, letter, notes, picture} from '../../../testing/file-upload-harness.js';
import {press} from '../../../testing/keyboard.js';
import {clickOn} from '../../../testing/pointer.js';
import {until} from '../../../testing/until.js';
import {connectForm} from '../../form/connect-form.js';
import type {LcFileUpload} from '../file-upload.define.js';
import '../file-upload.define.js';
import '../multiple-files.define.js';
import {transferFiles, type FileTransfer, type SendFile, type TransferOptions} from './file-transfer.js';

type Files = LcFileUpload<true>;

/** A server that answers when a test says so. */
class Server {
  readonly started: string[] = [];
  readonly aborted: string[] = [];
  readonly #answers = new Map<string, (path?: string | Error) => void>();
  readonly #progress = new Map<string, (sentBytes: number) => void>();

  readonly send: SendFile = (file, {signal, onProgress}) => {
    this.started.push(file.name);
    this.#progress.set(file.name, onProgress);
    signal.addEventListener('abort', () => this.aborted.push(file.name));
    return new Promise((resolve, reject) =>
      this.#answers.set(file.name, answer => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  };

  answer(name: string, answer?: string | Error): void {
    this.#answers.get(name)!(answer);
  }

  progress(name: string, sentBytes: number): void {
    this.#progress.get(name)!(sentBytes);
  }
}

const statusOf = ({items}: FileTransfer) => items.map(({file, status}) => `${file.name} ${status}`);
const statuses = (transfer: FileTransfer, ...wanted: string[]) =>
  until(() => statusOf(transfer).join() === wanted.join(), wanted.join());

describe('transferFiles', () => {
  describe('with files', () => {
    function setUp(options: Partial<TransferOptions> = {}, files = [letter, notes, picture]) {
      const server = new Server();
      return {server, transfer: transferFiles(files, {send: server.send, ...options})};
    }

    it('sends as many at the same time as concurrency says, and then the next one', async () => {
      const {server, transfer} = setUp({concurrency: 2});
      await statuses(transfer, 'letter.pdf sending', 'notes.txt sending', 'me.svg waiting');
      server.answer('letter.pdf');
      await statuses(transfer, 'letter.pdf sent', 'notes.txt sending', 'me.svg sending');
      expect(server.started).to.deep.equal(['letter.pdf', 'notes.txt', 'me.svg']);
    });

    for (const concurrency of [0, -1, NaN, undefined]) {
      it(`sends 3 at the same time for a concurrency of ${concurrency}`, async () => {
        const {server} = setUp({concurrency}, [letter, notes, picture, new File(['a'], 'a.txt')]);
        await until(() => server.started.length === 3);
        expect(server.started).not.to.include('a.txt');
      });
    }

    it('waits for start() without autoStart', async () => {
      const {server, transfer} = setUp({autoStart: false});
      expect(statusOf(transfer)[0]).to.equal('letter.pdf waiting');
      transfer.start();
      await until(() => server.started.length === 3);
    });

    it('completes when all files were sent, or failed', async () => {
      const {server, transfer} = setUp();
      await until(() => server.started.length === 3);
      for (const name of ['letter.pdf', 'notes.txt']) server.answer(name, `/${name}`);
      server.answer('me.svg', new Error('full'));
      await transfer.complete;
      expect(
        transfer.items.map(({status, path, error}) => [status, path, (error as Error)?.message]),
      ).to.deep.equal([
        ['sent', '/letter.pdf', undefined],
        ['sent', '/notes.txt', undefined],
        ['failed', undefined, 'full'],
      ]);
    });

    it('fails, and goes on, if send throws', async () => {
      const send: SendFile = file => {
        if (file === letter) throw new Error('broken');
        return Promise.resolve();
      };
      const {transfer} = setUp({send, concurrency: 1});
      await transfer.complete;
      expect(statusOf(transfer)).to.deep.equal(['letter.pdf failed', 'notes.txt sent', 'me.svg sent']);
    });

    it('cancels one, and ignores its late answer', async () => {
      const {server, transfer} = setUp({concurrency: 1});
      await until(() => server.started.length === 1);
      transfer.cancel(letter);
      server.answer('letter.pdf', '/late');
      await statuses(transfer, 'letter.pdf canceled', 'notes.txt sending', 'me.svg waiting');
      expect([server.aborted, transfer.items[0]!.path]).to.deep.equal([['letter.pdf'], undefined]);
    });

    it('cancels all, and sends all again', async () => {
      const {server, transfer} = setUp();
      await until(() => server.started.length === 3);
      transfer.cancel();
      expect(transfer.items.every(({status}) => status === 'canceled')).to.equal(true);
      transfer.retry();
      await until(() => server.started.length === 6);
    });

    it('does not send a file that was canceled before it started', async () => {
      const {server, transfer} = setUp({concurrency: 1});
      transfer.cancel(letter);
      await until(() => server.started.length > 0);
      expect(server.started).to.deep.equal(['notes.txt']);
    });

    it('reports progress between 0 and 1', async () => {
      const seen: number[] = [];
      const {server} = setUp({onChange: ({progress}) => seen.push(progress)}, [notes]);
      await until(() => server.started.length === 1);
      for (const bytes of [512, 4096, -1]) server.progress('notes.txt', bytes);
      expect(seen.slice(-3)).to.deep.equal([0.25, 1, 0]);
    });

    it('aborts everything when it is disconnected', async () => {
      const {server, transfer} = setUp();
      await until(() => server.started.length === 3);
      transfer.disconnect();
      expect([server.aborted.length, transfer.items.length]).to.deep.equal([3, 0]);
    });
  });

  describe('with a file upload', () => {
    async function setUp(value: File[] = [letter, notes], options: Partial<TransferOptions> = {}) {
      const form = await fixture<HTMLFormElement>(html`
        <form><lc-file-upload name="files" label="Files" multiple .value=${value}></lc-file-upload></form>
      `);
      const control = form.querySelector<Files>('lc-file-upload')!;
      const server = new Server();
      const transfer = transferFiles(control, {send: server.send, ...options});
      await until(() => server.started.length === value.length || options.autoStart === false);
      await control.updateComplete;
      return {form, control, server, transfer};
    }

    const progressIn = (control: Files) => [...control.shadowRoot!.querySelectorAll('progress')];
    const button = (control: Files, name: string) =>
      control.shadowRoot!.querySelector<HTMLButtonElement>(`[part=${name}-button]`);
    const detailsIn = (control: Files) =>
      [...control.shadowRoot!.querySelectorAll<HTMLElement>('.item [part=file-size]')].map(item =>
        item.textContent.replace(/\s+/g, ' ').trim(),
      );
    const add = (control: Files, ...files: File[]) => choose(control as unknown as LcFileUpload, ...files);
    const heard = (control: Files) => announced(control as unknown as LcFileUpload);

    it('shows the progress of each file, named by the file', async () => {
      const {control, server} = await setUp();
      server.progress('notes.txt', 1024);
      await control.updateComplete;
      expect(progressIn(control).map(({ariaLabel, value}) => [ariaLabel, value])).to.deep.equal([
        ['Uploading letter.pdf', 0],
        ['Uploading notes.txt', 0.5],
      ]);
      expect(detailsIn(control)).to.deep.equal(['3 bytes · 0%', '2 kB · 50%']);
    });

    it('is accessible while files are sent, failed, and sent, in light and dark', async () => {
      const {control, server, transfer} = await setUp([letter, notes, picture]);
      server.answer('letter.pdf');
      server.answer('notes.txt', new Error('full'));
      await statuses(transfer, 'letter.pdf sent', 'notes.txt failed', 'me.svg sending');
      await expectAccessible(control);
    });

    it('announces a failure, and once that all others were sent', async () => {
      const {control, server, transfer} = await setUp([letter, notes, picture]);
      server.answer('notes.txt', new Error('full'));
      await until(() => heard(control) === 'notes.txt could not be uploaded.');
      server.answer('letter.pdf');
      await statuses(transfer, 'letter.pdf sent', 'notes.txt failed', 'me.svg sending');
      await control.updateComplete;
      expect(heard(control)).to.equal('notes.txt could not be uploaded.');
      server.answer('me.svg');
      await until(() => heard(control) === '2 files uploaded.');
    });

    it('sends files that are added later', async () => {
      const {control, server} = await setUp([letter]);
      await add(control, notes);
      await until(() => server.started.includes('notes.txt'));
    });

    it('aborts the transfer of a removed file, and of all after a reset', async () => {
      const {form, control, server} = await setUp([letter, notes]);
      await clickOn(button(control, 'remove')!);
      await control.updateComplete;
      expect(server.aborted).to.deep.equal(['letter.pdf']);
      form.reset();
      await control.updateComplete;
      expect(server.aborted).to.deep.equal(['letter.pdf', 'notes.txt']);
    });

    it('cancels a file and sends it again by its button, which keeps the focus', async () => {
      const {control, server} = await setUp([letter]);
      button(control, 'cancel')!.focus();
      await press('Enter');
      await until(() => control.shadowRoot!.activeElement === button(control, 'retry'));
      expect([server.aborted, detailsIn(control)]).to.deep.equal([
        ['letter.pdf'],
        ['3 bytes · Upload canceled'],
      ]);
      await press('Enter');
      await until(() => server.started.length === 2);
    });

    it('submits the path that the server gave a file, and the file until then', async () => {
      const {form, control, server, transfer} = await setUp([letter, notes]);
      const entries = () =>
        new FormData(form).getAll('files').map(entry => (entry instanceof File ? entry.name : entry));
      server.answer('letter.pdf', 'uploads/7');
      await statuses(transfer, 'letter.pdf sent', 'notes.txt sending');
      expect(entries()).to.deep.equal(['uploads/7', 'notes.txt']);
      expect(control.files.length).to.equal(2);
    });

    it('has the path that the server gave a file in its value', async () => {
      const {control, server, transfer} = await setUp([letter, notes]);
      const [, second] = control.value;
      server.answer('letter.pdf', 'uploads/7');
      await statuses(transfer, 'letter.pdf sent', 'notes.txt sending');
      expect(control.value.map(({path, file}) => [path, file!.name])).to.deep.equal([
        ['uploads/7', 'letter.pdf'],
        ['notes.txt', 'notes.txt'],
      ]);
      expect(control.value[1] === second).to.equal(true);
      expect(control.value === control.value).to.equal(true);
    });

    it('has the path that the server gave a file in the values of its form', async () => {
      const {form, server, transfer} = await setUp([letter]);
      const submitted: unknown[] = [];
      const connection = connectForm(form, {onSubmit: values => void submitted.push(values)});
      server.answer('letter.pdf', 'uploads/7');
      await transfer.complete;
      await connection.submit();
      const values = {files: [{path: 'uploads/7', file: letter}]};
      expect([connection.values, submitted]).to.deep.equal([values, [values]]);
      connection.disconnect();
    });

    it('refuses a file that is added again after it was sent', async () => {
      const {control, server, transfer} = await setUp([letter]);
      server.answer('letter.pdf', 'uploads/7');
      await transfer.complete;
      await add(control, letter);
      expect(control.value.map(({path}) => path)).to.deep.equal(['uploads/7']);
    });

    it('keeps a file that failed in the list and in the form', async () => {
      const {form, control, server, transfer} = await setUp([letter]);
      server.answer('letter.pdf', new Error('full'));
      await transfer.complete;
      await control.updateComplete;
      form.addEventListener('submit', event => event.preventDefault());
      form.requestSubmit();
      expect((new FormData(form).get('files') as File).name).to.equal('letter.pdf');
      expect(detailsIn(control)).to.deep.equal(['3 bytes · Upload failed']);
    });

    it('submits the files again after it was disconnected', async () => {
      const {form, server, transfer} = await setUp([letter]);
      server.answer('letter.pdf', 'uploads/7');
      await transfer.complete;
      transfer.disconnect();
      expect((new FormData(form).get('files') as File).name).to.equal('letter.pdf');
    });

    it('sends the one file of an upload without multiple', async () => {
      const control = await fixture<LcFileUpload>(html`<lc-file-upload label="CV"></lc-file-upload>`);
      const server = new Server();
      const transfer = transferFiles(control, {send: server.send});
      await choose(control, letter);
      await statuses(transfer, 'letter.pdf sending');
      await choose(control, notes);
      await statuses(transfer, 'notes.txt sending');
      expect(server.aborted).to.deep.equal(['letter.pdf']);
    });
  });
});
