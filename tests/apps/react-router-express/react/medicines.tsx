import {Button, Select, TextInput, useFieldList} from '@life-changers/react';
import {useRef} from 'react';
import {flushSync} from 'react-dom';
import {text} from './language.js';

const {labels} = text;
const units = ['mg', 'ml'].map(unit => ({text: unit, value: unit}));

/** The rows of medicines. */
export function Medicines() {
  const {rows, insert, remove} = useFieldList('medicines');
  const list = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();

  function add() {
    flushSync(() => insert());
    focus('fieldset:last-of-type lc-text-input');
  }

  function removeAt(index: number) {
    remove(index);
    // The button that has the focus is removed as well.
    focus('.add');
  }

  return (
    <div ref={list} className="rows">
      {rows.map(({key, name, index}) => (
        <fieldset key={key}>
          <legend>{text.medicine(index + 1)}</legend>
          <TextInput name={`${name}.name`} label={labels['medicines.name']} />
          <TextInput name={`${name}.dose`} type="number" step="any" label={labels['medicines.dose']} />
          <Select name={`${name}.unit`} label={labels['medicines.unit']} options={units} initValue="mg" />
          <Button variant="ghost" text={text.removeMedicine} onClick={() => removeAt(index)} />
        </fieldset>
      ))}
      <Button className="add" variant="secondary" text={text.addMedicine} onClick={add} />
    </div>
  );
}
