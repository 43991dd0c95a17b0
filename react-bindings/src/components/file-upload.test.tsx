import type {FileValue, GivenFile, LcFileUpload} from '@life-changers/elements/file-upload';
import {expect} from '@open-wc/testing';
import {useState} from 'react';
import * as s from 'superstruct';
import '@life-changers/elements/multiple-files';
import {FileUpload, type FileUploadProps} from './file-upload.js';
import {mount} from '../testing/mount.js';

const letter = new File(['Dear Ada'], 'letter.pdf', {type: 'application/pdf'});
const notes = new File(['Buy milk'], 'notes.txt', {type: 'text/plain'});

const controlIn = (container: Element) => container.querySelector<LcFileUpload>('lc-file-upload')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;
const shownIn = (container: Element) =>
  controlIn(container).shadowRoot!.querySelector('[part=file-name]')!.textContent.trim();

/** Chooses a file like the native picker does, and returns the visible name. */
async function choose(container: Element, file: File): Promise<string> {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  nativeIn(container).files = transfer.files;
  nativeIn(container).dispatchEvent(new Event('change', {bubbles: true}));
  // React renders the response in a microtask, and a rejected file is reverted in another one.
  await new Promise(resolve => setTimeout(resolve));
  await controlIn(container).updateComplete;
  return shownIn(container);
}

/** An uncontrolled component whose parent re-renders on every edit. */
function Counting(props: FileUploadProps) {
  const [count, setCount] = useState(0);
  return <FileUpload {...props} hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({answer = value => value}: {answer?: (value: FileValue | null) => GivenFile | null}) {
  const [value, setValue] = useState<GivenFile | null>(letter);
  return <FileUpload value={value} onChange={next => setValue(answer(next))} />;
}

describe('FileUpload', () => {
  describe('onChange', () => {
    it('is called with path and file, and with their event', async () => {
      const calls: [FileValue | null, Event][] = [];
      const {container} = await mount(<FileUpload onChange={(...call) => calls.push(call)} />);
      await choose(container, letter);
      const [[value, event]] = calls as [[FileValue, Event]];
      expect([value.path, event.type, calls.length]).to.deep.equal(['letter.pdf', 'change', 1]);
      expect(value.file).to.equal(letter);
    });

    it('is called with null when the file is removed', async () => {
      const values: unknown[] = [];
      const {container} = await mount(
        <FileUpload initValue={letter} onChange={value => values.push(value)} />,
      );
      controlIn(container).shadowRoot!.querySelector<HTMLElement>('[part=remove-button]')!.click();
      expect(values).to.deep.equal([null]);
    });

    it('is not called for a rejected file', async () => {
      const values: unknown[] = [];
      const {container} = await mount(<FileUpload accept=".pdf" onChange={value => values.push(value)} />);
      await choose(container, notes);
      expect(values).to.deep.equal([]);
    });

    it('is not called when the value is set', async () => {
      const values: unknown[] = [];
      const {render} = await mount(<FileUpload value={letter} onChange={value => values.push(value)} />);
      await render(<FileUpload value={null} onChange={value => values.push(value)} />);
      expect(values).to.deep.equal([]);
    });
  });

  describe('uncontrolled', () => {
    for (const [title, initValue, name] of [
      ['a file', letter, 'letter.pdf'],
      ['a path with its file', {path: 'cv/ada.pdf', file: letter}, 'letter.pdf'],
      ['a path', {path: 'cv/ada.pdf'}, 'ada.pdf'],
      ['an empty path', {path: ''}, 'Drop a file here'],
      ['null', null, 'Drop a file here'],
    ] as const) {
      it(`starts with ${title}`, async () => {
        const {container} = await mount(<FileUpload initValue={initValue} />);
        expect(shownIn(container)).to.equal(name);
      });
    }

    it("keeps the user's choice when its parent re-renders", async () => {
      const {container} = await mount(<Counting initValue={letter} />);
      expect(await choose(container, notes)).to.equal('notes.txt');
      expect(controlIn(container).hint).to.equal('1 edits');
    });
  });

  describe('controlled', () => {
    it('shows the controlled value', async () => {
      const {container, render} = await mount(<FileUpload value={letter} />);
      await render(<FileUpload value={null} />);
      expect(shownIn(container)).to.equal('Drop a file here');
    });

    for (const [title, answer] of [
      ['unchanged', undefined],
      ['as a file', (value: FileValue | null) => value?.file ?? null],
    ] as const) {
      it(`shows an edit that its parent accepts ${title}`, async () => {
        const {container} = await mount(<Controlled answer={answer} />);
        expect([await choose(container, notes), await choose(container, letter)]).to.deep.equal([
          'notes.txt',
          'letter.pdf',
        ]);
      });
    }

    it('reverts a file that its parent rejects', async () => {
      const {container} = await mount(<Controlled answer={() => letter} />);
      expect(await choose(container, notes)).to.equal('letter.pdf');
    });
  });

  describe('form', () => {
    it('submits the file', async () => {
      const {container} = await mount(
        <form>
          <FileUpload name="report" />
        </form>,
      );
      await choose(container, letter);
      expect(new FormData(container.querySelector('form')!).get('report')).to.have.property(
        'name',
        'letter.pdf',
      );
    });

    const rules = s.object({path: s.optional(s.string()), file: s.instance(File)});
    for (const [title, initValue, message] of [
      ['nothing', null, 'Report is required.'],
      ['a path without its file', {path: 'ada.pdf'}, 'Report is required.'],
      ['a file', letter, ''],
    ] as const) {
      it(`shows "${message}" for ${title} if its rules require a file`, async () => {
        const {container} = await mount(<FileUpload label="Report" initValue={initValue} rules={rules} />);
        expect(controlIn(container).validationMessage).to.equal(message);
      });
    }
  });

  describe('props', () => {
    for (const [prop, value, standard] of [
      ['accept', '.pdf', ''],
      ['maxSize', 1000, null],
      ['initValue', 'ada.pdf', null],
      ['required', true, false],
      ['disabled', true, false],
    ] as const) {
      it(`sets ${prop}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<FileUpload {...{[prop]: value}} />);
        expect(controlIn(container)[prop]).to.equal(value);
        await render(<FileUpload />);
        expect(controlIn(container)[prop]).to.equal(standard);
      });
    }

    it('passes attributes to the native control', async () => {
      const {container} = await mount(<FileUpload attributes={{capture: 'environment'}} />);
      expect(nativeIn(container).getAttribute('capture')).to.equal('environment');
    });
  });
});

describe('FileUpload with multiple', () => {
  /** A controlled list whose parent may replace the edited value. */
  function ControlledList({
    answer = value => value,
  }: {
    answer?: (value: readonly FileValue[]) => readonly GivenFile[];
  }) {
    const [value, setValue] = useState<readonly GivenFile[]>([letter]);
    return <FileUpload multiple value={value} onChange={next => setValue(answer(next))} />;
  }

  const listedIn = (container: Element) =>
    (controlIn(container) as unknown as LcFileUpload<true>).value.map(({path}) => path);

  it('calls onChange with the list', async () => {
    const values: (readonly string[])[] = [];
    const {container} = await mount(
      <FileUpload
        multiple
        initValue={[letter]}
        onChange={value => values.push(value.map(({path}) => path))}
      />,
    );
    await choose(container, notes);
    expect(values).to.deep.equal([['letter.pdf', 'notes.txt']]);
  });

  it('shows an edit that its parent accepts', async () => {
    const {container} = await mount(<ControlledList />);
    await choose(container, notes);
    expect(listedIn(container)).to.deep.equal(['letter.pdf', 'notes.txt']);
  });

  it('reverts an edit that its parent rejects', async () => {
    const {container} = await mount(<ControlledList answer={() => [letter]} />);
    await choose(container, notes);
    expect(listedIn(container)).to.deep.equal(['letter.pdf']);
  });

  it("keeps the user's files when its parent re-renders with a new list of the same initial files", async () => {
    const {container, render} = await mount(<FileUpload multiple initValue={[letter]} />);
    await choose(container, notes);
    await render(<FileUpload multiple initValue={[letter]} hint="again" />);
    expect(listedIn(container)).to.deep.equal(['letter.pdf', 'notes.txt']);
  });
});
