import {html, nothing, type TemplateResult} from 'lit';
import {markedText} from '../../base/combobox/marked-text.js';
import {isPage, type ResultGroup, type SearchResult} from '../../core/search/index.js';
import {isScriptAddress} from '../../core/navigation/script-address.js';

/** The data of the result list. */
interface ResultListView {
  /** Label of the list for screen readers. */
  readonly label: string;
  readonly groups: readonly ResultGroup[];
  /** The search text, which is marked in the results. */
  readonly query: string;
  /** Index of the result that Enter chooses; -1 if there is none. */
  readonly active: number;
  /** Returns the keys that choose a result; null if there are none. */
  readonly keysOf: (result: SearchResult) => ResultKeys | null;
}

/** The keys that choose a result. */
export interface ResultKeys {
  /** As users see them. */
  readonly text: string;
  /** For `aria-keyshortcuts`. */
  readonly aria: string;
}

/** Returns the id of a result, for `aria-activedescendant`. */
export const resultId = (index: number): string => `result-${index}`;

/** The listbox. `data-index` is the index of a result across all groups. */
export function resultList({label, groups, query, active, keysOf}: ResultListView): TemplateResult {
  let index = 0;
  const rows = (results: readonly SearchResult[]) =>
    results.map(result => {
      const place = index++;
      return resultRow(result, place, place === active, query, keysOf(result));
    });
  return html`
    <div id="listbox" part="listbox" role="listbox" aria-label=${label} ?hidden=${groups.length === 0}>
      ${groups.map(({name, results}, number) =>
        name === ''
          ? rows(results)
          : html`<div part="group" class="group" role="group" aria-labelledby="group-${number}">
              <div part="group-heading" class="group-heading" id="group-${number}" role="presentation">
                ${name}
              </div>
              ${rows(results)}
            </div>`,
      )}
    </div>
  `;
}

/** An option, which is a link if it has an `href` (ARIA in HTML allows this role for links). */
function resultRow(
  result: SearchResult,
  index: number,
  isActive: boolean,
  query: string,
  keys: ResultKeys | null,
): TemplateResult {
  const {text, description, icon, href = ''} = result;
  const part = isActive ? 'result result-active' : 'result';
  const selected = isActive ? 'true' : 'false';
  const content = html`
    ${
      icon
        ? html`<svg part="result-icon" class="result-icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d=${icon} />
          </svg>`
        : nothing
    }
    <span part="result-text" class="result-text">${markedText(text, query)}</span>
    ${
      description
        ? html`<span part="result-description" class="result-description"
            >${markedText(description, query)}</span
          >`
        : nothing
    }
    ${
      keys === null
        ? nothing
        : html`<kbd part="result-shortcut" class="result-shortcut" aria-hidden="true" dir="ltr"
            >${keys.text}</kbd
          >`
    }
  `;
  const aria = keys?.aria ?? nothing;
  if (href === '' || isScriptAddress(href))
    return html`<div
      id=${resultId(index)}
      part=${part}
      class=${isPage(result) ? 'result result-page' : 'result'}
      role="option"
      data-index=${index}
      aria-selected=${selected}
      aria-keyshortcuts=${aria}
    >
      ${content}
    </div>`;
  return html`<a
    id=${resultId(index)}
    part=${part}
    class="result"
    role="option"
    tabindex="-1"
    href=${href}
    data-index=${index}
    aria-selected=${selected}
    aria-keyshortcuts=${aria}
    >${content}</a
  >`;
}
