import {useState, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {FilterField} from '../controls/filter-field.js';
import {matchesWords} from '../controls/word-filter.js';
import type {ElementKeys} from './guide.js';
import {InlineText, plainText} from './inline-text.js';

/** The keys of many elements, which users filter by the element, the key, or the action. */
export function KeyList({elements}: {elements: readonly ElementKeys[]}): ReactNode {
  const [text, setText] = useState('');
  const shown = elements.map(element => {
    const rows = element.rows.filter(row =>
      matchesWords(text, [element.title, ...row.map(plainText)].join(' ')),
    );
    return {...element, rows};
  });
  const all = countOf(elements);
  const count = countOf(shown);

  return (
    <>
      <search className="key-filter" aria-label="Keys">
        <FilterField label="Filter" placeholder="Element, key, or action" value={text} onChange={setText}>
          {count === all ? `${all} keys` : `${count} of ${all} keys`}
        </FilterField>
      </search>
      {shown
        .filter(({rows}) => rows.length > 0)
        .map(element => (
          <KeyTable key={element.href} {...element} />
        ))}
      {count === 0 && <p>No key matches the filter.</p>}
    </>
  );
}

function KeyTable({title, href, rows}: ElementKeys): ReactNode {
  return (
    <div className="key-group">
      <h3>
        <Link to={href}>{title}</Link>
      </h3>
      <table aria-label={`Keys: ${title}`}>
        <colgroup>
          <col className="key-names" />
          <col />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys = [], action = []], index) => (
            <tr key={index}>
              <th scope="row">
                <InlineText text={keys} />
              </th>
              <td>
                <InlineText text={action} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const countOf = (elements: readonly ElementKeys[]) => elements.reduce((sum, {rows}) => sum + rows.length, 0);
