import {useId, type ReactNode} from 'react';

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly {readonly value: Value; readonly text: ReactNode; readonly name?: string}[];
  /** Null if no option is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** A row of radio buttons that looks like one control with segments. `name` is the name of a segment without text. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>): ReactNode {
  const group = useId();
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <label key={option.value} data-value={option.value}>
            <input
              type="radio"
              name={group}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
