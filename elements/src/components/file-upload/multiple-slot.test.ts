import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import './file-upload.define.js';
import type {LcFileUpload} from './file-upload.define.js';

// Nothing here may import the module of several files before the test does.
describe('A file upload with multiple', () => {
  it('warns until the module of several files is imported, and then has and submits its files', async () => {
    let form!: HTMLFormElement;
    const warnings = await recordWarnings(async () => {
      form = await fixture(
        html`<form><lc-file-upload name="files" label="Files" multiple></lc-file-upload></form>`,
      );
      const upload = form.querySelector<LcFileUpload>('lc-file-upload')!;
      upload.value = ['a', 'b'].map(name => new File([name], `${name}.txt`));
      await upload.updateComplete;
    });
    expect(warnings.join()).to.contain("import '@life-changers/elements/multiple-files'");

    await import('./multiple-files.define.js');
    const upload = form.querySelector<LcFileUpload>('lc-file-upload')!;
    await upload.updateComplete;
    expect(upload.files.map(({name}) => name)).to.deep.equal(['a.txt', 'b.txt']);
    expect(upload.shadowRoot!.querySelectorAll('[part=item]').length).to.equal(2);
    const submitted = new FormData(form).getAll('files') as File[];
    expect(submitted.map(({name}) => name)).to.deep.equal(['a.txt', 'b.txt']);
  });
});
