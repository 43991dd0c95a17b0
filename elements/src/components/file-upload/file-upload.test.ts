import {expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {
  part,
  native,
  textOf,
  letter,
  notes,
  picture,
  setUp,
  choose,
  drop,
} from '../../testing/file-upload-harness.js';
import {chooseFiles, drag} from '../../testing/files.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import type {LcFileUpload} from './file-upload.define.js';
import './file-upload.define.js';
import {emptyFile} from './native-file.js';

testFormControl<LcFileUpload>({
  tag: 'lc-file-upload',
  isNullable: true,
  values: [
    {
      set: control => (control.value = letter),
      initValue: {path: 'letter.pdf', file: letter},
      typed: {path: 'letter.pdf', file: letter},
      submitted: letter,
    },
    {
      set: control => (control.value = notes),
      initValue: notes,
      typed: {path: 'notes.txt', file: notes},
      submitted: notes,
    },
  ],
  emptyFormValue: emptyFile(),
  inner: native,
  edit: async control => chooseFiles(native(control), picture),
});

describe('lc-file-upload', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with a file', {value: letter}],
      ['with an image', {value: picture}],
      ['with an uploaded file', {value: 'cv/ada.pdf', required: true}],
      ['disabled with a file', {value: letter, disabled: true}],
      ['with limits', {accept: 'image/*,.pdf', maxSize: 2_000_000}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });
    }

    it('is accessible after a file is rejected, in light and dark', async () => {
      const control = await setUp({accept: '.pdf'});
      await choose(control, notes);
      await expectAccessible(control);
    });

    it('is accessible while files are over it, in light and dark', async () => {
      const control = await setUp();
      drag(control, 'dragenter', letter);
      await control.updateComplete;
      await expectAccessible(control);
    });

    it('is a native file input, named by its label and the text of its button', async () => {
      const control = await setUp();
      expect([native(control).type, native(control).ariaLabel]).to.deep.equal([
        'file',
        'Report, Choose file',
      ]);
      control.value = letter;
      await control.updateComplete;
      expect(native(control).ariaLabel).to.equal('Report, Replace file');
    });

    it('is described by its file', async () => {
      const control = await setUp({value: notes});
      const [about] = native(control).getAttribute('aria-describedby')!.split(' ');
      expect(control.shadowRoot!.getElementById(about!)!.innerText.replace(/\s+/g, ' ')).to.contain(
        'notes.txt 2 kB',
      );
    });

    it('shows its focus ring on the button', async () => {
      const control = await setUp();
      await press('Tab');
      control.focus();
      expect(getComputedStyle(part(control, 'button')!).outlineStyle).to.equal('solid');
    });
  });

  describe('properties', () => {
    it('refuses the attribute for several files', async () => {
      const warnings = await recordWarnings(async () => {
        const control = await setUp({controlAttributes: {multiple: true}});
        expect(native(control).multiple).to.equal(false);
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('the control attribute "multiple" is ignored');
    });

    it('shows the name and size of its file', async () => {
      const control = await setUp({value: notes});
      expect([textOf(control, 'file-name'), textOf(control, 'file-size')]).to.deep.equal([
        'notes.txt',
        '2 kB',
      ]);
    });

    it('shows which files are accepted', async () => {
      const control = await setUp({accept: 'image/*,.pdf', maxSize: 2_000_000});
      expect(textOf(control, 'file-size')).to.equal('Images or PDF · up to 2 MB');
    });

    it('returns its file and files', async () => {
      const control = await setUp({value: letter});
      expect([control.file, control.files[0], control.files.length]).to.deep.equal([letter, letter, 1]);
      control.value = null;
      expect([control.file, control.files.length]).to.deep.equal([null, 0]);
    });

    it('shows a path as an uploaded file, without a File', async () => {
      const control = await fixture<LcFileUpload>(
        html`<lc-file-upload label="CV" init-value="cv/ada.pdf"></lc-file-upload>`,
      );
      expect(control.typedValue).to.deep.equal({path: 'cv/ada.pdf'});
      expect([textOf(control, 'file-name'), textOf(control, 'file-size')]).to.deep.equal([
        'ada.pdf',
        'Uploaded',
      ]);
    });

    it('is empty when its value is set to null, regardless of its initial value', async () => {
      const control = await setUp({initValue: letter, value: null});
      expect([control.typedValue, textOf(control, 'file-name')]).to.deep.equal([null, 'Drop a file here']);
    });

    it('resets to the initial value when its value is set to undefined', async () => {
      const control = await setUp({initValue: letter, value: notes});
      control.value = undefined;
      expect(control.file).to.equal(letter);
    });

    it('keeps one value object for one file', async () => {
      const control = await setUp({value: letter});
      const {value} = control;
      control.value = {path: 'letter.pdf', file: letter};
      expect(control.value).to.equal(value);
    });

    it('warns about an invalid value, and is empty', async () => {
      const control = await setUp({value: letter});
      const warnings = await recordWarnings(() => (control.value = 5 as never));
      expect(warnings[0]).to.contain('<lc-file-upload>: value must be a File');
      expect(control.value).to.equal(null);
    });

    it('warns about an invalid accept', async () => {
      const warnings = await recordWarnings(() => setUp({accept: 'pdf'}));
      expect(warnings[0]).to.contain('<lc-file-upload>: accept must have extensions, such as ".pdf"');
    });

    it('warns about an invalid max-size, and accepts any size', async () => {
      const warnings = await recordWarnings(async () => {
        const control = await fixture<LcFileUpload>(html`<lc-file-upload max-size="2MB"></lc-file-upload>`);
        control.value = notes;
        expect(control.validity.valid).to.equal(true);
      });
      expect(warnings[0]).to.contain('maxSize must be a number of bytes');
    });

    it('reads max-size in bytes', async () => {
      const control = await fixture<LcFileUpload>(html`<lc-file-upload max-size="1000"></lc-file-upload>`);
      expect(control.maxSize).to.equal(1000);
    });

    it('passes accept to the native control', async () => {
      expect(native(await setUp({accept: '.pdf'})).accept).to.equal('.pdf');
    });

    it('sets its file on the native control, and clears it', async () => {
      const control = await setUp({value: letter});
      expect(native(control).files![0]!.name).to.equal('letter.pdf');
      control.value = null;
      await control.updateComplete;
      expect(native(control).files).to.have.length(0);
    });

    it('has the filled state while it has a file', async () => {
      const control = await setUp({value: letter});
      expect(control.matches(':state(filled)')).to.equal(true);
      control.value = null;
      await control.updateComplete;
      expect(control.matches(':state(filled)')).to.equal(false);
    });

    it('formats sizes in the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUp({value: notes, lang: 'ar'});
      expect(textOf(control, 'button')).to.equal('استبدال الملف');
      expect(textOf(control, 'file-size')).to.contain('ك');
    });
  });

  it('keeps its two buttons in one row at any width', async () => {
    const control = await setUp({value: letter});
    for (const width of [400, 302, 240]) {
      control.style.inlineSize = `${width}px`;
      const [replace, remove] = ['button', 'remove-button'].map(name =>
        part(control, name)!.getBoundingClientRect(),
      );
      expect(remove!.top + remove!.height / 2, `${width}px`).to.be.closeTo(
        replace!.top + replace!.height / 2,
        1,
      );
    }
  });

  describe('events', () => {
    it('sends input and then change, once each, for a chosen file', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await choose(control, letter);
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('sends input and then change for a dropped file and a removed file', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await drop(control, letter);
      await clickOn(part(control, 'remove-button')!);
      expect(seen).to.deep.equal(['input', 'change', 'input', 'change']);
    });

    it('has the new value when input is sent', async () => {
      const control = await setUp();
      const files: (File | null)[] = [];
      control.addEventListener('input', () => files.push(control.file));
      await choose(control, letter);
      expect(files).to.deep.equal([letter]);
    });

    it('keeps its file, without an event, when the picker is canceled', async () => {
      const control = await setUp({value: letter});
      const seen = recordEvents(control, 'input', 'change');
      await choose(control);
      expect([control.file, native(control).files!.length, seen.length]).to.deep.equal([letter, 1, 0]);
    });

    it('clicks the native control once for an outside label', async () => {
      const place = await fixture(html`
        <div><label for="upload">CV</label><lc-file-upload id="upload"></lc-file-upload></div>
      `);
      const control = place.querySelector('lc-file-upload')!;
      const seen: string[] = [];
      control.shadowRoot!.addEventListener('click', event => {
        event.preventDefault();
        seen.push((event.target as Element).id);
      });
      await clickOn(place.querySelector('label')!);
      expect(seen).to.deep.equal(['control']);
    });
  });

  describe('keyboard', () => {
    it('opens the picker with Space', async () => {
      const control = await setUp();
      let clicks = 0;
      native(control).addEventListener('click', event => {
        event.preventDefault();
        clicks += 1;
      });
      control.focus();
      await press('Space');
      expect(clicks).to.equal(1);
    });

    it('removes the file with Enter and focuses the button', async () => {
      const control = await setUp({value: letter});
      control.focus();
      await press('Tab');
      await press('Enter');
      await control.updateComplete;
      expect(control.value).to.equal(null);
      expect(control.shadowRoot!.activeElement?.id).to.equal('control');
    });

    it('is one tab stop while empty, and two with a file', async () => {
      const row = await fixture(html`
        <div><lc-file-upload label="One"></lc-file-upload><lc-file-upload label="Two"></lc-file-upload></div>
      `);
      const [one, two] = row.querySelectorAll('lc-file-upload');
      one!.focus();
      await press('Tab');
      expectFocus(two!);
      one!.value = letter;
      await one!.updateComplete;
      await press('Shift+Tab');
      expect(one!.shadowRoot!.activeElement?.ariaLabel).to.equal('Remove letter.pdf');
    });
  });

  describe('form', () => {
    const fileRule = s.object({path: s.optional(s.string()), file: s.instance(File)});

    async function sentWith(properties: Partial<Record<keyof LcFileUpload, unknown>>): Promise<unknown> {
      const control = await setUp({name: 'report', ...properties});
      const form = document.createElement('form');
      control.replaceWith(form);
      form.append(control);
      return new FormData(form).get('report');
    }

    it('submits the file itself', async () => {
      const sent = (await sentWith({value: notes})) as File;
      expect([sent.name, sent.size, sent.type]).to.deep.equal(['notes.txt', 2048, 'text/plain']);
    });

    it('submits an empty file while it is empty, like the native control', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form><lc-file-upload name="report"></lc-file-upload><input type="file" name="report" /></form>
      `);
      const [ours, theirs] = new FormData(form)
        .getAll('report')
        .map(entry => entry as File)
        .map(({name, size, type}) => ({name, size, type}));
      expect(ours).to.deep.equal(theirs);
      expect(ours).to.deep.equal({name: '', size: 0, type: 'application/octet-stream'});
    });

    it('submits an empty file again after its file was removed', async () => {
      const sent = (await sentWith({initValue: letter, value: null})) as File;
      expect([sent.name, sent.size]).to.deep.equal(['', 0]);
    });

    it('submits nothing for an uploaded file', async () => {
      expect(await sentWith({value: 'cv/ada.pdf'})).to.equal(null);
    });

    it('restores a path that the browser saved', async () => {
      const control = await setUp();
      control.formStateRestoreCallback('cv/ada.pdf');
      expect(control.typedValue).to.deep.equal({path: 'cv/ada.pdf'});
    });

    for (const [title, properties, message] of [
      ['no file if one is required', {required: true}, 'Report is required.'],
      ['an uploaded file if one is required', {required: true, value: 'ada.pdf'}, ''],
      [
        'setting a file of another type',
        {accept: 'image/*', value: letter},
        'Report is of the wrong type. Accepted: images.',
      ],
      [
        'setting a file that is too large',
        {maxSize: 1, value: letter},
        'Report is too large. At most: 1 byte.',
      ],
      ['no file, with rules that require one', {rules: fileRule}, 'Report is required.'],
      [
        'only a path, with rules that require a file',
        {rules: fileRule, value: 'a.pdf'},
        'Report is required.',
      ],
      ['a file, with rules that require one', {rules: fileRule, value: letter}, ''],
      ['no file, with rules that accept null', {rules: s.nullable(fileRule)}, ''],
    ] as const) {
      it(`shows "${message}" for ${title}`, async () => {
        expect((await setUp(properties)).validationMessage).to.equal(message);
      });
    }

    it('is checked again when a limit changes', async () => {
      const control = await setUp({value: notes});
      control.maxSize = 1000;
      expect(control.validity.customError).to.equal(true);
      control.maxSize = null;
      expect(control.validity.valid).to.equal(true);
    });
  });
});
