import {Checkbox} from '@life-changers/react';
import {useState} from 'react';

const columns = ['Name', 'Character', 'House'];

export default function SelectAll() {
  const [shown, setShown] = useState(['Name']);

  const toggle = (column: string, isShown: boolean) =>
    setShown(columns.filter(other => (other === column ? isShown : shown.includes(other))));

  return (
    <>
      <Checkbox
        label="All columns"
        checked={shown.length === columns.length}
        indeterminate={shown.length > 0 && shown.length < columns.length}
        onChange={isChecked => setShown(isChecked ? columns : [])}
      />
      {columns.map(column => (
        <Checkbox
          key={column}
          label={column}
          checked={shown.includes(column)}
          onChange={isChecked => toggle(column, isChecked)}
        />
      ))}
    </>
  );
}
