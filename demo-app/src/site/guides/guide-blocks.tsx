import {lazy, Suspense, type ReactNode} from 'react';
import {CodeBlock} from '../code/code-block.js';
import type {Block, GuideFile, Inline} from './guide.js';
import {InlineText, plainText} from './inline-text.js';
import {KeyList} from './key-list.js';
import {TokenTable} from './token-table.js';

/** Pages without an example need neither its menu nor the names of the languages. */
const LiveExample = lazy(() => import('./live-example.js'));

interface GuideBlocksProps {
  readonly blocks: readonly Block[];
  /** The title of the section, which names the regions of its code and tables. */
  readonly title: string;
}

/** Renders the blocks of a section. */
export function GuideBlocks({blocks, title}: GuideBlocksProps): ReactNode {
  // Accessible names of code are unique on a page: two blocks of a section get a number.
  return blocks.map((block, index) => (
    <GuideBlock key={index} block={block} title={index === 0 ? title : `${title}, ${index + 1}`} />
  ));
}

function GuideBlock({block, title}: {block: Block; title: string}): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <h3 id={block.id}>
          <InlineText text={block.text} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return <List {...block} title={title} />;
    case 'table':
      return <Table {...block} title={title} />;
    case 'code':
      return block.name === undefined ? (
        <div className={block.code.isCommand ? 'is-command' : undefined}>
          <CodeBlock code={block.code} label={`Code of ${title}`} />
        </div>
      ) : (
        <Files files={[{name: block.name, code: block.code}]} title={title} />
      );
    case 'picture':
      return <Picture {...block} />;
    case 'note':
      return (
        <div className="guide-note">
          <GuideBlocks blocks={block.blocks} title={title} />
        </div>
      );
    case 'files':
      return <Files files={block.files} title={title} />;
    case 'keys':
      return <KeyList elements={block.elements} />;
    case 'tokens':
      return <TokenTable tokens={block.tokens} title={title} />;
  }
}

/** The pictures of running apps in the guides have this size, which keeps their place. */
const PICTURE = {width: 1280, height: 800, loading: 'lazy'} as const;

/** A picture in the colors of the page: `<picture>` knows those of the device only. */
function Picture({alt, light, dark}: {alt: string; light: string; dark: string}): ReactNode {
  return (
    <p className="guide-picture">
      <img {...PICTURE} className="is-light" src={light} alt={alt} />
      <img {...PICTURE} className="is-dark" src={dark} alt={alt} />
    </p>
  );
}

interface ListProps {
  readonly ordered: boolean;
  readonly items: readonly (readonly Block[])[];
  readonly title: string;
}

function List({ordered, items, title}: ListProps): ReactNode {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className="guide-list">
      {items.map((item, index) => (
        <li key={index}>
          <GuideBlocks blocks={item} title={`${title}, item ${index + 1}`} />
        </li>
      ))}
    </Tag>
  );
}

interface TableProps {
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
  readonly title: string;
}

/** On a narrow screen, its rows become blocks, so the roles are explicit, like those of the API tables. */
function Table({head, rows, title}: TableProps): ReactNode {
  const isPair = head.length === 2;
  return (
    <div className="api-table-frame is-guide">
      <table className={`api-table guide-table ${columnsClass(head.length)}`} role="table" aria-label={title}>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((cell, index) => (
              <th key={index} role="columnheader" scope="col">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row} role="row">
              <th role="rowheader" scope="row">
                <InlineText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={index} role="cell" data-label={isPair ? undefined : plainText(head[index + 1])}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Columns have the same widths in all tables with two, and in all tables that compare many. */
const columnsClass = (count: number) => (count === 2 ? 'is-pair' : count > 4 ? 'is-matrix' : '');

/** Files side by side, each with its name. A live one is above its code. */
function Files({files, title}: {files: readonly GuideFile[]; title: string}): ReactNode {
  return (
    <div className={files.length > 1 ? 'guide-files is-pair' : 'guide-files'}>
      {files.map(({name, code, Live}) => (
        <div key={name} className="guide-file example-frame">
          {Live && (
            <Suspense>
              <LiveExample Live={Live} />
            </Suspense>
          )}
          {code && <p className="code-file">{name}</p>}
          {code && (
            <div className="code-panel">
              <CodeBlock code={code} label={`${title}: ${name}`} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
