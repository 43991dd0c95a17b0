import '@life-changers/elements/calendar';
import '@life-changers/elements/popups';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {expect, nextFrame} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState, type ReactElement, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Button} from './button.js';
import {CheckboxGroup} from './checkbox-group.js';
import {Checkbox} from './checkbox.js';
import {CodeInput} from './code-input.js';
import {Datalist} from './datalist.js';
import {DateTimePicker} from './date-time-picker.js';
import {FileUpload} from './file-upload.js';
import {IconButton} from './icon-button.js';
import {MultiSelect} from './multi-select.js';
import {RadioBox} from './radio-box.js';
import {RadioButton} from './radio-button.js';
import {SearchButton} from './search-button.js';
import {SearchInput} from './search-input.js';
import {Select} from './select.js';
import {ServerTable} from './server-table.js';
import {NumberInput} from './number-input.js';
import {Slider} from './slider.js';
import {Switch} from './switch.js';
import {recordLateWarnings} from '../testing/late-warnings.js';
import {hydrate} from '../testing/mount.js';
import {TextInput} from './text-input.js';
import {Typography} from './typography.js';

const page = (
  <section>
    <Typography variant="h1">People</Typography>
    <TextInput id="name" className="wide" name="name" label="Name" initValue="Ada" />
    <Button text="Save" onClick={() => {}} />
  </section>
);

const controlIn = (container: Element) => container.querySelector<LcTextInput>('lc-text-input')!;

type AnyControl = HTMLElement & {typedValue: unknown; updateComplete: Promise<boolean>};

const children = (
  <>
    <option value="one">One</option>
    <option value="two">Two</option>
  </>
);

/** Presses keys in a control once it is on the screen, as users do. */
const press =
  (...keys: string[]) =>
  async (control: AnyControl) => {
    await nextFrame();
    control.focus();
    for (const key of keys) {
      await sendKeys({press: key});
      await control.updateComplete;
    }
  };

async function chooseFile(control: AnyControl): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['Buy milk'], 'notes.txt', {type: 'text/plain'}));
  const input = control.shadowRoot!.querySelector('input')!;
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
}

/** All form controls: how to control them, their initial value, and how to edit them. */
const CONTROLS: Readonly<
  Record<
    string,
    readonly [
      render: (value: never, onChange: (value: unknown) => void) => ReactElement,
      start: unknown,
      edit: (control: AnyControl) => Promise<void>,
    ]
  >
> = {
  TextInput: [(value, onChange) => <TextInput value={value} onChange={onChange} />, '', press('a', 'b')],
  'TextInput with a number': [
    (value, onChange) => <TextInput type="number" value={value} onChange={onChange} />,
    null,
    press('1', '2'),
  ],
  CodeInput: [(value, onChange) => <CodeInput value={value} onChange={onChange} />, '', press('1', '2')],
  SearchInput: [
    (value, onChange) => <SearchInput text="Search" value={value} onChange={onChange} />,
    'Ada',
    press('b'),
  ],
  Checkbox: [
    (checked, onChange) => <Checkbox checked={checked} onChange={onChange} />,
    false,
    press('Space'),
  ],
  CheckboxGroup: [
    (value, onChange) => (
      <CheckboxGroup value={value} onChange={onChange}>
        {children}
      </CheckboxGroup>
    ),
    ['two'],
    press('Space'),
  ],
  MultiSelect: [
    (value, onChange) => (
      <MultiSelect value={value} onChange={onChange}>
        {children}
      </MultiSelect>
    ),
    ['two'],
    press('ArrowDown', 'Enter'),
  ],
  Switch: [(checked, onChange) => <Switch checked={checked} onChange={onChange} />, false, press('Space')],
  Select: [
    (value, onChange) => (
      <Select value={value} onChange={onChange}>
        {children}
      </Select>
    ),
    'one',
    press('ArrowDown', 'ArrowDown'),
  ],
  RadioButton: [
    (value, onChange) => (
      <RadioButton value={value} onChange={onChange}>
        {children}
      </RadioButton>
    ),
    'one',
    press('Space', 'ArrowDown'),
  ],
  RadioBox: [
    (value, onChange) => (
      <RadioBox value={value} onChange={onChange}>
        {children}
      </RadioBox>
    ),
    'one',
    press('Space', 'ArrowDown'),
  ],
  NumberInput: [(value, onChange) => <NumberInput value={value} onChange={onChange} />, 5, press('ArrowUp')],
  Slider: [
    (value, onChange) => <Slider value={value} maxValue={10} onChange={onChange} />,
    5,
    press('ArrowRight'),
  ],
  Datalist: [
    (value, onChange) => (
      <Datalist value={value} onChange={onChange}>
        {children}
      </Datalist>
    ),
    'one',
    press('T', 'w', 'o'),
  ],
  DateTimePicker: [
    (value, onChange) => <DateTimePicker value={value} onChange={onChange} />,
    null,
    press('ArrowDown', 'Enter'),
  ],
  FileUpload: [(value, onChange) => <FileUpload value={value} onChange={onChange} />, null, chooseFile],
};

const anyControlIn = (container: Element) => container.querySelector<AnyControl>('*')!;

/** A controlled component whose parent accepts or rejects all edits. */
function Parent({
  of: [render, start],
  onChange,
  isRefusing = false,
}: {
  of: (typeof CONTROLS)[string];
  onChange: (value: unknown) => void;
  isRefusing?: boolean;
}): ReactNode {
  const [value, setValue] = useState(start);
  return render(value as never, next => {
    onChange(next);
    if (!isRefusing) setValue(next);
  });
}

for (const [name, control] of Object.entries(CONTROLS)) {
  const [, start, edit] = control;

  /** The values after the edit, those reported to the parent, and at the end. */
  async function editBeforeReact(isRefusing = false): Promise<[unknown, unknown[], unknown]> {
    const told: unknown[] = [];
    const node = <Parent of={control} onChange={value => told.push(value)} isRefusing={isRefusing} />;
    let edited: unknown;
    const container = await hydrate(renderToString(node), node, async place => {
      await anyControlIn(place).updateComplete;
      await edit(anyControlIn(place));
      edited = anyControlIn(place).typedValue;
    });
    return [edited, told, anyControlIn(container).typedValue];
  }

  describe(`${name}, controlled and server-rendered`, () => {
    it('keeps an edit from before hydration, and reports it to its parent once', async () => {
      const [edited, told, kept] = await editBeforeReact();
      expect(kept).to.not.deep.equal(start);
      expect(told).to.deep.equal([kept]);
      // The type is not in the HTML, so the value of a number field is text before hydration.
      expect(String(kept)).to.equal(String(edited));
    });

    it('reverts an edit that its parent rejects', async () => {
      const [, told, kept] = await editBeforeReact(true);
      expect(told).to.have.length(1);
      expect(kept).to.deep.equal(start);
    });

    it('has the controlled value without a call of onChange if it was not edited', async () => {
      const told: unknown[] = [];
      const node = <Parent of={control} onChange={value => told.push(value)} />;
      const container = await hydrate(renderToString(node), node);
      expect([told, anyControlIn(container).typedValue]).to.deep.equal([[], start]);
    });
  });
}

describe('a server-rendered page', () => {
  it('shows its text before hydration', () => {
    expect(renderToString(page)).to.contain('People').and.to.contain('Save');
  });

  it('gets its properties on hydration', async () => {
    const container = await hydrate(renderToString(page), page);
    const {id, label, value} = controlIn(container);
    expect([id, label, value]).to.deep.equal(['name', 'Name', 'Ada']);
  });

  it('keeps its elements', async () => {
    let before: Element | null = null;
    const container = await hydrate(renderToString(page), page, place => (before = controlIn(place)));
    expect(controlIn(container) === before).to.equal(true);
  });

  it('keeps text that was typed before hydration', async () => {
    const container = await hydrate(renderToString(page), page, async place => {
      await controlIn(place).updateComplete;
      controlIn(place).focus();
      await sendKeys({type: 'Grace'});
    });
    expect(controlIn(container).value).to.equal('Grace');
  });

  it('reports text typed before hydration to the parent of an uncontrolled field', async () => {
    const told: string[] = [];
    const node = <TextInput initValue="Ada" onChange={value => told.push(value)} />;
    await hydrate(renderToString(node), node, async place => {
      await controlIn(place).updateComplete;
      controlIn(place).focus();
      await sendKeys({type: 'Grace'});
    });
    expect(told).to.deep.equal(['Grace']);
  });

  it('lets the user continue typing after hydration', async () => {
    const Controlled = () => {
      const [value, setValue] = useState('');
      return <TextInput value={value} onChange={setValue} />;
    };
    const container = await hydrate(renderToString(<Controlled />), <Controlled />, async place => {
      await controlIn(place).updateComplete;
      controlIn(place).focus();
      await sendKeys({type: 'Gra'});
    });
    await sendKeys({type: 'ce'});
    expect(controlIn(container).value).to.equal('Grace');
  });

  describe('with elements that have required properties', () => {
    const requests: string[] = [];
    const fetch = (input: unknown) => {
      requests.push(String(input));
      return new Promise<Response>(() => {});
    };
    const needy = (
      <section>
        <div>
          <IconButton text="Close" onClick={() => {}} />
        </div>
        <div>
          <SearchButton text="Search people" onClick={() => {}} />
        </div>
        <SearchInput text="Search people" onChange={() => {}} />
        <ServerTable columns={[{label: 'Name', field: 'name'}]} endpoint="/people" fetch={fetch} />
      </section>
    );
    const rest = 'lc-icon-button, lc-search-button, lc-search-input, lc-server-table';
    const boxes = (place: Element) =>
      [...place.querySelectorAll(rest)].map(element => element.getBoundingClientRect().toJSON() as unknown);
    const alertIn = (place: Element) =>
      place.querySelector('lc-server-table')!.shadowRoot!.querySelector('[role="alert"]')!.textContent.trim();

    it('causes no warning, error or layout shift, however late it hydrates', async () => {
      let before: unknown[] = [];
      let alert = '';
      let container!: HTMLElement;
      const warnings = await recordLateWarnings(async () => {
        container = await hydrate(renderToString(needy), needy, async place => {
          const elements = [...place.querySelectorAll<LcTextInput>(rest)];
          await Promise.all(elements.map(element => element.updateComplete));
          await new Promise(resolve => setTimeout(resolve, 50));
          before = boxes(place);
          alert = alertIn(place);
        });
        await container.querySelector('lc-server-table')!.updateComplete;
      });
      expect(warnings).to.deep.equal([]);
      expect([alert, alertIn(container)]).to.deep.equal(['', '']);
      expect(boxes(container)).to.deep.equal(before);
      expect(requests).to.have.length(1);
    });
  });
});
