/** Each form control that the user can edit before it hydrates: once with an initial value, and once controlled. */
import {
  Checkbox,
  Datalist,
  RadioBox,
  RadioButton,
  SearchInput,
  Select,
  Slider,
  Switch,
  TextInput,
} from '@life-changers/react';
import {useState, type ReactNode} from 'react';

const OPTIONS = [
  {text: 'Apple', value: 'a'},
  {text: 'Pear', value: 'p'},
];

export function ControlsPage(): ReactNode {
  const [state, setState] = useState<Readonly<Record<string, unknown>>>({});
  const record = (name: string) => (value: unknown) => setState(before => ({...before, [name]: value}));
  const valueOf = <Value,>(name: string, start: Value) => (state[name] ?? start) as Value;

  return (
    <>
      <form id="initial">
        <TextInput name="text" label="Text" initValue="Ada" />
        <TextInput name="number" label="Number" type="number" initValue={3} />
        <SearchInput name="search" text="Search" initValue="ada" />
        <Datalist name="datalist" label="Datalist" options={OPTIONS} initValue="a" />
        <Select name="select" label="Select" options={OPTIONS} initValue="a" />
        <RadioButton name="radio" label="Radio" options={OPTIONS} initValue="a" />
        <RadioBox name="box" label="Box" options={OPTIONS} initValue="a" />
        <Checkbox name="checkbox" label="Checkbox" />
        <Switch name="switch" label="Switch" />
        <Slider name="slider" label="Slider" initValue={30} />
      </form>
      <form id="controlled">
        <TextInput name="text" label="Text" value={valueOf('text', 'Ada')} onChange={record('text')} />
        <TextInput
          name="number"
          label="Number"
          type="number"
          value={valueOf('number', 3)}
          onChange={record('number')}
        />
        <SearchInput
          name="search"
          text="Search"
          value={valueOf('search', 'ada')}
          onChange={record('search')}
        />
        <Datalist
          name="datalist"
          label="Datalist"
          options={OPTIONS}
          value={valueOf('datalist', 'a')}
          onChange={record('datalist')}
        />
        <Select
          name="select"
          label="Select"
          options={OPTIONS}
          value={valueOf('select', 'a')}
          onChange={record('select')}
        />
        <RadioButton
          name="radio"
          label="Radio"
          options={OPTIONS}
          value={valueOf('radio', 'a')}
          onChange={record('radio')}
        />
        <RadioBox
          name="box"
          label="Box"
          options={OPTIONS}
          value={valueOf('box', 'a')}
          onChange={record('box')}
        />
        <Checkbox
          name="checkbox"
          label="Checkbox"
          checked={valueOf('checkbox', false)}
          onChange={record('checkbox')}
        />
        <Switch name="switch" label="Switch" checked={valueOf('switch', false)} onChange={record('switch')} />
        <Slider name="slider" label="Slider" value={valueOf('slider', 30)} onChange={record('slider')} />
      </form>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}
