import {expect, oneEvent} from '@open-wc/testing';
import {recordEvents} from '../../testing/events.js';
import {
  part,
  native,
  textOf,
  announced,
  letter,
  notes,
  picture,
  setUp,
  choose,
  drop,
} from '../../testing/file-upload-harness.js';
import {drag, makeFile} from '../../testing/files.js';
import {clickOn} from '../../testing/pointer.js';
import {expectSame} from '../../testing/same-element.js';
import type {LcFileUpload} from './file-upload.define.js';
import './file-upload.define.js';

describe('lc-file-upload files', () => {
  describe('announces', () => {
    it('the chosen file', async () => {
      const control = await setUp();
      await choose(control, notes);
      expect(announced(control)).to.equal('notes.txt chosen, 2 kB.');
    });

    it('the removed file', async () => {
      const control = await setUp({value: notes});
      await clickOn(part(control, 'remove-button')!);
      await control.updateComplete;
      expect(announced(control)).to.equal('notes.txt removed.');
    });

    it('a rejected file, and the same one again', async () => {
      const control = await setUp({accept: '.pdf'});
      await choose(control, notes);
      const first = control.shadowRoot!.querySelector('[role=status] > *');
      await choose(control, notes);
      expect(announced(control)).to.equal('notes.txt is of the wrong type. Accepted: PDF.');
      expect(control.shadowRoot!.querySelector('[role=status] > *') === first).to.equal(false);
    });

    it('nothing when a value is set', async () => {
      expect(announced(await setUp({value: notes}))).to.equal('');
    });
  });

  describe('preview', () => {
    const image = (control: LcFileUpload) => part(control, 'preview')!.querySelector('img');

    it('shows an image from a blob URL', async () => {
      const control = await setUp({value: picture});
      if (!image(control)!.complete) await oneEvent(image(control)!, 'load');
      expect(image(control)!.src).to.match(/^blob:/);
      expect(image(control)!.naturalWidth).to.be.above(0);
    });

    it('is not shown for other files', async () => {
      expectSame(image(await setUp({value: letter})), null);
    });

    it('is not shown for images that cannot be loaded', async () => {
      const control = await setUp({value: makeFile('broken.png', 'image/png')});
      await oneEvent(image(control)!, 'error');
      await control.updateComplete;
      expectSame(image(control), null);
    });

    it('revokes its URL when the file is removed', async () => {
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

    it('returns when the element is connected again', async () => {
      const control = await setUp({value: picture});
      const place = control.parentElement!;
      control.remove();
      place.append(control);
      await control.updateComplete;
      expect((await fetch(image(control)!.src)).ok).to.equal(true);
    });
  });

  describe('rejects, and keeps the earlier file:', () => {
    for (const [title, properties, files, message] of [
      ['another type', {accept: '.pdf'}, [notes], 'notes.txt is of the wrong type. Accepted: PDF.'],
      ['a file that is too large', {maxSize: 1000}, [notes], 'notes.txt is too large. At most: 1 kB.'],
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

    it('with a border in the color of errors', async () => {
      const control = await setUp({accept: '.pdf'});
      const box = part(control, 'box')!;
      box.style.transition = 'none';
      const borders = [getComputedStyle(box).borderTopColor];
      await choose(control, notes);
      borders.push(getComputedStyle(box).borderTopColor);
      expect(borders[1]).not.to.equal(borders[0]);
    });

    it('stays empty if it was empty', async () => {
      const control = await setUp({accept: '.pdf', required: true});
      await choose(control, notes);
      expect([control.value, control.validity.valueMissing, native(control).files!.length]).to.deep.equal([
        null,
        true,
        0,
      ]);
    });

    for (const [title, act] of [
      ['an accepted file', control => choose(control, letter)],
      ['setting a value', control => Promise.resolve((control.value = null))],
      ['a new initial value', control => Promise.resolve((control.initValue = letter))],
      ['a reset', control => Promise.resolve(control.formResetCallback())],
    ] as readonly (readonly [string, (control: LcFileUpload) => Promise<unknown>])[]) {
      it(`clears the error after ${title}`, async () => {
        const control = await setUp({accept: '.pdf', value: letter});
        await choose(control, notes);
        await act(control);
        await control.updateComplete;
        expect(textOf(control, 'refusal')).to.equal('');
      });
    }
  });

  describe('drop', () => {
    it('accepts a file', async () => {
      const control = await setUp();
      const event = await drop(control, letter);
      expect([control.file, event.defaultPrevented]).to.deep.equal([letter, true]);
    });

    it('ignores text', async () => {
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

    it('has no drag-over state for text', async () => {
      const control = await setUp();
      drag(control, 'dragenter', 'a text');
      await control.updateComplete;
      expect(control.matches(':state(drag-over)')).to.equal(false);
    });

    it('accepts nothing while disabled, and prevents the browser from opening the file', async () => {
      const control = await setUp({disabled: true});
      const over = drag(control, 'dragover', letter);
      const event = await drop(control, letter);
      expect([control.file, control.matches(':state(drag-over)')]).to.deep.equal([null, false]);
      expect([over.defaultPrevented, event.defaultPrevented]).to.deep.equal([true, true]);
    });
  });
});
