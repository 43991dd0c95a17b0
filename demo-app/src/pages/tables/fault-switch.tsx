import {useId, type ReactNode} from 'react';

/** What the stub can do to a request (`api-stub/README.md`), and what it is called here. */
const FAULTS = [
  ['', 'None'],
  ['delay:2000', 'Delay'],
  ['500', 'Error 500'],
  ['malformed', 'Malformed body'],
  ['wrong-shape', 'Wrong shape'],
  ['hang', 'Hang'],
  ['shrink', 'Shrinking total'],
  ['empty', 'Empty'],
] as const;

interface FaultSwitchProps {
  /** The `fault` parameter of the stub; `''` for none. */
  readonly fault: string;
  readonly onChange: (fault: string) => void;
}

/** Chooses what goes wrong with the next request. */
export function FaultSwitch({fault, onChange}: FaultSwitchProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="fault-switch">
      <legend>What goes wrong with the next request</legend>
      {FAULTS.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={fault === value} onChange={() => onChange(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
