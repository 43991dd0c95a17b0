import {Fragment, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {InlineCode} from './inline-code.js';

/** A column of a reference table. */
export interface ApiColumn<Item> {
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** Shows the label in each cell if a row is a block. */
  readonly isLabeled?: boolean;
}

interface ApiTableProps<Item> {
  /** The id of the heading that labels the table. */
  readonly labelledBy: string;
  readonly columns: readonly ApiColumn<Item>[];
  readonly items: readonly Item[];
  /** Returns the unique name of an item, which is its row header. */
  readonly name: (item: Item) => string;
  /** Returns the id of an item's row. */
  readonly rowId: (item: Item) => string;
  /** Returns more ids of an item's row, which older links have. */
  readonly formerIds?: ((item: Item) => readonly string[]) | undefined;
  /** Returns a mark next to the name, such as "required". */
  readonly mark?: ((item: Item) => string) | undefined;
}

/**
 * A reference table. On a narrow screen, its rows become blocks. Browsers remove the roles of table elements with
 * another `display`, so the roles are explicit.
 */
export function ApiTable<Item>({
  labelledBy,
  columns,
  items,
  name,
  rowId,
  formerIds,
  mark,
}: ApiTableProps<Item>): ReactNode {
  return (
    <div className="api-table-frame">
      <table className="api-table" role="table" aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            {['Name', ...columns.map(column => column.label)].map(label => (
              <th key={label} className={cellClass(label)} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map(item => (
            <tr key={rowId(item)} id={rowId(item)} role="row">
              <th role="rowheader" scope="row">
                <FormerIds ids={formerIds?.(item)} />
                <code>{name(item)}</code>
                {mark?.(item) && (
                  <>
                    {' '}
                    <span className="api-mark">{mark(item)}</span>
                  </>
                )}
              </th>
              {columns.map(column => (
                <td
                  key={column.label}
                  role="cell"
                  className={cellClass(column.label)}
                  data-label={column.isLabeled ? column.label : undefined}
                >
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Empty targets for links that were made before an id changed. */
export function FormerIds({ids = []}: {ids?: readonly string[] | undefined}): ReactNode {
  return ids.map(id => <span key={id} id={id} />);
}

const cellClass = (label: string) => `api-${label.toLowerCase()}`;

/** The addresses of described types, by name. */
export type TypeLinks = ReadonlyMap<string, string>;

const NO_LINKS: TypeLinks = new Map();

/** Renders code that can wrap after punctuation, with links to types, or nothing if there is no code. */
export function codeCell(text: string | undefined, links = NO_LINKS): ReactNode {
  if (!text) return null;
  const pieces = text.split(/(?<=[<(,|])/);
  return (
    <code>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {piece.split(/\b([A-Z]\w*)/).map(linked)}
          <wbr />
        </Fragment>
      ))}
    </code>
  );

  function linked(word: string, index: number): ReactNode {
    const href = links.get(word);
    if (href === undefined) return word;
    // The browser scrolls to a heading of the page, also if the address has its hash already.
    return href.startsWith('#') ? (
      <a key={index} href={href}>
        {word}
      </a>
    ) : (
      <Link key={index} to={href}>
        {word}
      </Link>
    );
  }
}

/** Renders a default: code, or text if the default is described in words. */
export function defaultCell(text: string | undefined): ReactNode {
  const isInWords = text !== undefined && /^\w+ |`/.test(text);
  return isInWords ? textCell(text) : codeCell(text);
}

/** Renders a description. */
export const textCell = (text: string): ReactNode => <InlineCode text={text} />;
