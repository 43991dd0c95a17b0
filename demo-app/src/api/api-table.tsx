import {Fragment, type ReactNode} from 'react';
import {InlineCode} from './inline-code.js';

/** A column of a reference table. */
export interface ApiColumn<Item> {
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
}

interface ApiTableProps<Item> {
  /** The heading above the table, which names it. */
  readonly labelledBy: string;
  readonly columns: readonly ApiColumn<Item>[];
  readonly items: readonly Item[];
  /** What tells the items apart, and what their row is headed with. */
  readonly name: (item: Item) => string;
  /** The address of an item inside the page. */
  readonly rowId: (item: Item) => string;
  /** A mark beside the name, as "required". */
  readonly mark?: (item: Item) => string;
}

/**
 * A reference table. On a narrow screen its rows become blocks, so the roles are spelled out: a browser takes them
 * away from table elements that are laid out as something else.
 */
export function ApiTable<Item>({
  labelledBy,
  columns,
  items,
  name,
  rowId,
  mark,
}: ApiTableProps<Item>): ReactNode {
  return (
    <table className="api-table" role="table" aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {['Name', ...columns.map(column => column.label)].map(label => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map(item => (
          <tr key={name(item)} id={rowId(item)} role="row">
            <th role="rowheader" scope="row">
              <code>{name(item)}</code>
              {mark?.(item) && <span className="api-mark">{mark(item)}</span>}
            </th>
            {columns.map(column => (
              <td key={column.label} role="cell" className={`api-${column.label.toLowerCase()}`}>
                {column.cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Code in a cell, which may break after its punctuation; nothing where there is none. */
export function codeCell(text: string | undefined): ReactNode {
  if (!text) return null;
  const pieces = text.split(/(?<=[<(,|])/);
  return (
    <code>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {piece}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

/** A default in a cell: a value, or words where it has none. */
export function defaultCell(text: string | undefined): ReactNode {
  const isInWords = text !== undefined && /^\w+ |`/.test(text);
  return isInWords ? textCell(text) : codeCell(text);
}

/** A description in a cell. */
export const textCell = (text: string): ReactNode => <InlineCode text={text} />;
