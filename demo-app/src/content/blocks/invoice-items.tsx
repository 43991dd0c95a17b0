import {Button, IconButton, NumberInput, TextInput, useFieldList} from '@life-changers/react';
import {useEffect} from 'react';

const EUROS = {style: 'currency', currency: 'EUR'} as const;

interface InvoiceItemsProps {
  /** What each item is worth, as text. */
  lines: readonly string[];
  /** Called when items were added or removed, also by a reset. It must stay the same. */
  onChange: () => void;
}

/** The items of an invoice, which users add and remove. One stays. */
export function InvoiceItems({lines, onChange}: InvoiceItemsProps) {
  const {rows, insert, remove} = useFieldList('items');

  useEffect(onChange, [rows, onChange]);

  return (
    <div className="invoice-items" role="group" aria-label="Items">
      {rows.map(({key, name, index}) => (
        <div key={key} className="invoice-item" role="group" aria-label={`Item ${index + 1}`}>
          <TextInput name={`${name}.text`} label="Item" required />
          <NumberInput name={`${name}.quantity`} label="Quantity" min={1} hideSteppers required />
          <NumberInput name={`${name}.price`} label="Price" min={0} format={EUROS} hideSteppers required />
          <output>{lines[index]}</output>
          <IconButton
            text={`Remove item ${index + 1}`}
            disabled={rows.length === 1}
            onClick={() => remove(index)}
          >
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <path d="M4 6h12M8 6V4h4v2M6 6l.75 10h6.5L14 6" />
            </svg>
          </IconButton>
        </div>
      ))}
      <Button
        text="Add an item"
        variant="secondary"
        size="sm"
        onClick={() => insert(undefined, {quantity: 1})}
      />
    </div>
  );
}
