import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import '../../core/validation/rules.define.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {
  announced,
  choose,
  drop,
  letter,
  native,
  notes,
  part,
  picture,
  textOf,
} from '../../testing/file-upload-harness.js';
import {makeFile, droppedFolder} from '../../testing/files.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {until} from '../../testing/until.js';
import type {LcFileUpload} from './file-upload.define.js';
import './file-upload.define.js';
import './multiple-files.define.js';

type Files = LcFileUpload<true>;

async function setUp(properties: Partial<Record<keyof Files, unknown>> = {}): Promise<Files> {
  const form = await fixture(
    html`<form><lc-file-upload name="files" label="Files" multiple></lc-file-upload></form>`,
  );
  const control = form.querySelector<Files>('lc-file-upload')!;
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
}

const one = (control: Files) => control as unknown as LcFileUpload;
const namesOf = (control: Files) => control.files.map(({name}) => name);
const shownIn = (control: Files) =>
  [...control.shadowRoot!.querySelectorAll('.item [part=file-name]')].map(item => item.textContent.trim());
const removeButtons = (control: Files) => [
  ...control.shadowRoot!.querySelectorAll<HTMLButtonElement>('.item [part=remove-button]'),
];
const entriesOf = (control: Files) => new FormData(control.form!).getAll('files');
const add = (control: Files, ...files: File[]) => choose(one(control), ...files);

describe('lc-file-upload with multiple', () => {
  describe('accessibility', () => {
    for (const [title, properties] of [
      ['empty', {}],
      ['with files', {value: [letter, picture, 'cv/ada.pdf']}],
      ['disabled with files', {value: [letter], disabled: true}],
      ['invalid', {value: [notes], maxSize: 1, showValidation: true}],
    ] as const) {
      it(`is accessible ${title}, in light and dark`, async () => {
        await expectAccessible(await setUp(properties));
      });
    }

    it('is a native input for several files, named by its label and button', async () => {
      const control = await setUp();
      expect([native(one(control)).multiple, native(one(control)).ariaLabel]).to.deep.equal([
        true,
        'Files, Choose files',
      ]);
      await add(control, letter);
      expect(native(one(control)).ariaLabel).to.equal('Files, Add files');
    });

    it('lists the files with their names, sizes, and previews', async () => {
      const control = await setUp({value: [notes, picture]});
      expect(shownIn(control)).to.deep.equal(['notes.txt', 'me.svg']);
      const sizes = [...control.shadowRoot!.querySelectorAll('.item [part=file-size]')];
      expect(sizes[0]!.textContent.trim()).to.equal('2 kB');
      const images = [...control.shadowRoot!.querySelectorAll('img')].map(({src}) => src.slice(0, 5));
      expect(images).to.deep.equal(['blob:']);
    });

    it('shows how many files it has, and their size', async () => {
      const control = await setUp({value: [notes, notes, 'cv/ada.pdf']});
      expect([textOf(one(control), 'file-name'), textOf(one(control), 'file-size')]).to.deep.equal([
        '3 files',
        '4.1 kB',
      ]);
    });

    it('announces added files, and a removed one', async () => {
      const control = await setUp();
      await add(control, letter, notes);
      expect(announced(one(control))).to.equal('2 files added, 2.1 kB.');
      await clickOn(removeButtons(control)[0]!);
      await control.updateComplete;
      expect(announced(one(control))).to.equal('letter.pdf removed.');
    });
  });

  describe('properties', () => {
    it('has a list as its value, and keeps it the same object', async () => {
      const control = await setUp({value: [letter, 'cv/ada.pdf']});
      const {value} = control;
      expect(value).to.deep.equal([{path: 'letter.pdf', file: letter}, {path: 'cv/ada.pdf'}]);
      control.value = [...value];
      expect(control.value === value).to.equal(true);
    });

    it('is empty initially', async () => {
      const control = await setUp();
      expect([control.value, control.files, control.file]).to.deep.equal([[], [], null]);
    });

    it('accepts its value before multiple is set', async () => {
      const control = document.createElement('lc-file-upload') as unknown as Files;
      control.value = [letter, notes];
      control.multiple = true;
      expect(namesOf(control)).to.deep.equal(['letter.pdf', 'notes.txt']);
    });

    it('keeps its files when multiple is set, and the value of one file when it is removed', async () => {
      const control = await setUp({multiple: false, value: letter});
      control.multiple = true;
      expect(namesOf(control)).to.deep.equal(['letter.pdf']);
      control.multiple = false;
      expect(one(control).value).to.deep.equal({path: 'letter.pdf', file: letter});
    });

    it('reads a list of paths from HTML', async () => {
      const control = await fixture<Files>(
        html`<lc-file-upload multiple init-value='["cv/ada.pdf", "cv/bob.pdf"]'></lc-file-upload>`,
      );
      expect(shownIn(control)).to.deep.equal(['cv/ada.pdf', 'cv/bob.pdf']);
    });

    it('warns about an invalid entry, and leaves it out', async () => {
      const control = await setUp();
      const warnings = await recordWarnings(() => (control.value = [letter, 5] as never));
      expect(warnings[0]).to.contain('value must be a list of File, path, or {path, file}, not 5');
      expect(namesOf(control)).to.deep.equal(['letter.pdf']);
    });

    const circle: unknown[] = [];
    circle.push(circle);
    for (const [title, value] of [
      ['a list that contains itself', circle],
      ['a list of other values', [1n, Symbol('a')]],
      ['a map', new Map([['a', 1]])],
      ['a boolean', true],
      ['an object with another path', {path: 1}],
    ] as const) {
      it(`warns about ${title}, and is empty`, async () => {
        const control = await setUp();
        const warnings = await recordWarnings(() => (control.value = value as never));
        expect(warnings[0]).to.contain('value must be a list of File, path, or {path, file}');
        expect(control.value).to.deep.equal([]);
      });
    }

    for (const value of [null, '', [], [null], {}]) {
      it(`is empty for ${JSON.stringify(value)}`, async () => {
        expect((await setUp({value})).value).to.deep.equal([]);
      });
    }

    it('resets to its initial list when its value is set to undefined', async () => {
      const control = await setUp({initValue: [letter], value: [notes]});
      control.value = undefined;
      expect(namesOf(control)).to.deep.equal(['letter.pdf']);
    });

    it('has the filled state while it has files', async () => {
      const control = await setUp();
      expect(control.matches(':state(filled)')).to.equal(false);
      await add(control, letter);
      expect(control.matches(':state(filled)')).to.equal(true);
    });

    it('uses the language of the page', async () => {
      registerTranslation(ar);
      const control = await setUp({lang: 'ar', value: [letter, notes]});
      expect([textOf(one(control), 'button'), textOf(one(control), 'file-name')]).to.deep.equal([
        'إضافة ملفات',
        'ملفان',
      ]);
    });
  });

  describe('adding', () => {
    it('keeps the earlier files, with one input and one change', async () => {
      const control = await setUp();
      const seen = recordEvents(control, 'input', 'change');
      await add(control, letter);
      await add(control, notes, picture);
      expect(namesOf(control)).to.deep.equal(['letter.pdf', 'notes.txt', 'me.svg']);
      expect(native(one(control)).files).to.have.length(3);
      expect(seen).to.deep.equal(['input', 'change', 'input', 'change']);
    });

    it('keeps its files, without an event, when the picker is canceled', async () => {
      const control = await setUp({value: [letter]});
      const seen = recordEvents(control, 'input', 'change');
      await add(control);
      expect([namesOf(control), native(one(control)).files!.length, seen]).to.deep.equal([
        ['letter.pdf'],
        1,
        [],
      ]);
    });

    it('rejects a file that is in the list already', async () => {
      const control = await setUp({value: [letter]});
      await add(control, letter);
      expect(namesOf(control)).to.deep.equal(['letter.pdf']);
      expect(textOf(one(control), 'refusal')).to.equal('letter.pdf is already in the list.');
    });

    it('adds the accepted files, and says for each other one why it is not', async () => {
      const control = await setUp({accept: '.pdf,.txt', maxSize: 1000});
      await add(control, letter, notes, picture);
      expect(namesOf(control)).to.deep.equal(['letter.pdf']);
      const messages = [...part(one(control), 'refusal')!.children].map(({textContent}) =>
        textContent.trim(),
      );
      expect(messages).to.deep.equal([
        'notes.txt is too large. At most: 1 kB.',
        'me.svg is of the wrong type. Accepted: PDF or TXT.',
      ]);
      expect(announced(one(control))).to.equal(`letter.pdf chosen, 3 bytes. ${messages.join(' ')}`);
    });

    it('counts the messages after the third one', async () => {
      const control = await setUp({accept: '.png'});
      await add(control, ...Array.from({length: 10}, (_, index) => makeFile(`${index}.txt`)));
      expect(part(one(control), 'refusal')!.lastElementChild!.textContent.trim()).to.equal(
        '7 more could not be added.',
      );
    });

    it('accepts several dropped files', async () => {
      const control = await setUp({value: [picture]});
      await drop(one(control), letter, notes);
      expect(namesOf(control)).to.deep.equal(['me.svg', 'letter.pdf', 'notes.txt']);
    });

    it('accepts a dropped folder with the folders in it, and shows their paths', async () => {
      const control = await setUp();
      control.dispatchEvent(
        droppedFolder('photos', {
          '.DS_Store': makeFile('.DS_Store'),
          'me.svg': picture,
          old: {'a.pdf': letter},
        }),
      );
      await until(() => control.files.length > 0);
      await control.updateComplete;
      expect(shownIn(control)).to.deep.equal(['photos/me.svg', 'photos/old/a.pdf']);
    });

    it('reads all entries of a large folder', async () => {
      const control = await setUp();
      const files = Array.from(
        {length: 250},
        (_, index) => [`${index}.txt`, makeFile(`${index}.txt`)] as const,
      );
      control.dispatchEvent(droppedFolder('texts', Object.fromEntries(files)));
      await until(() => control.files.length > 0);
      expect(control.files).to.have.length(250);
    });

    it('names what it cannot read in a folder', async () => {
      const control = await setUp();
      control.dispatchEvent(droppedFolder('photos', {'gone.png': null, 'me.svg': picture}));
      await until(() => control.files.length > 0);
      await control.updateComplete;
      expect(textOf(one(control), 'refusal')).to.equal('photos/gone.png could not be read.');
    });

    it('accepts pasted files, and ignores pasted text', async () => {
      const control = await setUp();
      const text = paste(native(one(control)), 'text');
      const image = paste(native(one(control)), picture);
      expect([namesOf(control), text.defaultPrevented, image.defaultPrevented]).to.deep.equal([
        ['me.svg'],
        false,
        true,
      ]);
    });

    it('accepts nothing while it is disabled', async () => {
      const control = await setUp({disabled: true});
      await drop(one(control), letter);
      paste(control, picture);
      expect(control.files).to.deep.equal([]);
    });
  });

  describe('removing', () => {
    for (const [title, index, next] of [
      ['the next file', 0, 'Remove notes.txt'],
      ['the file before, after the last one', 2, 'Remove notes.txt'],
    ] as const) {
      it(`moves the focus to the button of ${title}`, async () => {
        const control = await setUp({value: [letter, notes, picture]});
        removeButtons(control)[index]!.focus();
        await press('Enter');
        await until(() => control.shadowRoot!.activeElement?.ariaLabel === next);
        expect(control.files).to.have.length(2);
      });
    }

    it('moves the focus to the button for choosing files after the only one', async () => {
      const control = await setUp({value: [letter]});
      removeButtons(control)[0]!.focus();
      await press('Enter');
      await until(() => control.shadowRoot!.activeElement?.id === 'control');
      expect(control.files).to.have.length(0);
    });

    it('sends input and change', async () => {
      const control = await setUp({value: [letter, notes]});
      const seen = recordEvents(control, 'input', 'change');
      await clickOn(removeButtons(control)[1]!);
      expect([seen, namesOf(control)]).to.deep.equal([['input', 'change'], ['letter.pdf']]);
    });

    it('revokes the preview of the removed file only', async () => {
      const other = new File([picture], 'other.svg', {type: picture.type});
      const control = await setUp({value: [picture, other]});
      const [first, second] = [...control.shadowRoot!.querySelectorAll('img')].map(({src}) => src);
      await clickOn(removeButtons(control)[0]!);
      await control.updateComplete;
      const isAlive = (url: string) =>
        fetch(url).then(
          () => true,
          () => false,
        );
      expect([await isAlive(first!), await isAlive(second!)]).to.deep.equal([false, true]);
    });
  });

  describe('form', () => {
    it('submits an entry for each file, and none for uploaded files', async () => {
      const control = await setUp({value: [letter, 'cv/ada.pdf', notes]});
      expect(entriesOf(control).map(entry => (entry as File).name)).to.deep.equal([
        'letter.pdf',
        'notes.txt',
      ]);
    });

    it('submits under the name that it has now', async () => {
      const control = await setUp({value: [letter]});
      control.name = 'others';
      expect(new FormData(control.form!).getAll('others')).to.have.length(1);
      control.name = '';
      expect([...new FormData(control.form!)]).to.deep.equal([]);
    });

    it('submits an empty file while it is empty, like the native control', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <lc-file-upload name="files" multiple></lc-file-upload><input type="file" name="files" multiple />
        </form>
      `);
      const [ours, theirs] = new FormData(form)
        .getAll('files')
        .map(entry => [(entry as File).name, (entry as File).size, (entry as File).type]);
      expect(ours).to.deep.equal(theirs);
    });

    it('is reset to its initial files', async () => {
      const control = await setUp({initValue: [letter]});
      await add(control, notes);
      control.form!.reset();
      await control.updateComplete;
      expect([namesOf(control), shownIn(control)]).to.deep.equal([['letter.pdf'], ['letter.pdf']]);
    });

    it('restores the files and paths that the browser saved', async () => {
      const control = await setUp();
      const state = new FormData();
      state.append('files', letter);
      state.append('files', 'cv/ada.pdf');
      control.formStateRestoreCallback(state);
      expect(control.value.map(({path}) => path)).to.deep.equal(['letter.pdf', 'cv/ada.pdf']);
    });

    for (const [title, properties, message] of [
      ['no file if one is required', {required: true}, 'Files is required.'],
      ['a file if one is required', {required: true, value: [letter]}, ''],
      [
        'a file that is too large',
        {maxSize: 5, value: [letter, notes]},
        'notes.txt is too large. At most: 5 bytes.',
      ],
      [
        'a file of the wrong type',
        {accept: '.pdf', value: [letter, notes]},
        'notes.txt is of the wrong type. Accepted: PDF.',
      ],
      [
        'rules for the list',
        {rules: s.size(s.array(s.any()), 0, 1), value: [letter, notes]},
        'Files must have no more than 1 item.',
      ],
    ] as const) {
      it(`shows "${message}" for ${title}`, async () => {
        expect((await setUp(properties)).validationMessage).to.equal(message);
      });
    }

    it('keeps its files when the form is submitted', async () => {
      const control = await setUp({value: [letter, notes]});
      control.form!.addEventListener('submit', event => event.preventDefault());
      control.form!.requestSubmit();
      await aTimeout(0);
      expect(namesOf(control)).to.deep.equal(['letter.pdf', 'notes.txt']);
    });

    it('submits nothing in a disabled fieldset', async () => {
      const form = await fixture<HTMLFormElement>(html`
        <form>
          <fieldset disabled>
            <lc-file-upload name="files" multiple .value=${[letter]}></lc-file-upload>
          </fieldset>
        </form>
      `);
      expect([...new FormData(form)]).to.deep.equal([]);
    });
  });
});

function paste(target: Element, thing: File | string): ClipboardEvent {
  const transfer = new DataTransfer();
  if (typeof thing === 'string') transfer.setData('text/plain', thing);
  else transfer.items.add(thing);
  const event = new Event('paste', {bubbles: true, composed: true, cancelable: true}) as ClipboardEvent;
  Object.defineProperty(event, 'clipboardData', {value: transfer});
  target.dispatchEvent(event);
  return event;
}
