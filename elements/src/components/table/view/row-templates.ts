import {html, nothing, type TemplateResult} from 'lit';
import type {BodyCell, TableBody} from '../model/table-rows.js';

/**
 * The rows as templates, with the same elements as `bodyRows`. A server needs them, because it renders nothing that a
 * directive does by hand, and so does the first update of an element that a server has rendered.
 */
export function rowTemplates({rows, areNumbers}: TableBody, firstIndex: number | null): TemplateResult {
  return html`<tbody part="body">
    ${rows.map(
      (cells, place) =>
        html`<tr part="row" aria-rowindex=${firstIndex === null ? nothing : firstIndex + place}>
          ${cells.map((cell, index) => cellTemplate(cell, areNumbers[index] ?? false))}
        </tr>`,
    )}
  </tbody>`;
}

function cellTemplate({names, content, slotName}: BodyCell, isNumber: boolean): TemplateResult {
  const shown = content.kind === 'text' ? content.value : html`<slot name=${slotName}></slot>`;
  return html`<td part=${`cell ${names}`.trimEnd()} class=${names || nothing} ?data-number=${isNumber}>
    ${shown}
  </td>`;
}
