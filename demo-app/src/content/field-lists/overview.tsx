import {Button, Form, IconButton, TextInput, useFieldList} from '@life-changers/react';
import type {ReactNode} from 'react';
import {BIN, Icon} from '../../site/component-page/drawn-icon.js';
import type {OverviewProps} from '../../site/workbench/overview.js';

interface ListProps {
  /** The name of the list. */
  readonly name: string;
  /** The label of a row, before its number. */
  readonly label: string;
  readonly add: string;
  readonly initial?: readonly string[];
  readonly max?: number;
  readonly canMove?: boolean;
  /** The message of the last row. */
  readonly error?: string;
}

/** A list of plain values in its form. */
function List({initial = [], ...rows}: ListProps): ReactNode {
  return (
    <Form values={{[rows.name]: initial}} onSubmit={() => {}}>
      <Rows {...rows} />
    </Form>
  );
}

function Rows({name: list, label, add, max = Infinity, canMove = false, error}: ListProps): ReactNode {
  const {rows, insert, remove, move} = useFieldList(list);
  return (
    <>
      {rows.map(({key, name, index}) => {
        const number = index + 1;
        const isLast = number === rows.length;
        const row = `${label.toLowerCase()} ${number}`;
        return (
          <div key={key} className="field-row">
            <TextInput name={name} label={`${label} ${number}`} error={isLast ? error : undefined} />
            <div>
              {canMove ? (
                <>
                  <IconButton
                    text={`Move ${row} up`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon path="M10 16V4M5 9l5-5 5 5" />
                  </IconButton>
                  <IconButton
                    text={`Move ${row} down`}
                    disabled={isLast}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon path="M10 4v12M5 11l5 5 5-5" />
                  </IconButton>
                </>
              ) : (
                <IconButton text={`Remove ${row}`} onClick={() => remove(index)}>
                  <Icon path={BIN} />
                </IconButton>
              )}
            </div>
          </div>
        );
      })}
      {rows.length === 0 && <p>The list is empty.</p>}
      <Button variant="secondary" text={add} disabled={rows.length >= max} onClick={() => insert()} />
    </>
  );
}

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'Rows that users remove': (
      <List name="stops" label="Stop" add="Add a stop" initial={['Harbor, gate 4', 'Market hall']} />
    ),
    'Rows that users move': (
      <List
        name="drivers"
        label="Driver"
        add="Add a driver"
        initial={['Amal Farouk', 'Jonas Weber']}
        canMove
      />
    ),
    'With as many rows as allowed': (
      <List name="vans" label="Van" add="Add a van" initial={['BR-41-XA', 'BR-77-KO']} max={2} />
    ),
    Invalid: (
      <List
        name="phones"
        label="Phone"
        add="Add a phone"
        initial={['+351 912 345 678', '12']}
        error="Phone 2 must have 9 digits."
      />
    ),
  },
  use: [
    'Rows of the same fields, of which nobody knows the number, such as the items of an order.',
    'A list in the values of a form, with its order.',
  ],
  avoid: [
    ['Several short words, or options of a list:', '/multi-selects'],
    ['Many rows that users sort and search:', '/tables'],
    ['Fields of which there is one each:', '/fieldsets'],
  ],
};
