/** Each form control that the user can edit before it hydrates: once with an initial value, and once controlled. */
import {
  Checkbox,
  CheckboxGroup,
  CodeInput,
  Datalist,
  DateFields,
  NumberInput,
  RadioBox,
  RadioButton,
  SearchInput,
  Segmented,
  Select,
  Slider,
  Switch,
  TextArea,
  TextInput,
  TimeInput,
} from '@life-changers/react';
import {useState, type ElementType, type ReactNode} from 'react';

const OPTIONS = [
  {text: 'Apple', value: 'a'},
  {text: 'Pear', value: 'p'},
];

interface Control {
  readonly name: string;
  readonly Control: ElementType;
  readonly props: Readonly<Record<string, unknown>>;
  /** The start value, or false for a control that is checked. */
  readonly start: string | number | false | readonly string[];
}

const CONTROLS: readonly Control[] = [
  {name: 'text', Control: TextInput, props: {label: 'Text'}, start: 'Ada'},
  {name: 'note', Control: TextArea, props: {label: 'Note'}, start: 'Hi'},
  {name: 'number', Control: TextInput, props: {label: 'Number', type: 'number'}, start: 3},
  {name: 'code', Control: CodeInput, props: {label: 'Code'}, start: '123456'},
  {name: 'search', Control: SearchInput, props: {text: 'Search'}, start: 'ada'},
  {name: 'datalist', Control: Datalist, props: {label: 'Datalist', options: OPTIONS}, start: 'a'},
  {name: 'select', Control: Select, props: {label: 'Select', options: OPTIONS}, start: 'a'},
  {name: 'radio', Control: RadioButton, props: {label: 'Radio', options: OPTIONS}, start: 'a'},
  {name: 'box', Control: RadioBox, props: {label: 'Box', options: OPTIONS}, start: 'a'},
  {name: 'boxes', Control: CheckboxGroup, props: {label: 'Boxes', options: OPTIONS}, start: ['a']},
  {name: 'checkbox', Control: Checkbox, props: {label: 'Checkbox'}, start: false},
  {name: 'switch', Control: Switch, props: {label: 'Switch'}, start: false},
  {name: 'amount', Control: NumberInput, props: {label: 'Amount'}, start: 1234.5},
  {name: 'time', Control: TimeInput, props: {label: 'Time'}, start: '09:00'},
  {name: 'born', Control: DateFields, props: {label: 'Born'}, start: '1990-05-15'},
  {name: 'slider', Control: Slider, props: {label: 'Slider'}, start: 30},
  {name: 'segmented', Control: Segmented, props: {label: 'Segmented', options: OPTIONS}, start: 'a'},
];

export function ControlsPage(): ReactNode {
  const [state, setState] = useState<Readonly<Record<string, unknown>>>({});
  const record = (name: string) => (value: unknown) => setState(before => ({...before, [name]: value}));

  return (
    <>
      <form id="initial">
        {CONTROLS.map(({name, Control, props, start}) => (
          <Control key={name} name={name} {...props} {...(start !== false && {initValue: start})} />
        ))}
      </form>
      <form id="controlled">
        {CONTROLS.map(({name, Control, props, start}) => {
          const held = {[start === false ? 'checked' : 'value']: state[name] ?? start};
          return <Control key={name} name={name} {...props} {...held} onChange={record(name)} />;
        })}
      </form>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}
