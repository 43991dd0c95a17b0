import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import * as s from 'superstruct';
import {ar, registerTranslation} from '../../core/localization/index.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {chooseFiles, drag, makeFile, makePicture} from '../../testing/files.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus, expectSame} from '../../testing/same-element.js';
import type {LcFileUpload} from './file-upload.define.js';
import './file-upload.define.js';
import {emptyFile} from './native-file.js';

const part = (control: LcFileUpload, name: string) =>
  control.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
const native = (control: LcFileUpload) => part(control, 'control') as HTMLInputElement;
const textOf = (control: LcFileUpload, name: string) => part(control, name)?.textContent.trim();
const announced = (control: LcFileUpload) =>
  control.shadowRoot!.querySelector('[role=status]')!.textContent.trim();

const letter = makeFile('letter.pdf', 'application/pdf');
const notes = makeFile('notes.txt', 'text/plain', 2048);
const picture = makePicture();

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

/** A file upload, changed by `properties`. */
async function setUp(properties: Partial<Record<keyof LcFileUpload, unknown>> = {}): Promise<LcFileUpload> {
  const control = await fixture<LcFileUpload>(html`<lc-file-upload label="Report"></lc-file-upload>`);
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
}

/** Chooses files as the native picker does, and waits for the result. */
async function choose(control: LcFileUpload, ...files: File[]): Promise<void> {
  chooseFiles(native(control), ...files);
  await control.updateComplete;
}

async function drop(control: LcFileUpload, ...things: (File | string)[]): Promise<DragEvent> {
  const event = drag(part(control, 'box')!, 'drop', ...things);
  await control.updateComplete;
  return event;
}

describe('lc-file-upload', () => {
  describe('accessibility', () => {
    for (const [state, properties] of [
      ['with a file', {value: letter}],
      ['with a picture', {value: picture}],
      ['with a file from before', {value: 'cv/ada.pdf', required: true}],
      ['disabled with a file', {value: letter, disabled: true}],
      ['with limits', {accept: 'image/*,.pdf', maxSize: 2_000_000}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });
    }

    it('is accessible after a refusal, in light and dark', async () => {
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

    it('is a native file input, named by its label and by the text on its button', async () => {
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
      const [, about] = native(control).getAttribute('aria-describedby')!.split(' ');
      expect(control.shadowRoot!.getElementById(about!)!.textContent.replace(/\s+/g, ' ')).to.contain(
        'notes.txt 2 kB',
      );
    });

    it('shows its focus on the button', async () => {
      const control = await setUp();
      await press('Tab');
      control.focus();
      expect(getComputedStyle(part(control, 'button')!).outlineStyle).to.equal('solid');
    });
  });

  describe('announces', () => {
    it('what was chosen', async () => {
      const control = await setUp();
      await choose(control, notes);
      expect(announced(control)).to.equal('notes.txt chosen, 2 kB.');
    });

    it('what was removed', async () => {
      const control = await setUp({value: notes});
      await clickOn(part(control, 'remove-button')!);
      await control.updateComplete;
      expect(announced(control)).to.equal('notes.txt removed.');
    });

    it('a refusal, and the same one again', async () => {
      const control = await setUp({accept: '.pdf'});
      await choose(control, notes);
      const first = control.shadowRoot!.querySelector('[role=status] > *');
      await choose(control, notes);
      expect(announced(control)).to.equal('notes.txt is of the wrong type. Accepted: PDF.');
      expect(control.shadowRoot!.querySelector('[role=status] > *') === first).to.equal(false);
    });

    it('nothing for a value that is set', async () => {
      expect(announced(await setUp({value: notes}))).to.equal('');
    });
  });

  describe('properties', () => {
    it('shows name and size of its file', async () => {
      const control = await setUp({value: notes});
      expect([textOf(control, 'file-name'), textOf(control, 'file-size')]).to.deep.equal([
        'notes.txt',
        '2 kB',
      ]);
    });

    it('tells what may be chosen', async () => {
      const control = await setUp({accept: 'image/*,.pdf', maxSize: 2_000_000});
      expect(textOf(control, 'file-size')).to.equal('Images or PDF · up to 2 MB');
    });

    it('gives its file, and files', async () => {
      const control = await setUp({value: letter});
      expect([control.file, control.files[0], control.files.length]).to.deep.equal([letter, letter, 1]);
      control.value = null;
      expect([control.file, control.files.length]).to.deep.equal([null, 0]);
    });

    it('shows a path as a file from before, which has no file', async () => {
      const control = await fixture<LcFileUpload>(
        html`<lc-file-upload label="CV" init-value="cv/ada.pdf"></lc-file-upload>`,
      );
      expect(control.typedValue).to.deep.equal({path: 'cv/ada.pdf'});
      expect([textOf(control, 'file-name'), textOf(control, 'file-size')]).to.deep.equal([
        'ada.pdf',
        'Already uploaded',
      ]);
    });

    it('is empty when its value is set to null, whatever its start value', async () => {
      const control = await setUp({initValue: letter, value: null});
      expect([control.typedValue, textOf(control, 'file-name')]).to.deep.equal([null, 'Drop a file here']);
    });

    it('goes back to the start value when its value is set to undefined', async () => {
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

    it('warns of a value that is no file, and is empty', async () => {
      const control = await setUp({value: letter});
      const warnings = await recordWarnings(() => (control.value = 5 as never));
      expect(warnings[0]).to.contain('<lc-file-upload>: the value must be a File');
      expect(control.value).to.equal(null);
    });

    it('warns of an accept that is none', async () => {
      const warnings = await recordWarnings(() => setUp({accept: 'pdf'}));
      expect(warnings[0]).to.contain('<lc-file-upload>: accept takes extensions as ".pdf"');
    });

    it('warns of a max-size that is none, and bounds nothing', async () => {
      const warnings = await recordWarnings(async () => {
        const control = await fixture<LcFileUpload>(html`<lc-file-upload max-size="2MB"></lc-file-upload>`);
        control.value = notes;
        expect(control.validity.valid).to.equal(true);
      });
      expect(warnings[0]).to.contain('max-size must be a number of bytes');
    });

    it('reads max-size in bytes', async () => {
      const control = await fixture<LcFileUpload>(html`<lc-file-upload max-size="1000"></lc-file-upload>`);
      expect(control.maxSize).to.equal(1000);
    });

    it('hands accept on to the native control', async () => {
      expect(native(await setUp({accept: '.pdf'})).accept).to.equal('.pdf');
    });

    it('lets the native control hold a file that was set, and forget it', async () => {
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

    it('writes sizes in the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUp({value: notes, lang: 'ar'});
      expect(textOf(control, 'button')).to.equal('استبدال الملف');
      expect(textOf(control, 'file-size')).to.contain('ك');
    });
  });

  describe('preview', () => {
    const image = (control: LcFileUpload) => part(control, 'preview')!.querySelector('img');

    it('shows a picture from a blob address', async () => {
      const control = await setUp({value: picture});
      if (!image(control)!.complete) await oneEvent(image(control)!, 'load');
      expect(image(control)!.src).to.match(/^blob:/);
      expect(image(control)!.naturalWidth).to.be.above(0);
    });

    it('is no picture for another file', async () => {
      expectSame(image(await setUp({value: letter})), null);
    });

    it('is no picture for one that cannot be shown', async () => {
      const control = await setUp({value: makeFile('broken.png', 'image/png')});
      await oneEvent(image(control)!, 'error');
      await control.updateComplete;
      expectSame(image(control), null);
    });

    it('takes its address back when the file is gone', async () => {
      const control = await setUp({value: picture});
      const {src} = image(control)!;
      control.value = null;
      await control.updateComplete;
      const isAlive = await fetch(src).then(
        () => true,
        () => false,
      );
      expect(isAlive).to.equal(false);
    });

    it('is there again when the element comes back to the page', async () => {
      const control = await setUp({value: picture});
      const place = control.parentElement!;
      control.remove();
      place.append(control);
      await control.updateComplete;
      expect((await fetch(image(control)!.src)).ok).to.equal(true);
    });
  });

  describe('refuses, and keeps the earlier file:', () => {
    for (const [title, properties, files, message] of [
      ['another type', {accept: '.pdf'}, [notes], 'notes.txt is of the wrong type. Accepted: PDF.'],
      ['a file too large', {maxSize: 1000}, [notes], 'notes.txt is too large. At most: 1 kB.'],
      ['several files', {}, [notes, letter], 'Report: please choose one file only.'],
    ] as const) {
      for (const [way, give] of [
        ['chosen', choose],
        ['dropped', drop],
      ] as const) {
        it(`${title}, ${way}`, async () => {
          const control = await setUp({...properties, value: letter});
          const seen = recordEvents(control, 'input', 'change');
          await give(control, ...files);
          expect(textOf(control, 'refusal')).to.equal(message);
          expect([control.file, native(control).files![0]!.name]).to.deep.equal([letter, 'letter.pdf']);
          expect(seen).to.deep.equal([]);
        });
      }
    }

    it('a folder', async () => {
      const control = await setUp({value: letter});
      const folder = makeFile('photos');
      const event = new DragEvent('drop', {cancelable: true});
      const items = [{webkitGetAsEntry: () => ({isDirectory: true})}];
      Object.defineProperty(event, 'dataTransfer', {value: {types: ['Files'], files: [folder], items}});
      control.dispatchEvent(event);
      await control.updateComplete;
      expect([textOf(control, 'refusal'), control.file]).to.deep.equal([
        'photos is a folder. Please choose a file.',
        letter,
      ]);
    });

    it('leaves an empty one empty', async () => {
      const control = await setUp({accept: '.pdf', required: true});
      await choose(control, notes);
      expect([control.value, control.validity.valueMissing, native(control).files!.length]).to.deep.equal([
        null,
        true,
        0,
      ]);
    });

    for (const [title, act] of [
      ['a good file', control => choose(control, letter)],
      ['a value that is set', control => Promise.resolve((control.value = null))],
    ] as readonly (readonly [string, (control: LcFileUpload) => Promise<unknown>])[]) {
      it(`forgets the refusal with ${title}`, async () => {
        const control = await setUp({accept: '.pdf', value: letter});
        await choose(control, notes);
        await act(control);
        await control.updateComplete;
        expect(textOf(control, 'refusal')).to.equal('');
      });
    }
  });

  describe('drop', () => {
    it('takes a file', async () => {
      const control = await setUp();
      const event = await drop(control, letter);
      expect([control.file, event.defaultPrevented]).to.deep.equal([letter, true]);
    });

    it('leaves a text alone', async () => {
      const control = await setUp({value: letter});
      const event = await drop(control, 'a text');
      expect([control.file, event.defaultPrevented]).to.deep.equal([letter, false]);
    });

    it('has the drag-over state while files are over it', async () => {
      const control = await setUp();
      const states: boolean[] = [];
      for (const name of ['dragenter', 'dragover', 'dragleave', 'dragover', 'drop'] as const) {
        drag(control, name, letter);
        await control.updateComplete;
        states.push(control.matches(':state(drag-over)'));
      }
      expect(states).to.deep.equal([true, true, false, true, false]);
    });

    it('has no drag-over state for a text', async () => {
      const control = await setUp();
      drag(control, 'dragenter', 'a text');
      await control.updateComplete;
      expect(control.matches(':state(drag-over)')).to.equal(false);
    });

    it('takes nothing while disabled, and keeps the browser from opening the file', async () => {
      const control = await setUp({disabled: true});
      const over = drag(control, 'dragover', letter);
      const event = await drop(control, letter);
      expect([control.file, control.matches(':state(drag-over)')]).to.deep.equal([null, false]);
      expect([over.defaultPrevented, event.defaultPrevented]).to.deep.equal([true, true]);
    });
  });

  describe('events', () => {
    it('sends input and then change, once each, for a chosen file', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await choose(control, letter);
      expect(seen).to.deep.equal(['input', 'change']);
    });

    it('sends input and then change for a dropped and for a removed file', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await drop(control, letter);
      await clickOn(part(control, 'remove-button')!);
      expect(seen).to.deep.equal(['input', 'change', 'input', 'change']);
    });

    it('has the new value when input arrives', async () => {
      const control = await setUp();
      const files: (File | null)[] = [];
      control.addEventListener('input', () => files.push(control.file));
      await choose(control, letter);
      expect(files).to.deep.equal([letter]);
    });

    it('keeps its file, without an event, when the picker comes back with none', async () => {
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

    it('removes the file with Enter and goes back to the button', async () => {
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

    it('submits an empty file while it has none, as the native control does', async () => {
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

    it('submits an empty file again once its file was removed', async () => {
      const sent = (await sentWith({initValue: letter, value: null})) as File;
      expect([sent.name, sent.size]).to.deep.equal(['', 0]);
    });

    it('submits nothing for a file from before', async () => {
      expect(await sentWith({value: 'cv/ada.pdf'})).to.equal(null);
    });

    it('takes back a path that the browser kept', async () => {
      const control = await setUp();
      control.formStateRestoreCallback('cv/ada.pdf');
      expect(control.typedValue).to.deep.equal({path: 'cv/ada.pdf'});
    });

    for (const [title, properties, message] of [
      ['nothing, where it is required', {required: true}, 'Report is required.'],
      ['a file from before, where it is required', {required: true, value: 'ada.pdf'}, ''],
      [
        'a file of another type that is set',
        {accept: 'image/*', value: letter},
        'Report is of the wrong type. Accepted: images.',
      ],
      ['a file too large that is set', {maxSize: 1, value: letter}, 'Report is too large. At most: 1 byte.'],
      ['nothing, with rules that want a file', {rules: fileRule}, 'Report is required.'],
      ['a path alone, with rules that want a file', {rules: fileRule, value: 'a.pdf'}, 'Report is required.'],
      ['a file, with rules that want one', {rules: fileRule, value: letter}, ''],
      ['nothing, with rules that may be empty', {rules: s.nullable(fileRule)}, ''],
    ] as const) {
      it(`says "${message}" of ${title}`, async () => {
        expect((await setUp(properties)).validationMessage).to.equal(message);
      });
    }

    it('is checked anew when a limit changes', async () => {
      const control = await setUp({value: notes});
      control.maxSize = 1000;
      expect(control.validity.customError).to.equal(true);
      control.maxSize = null;
      expect(control.validity.valid).to.equal(true);
    });
  });
});
