import {useId, type ReactNode, type Ref} from 'react';

interface FilterFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How much matches, which is announced. */
  readonly children: ReactNode;
}

/** A field that filters what follows. It belongs in a `<search>`, and needs the script, so it is not visible without it. */
export function FilterField({
  ref,
  label,
  isLabelHidden = false,
  placeholder,
  value,
  onChange,
  children,
}: FilterFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label className={isLabelHidden ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <p role="status">{children}</p>
    </>
  );
}
