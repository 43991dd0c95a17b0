import {html, nothing, type TemplateResult} from 'lit';
import {emptyIcon, noMatchIcon} from '../../../icons/icons.js';
import {isServerView} from '../../../dom/server-view.js';
import type {TableFeature, TableParts} from '../model/table-feature.js';
import type {BodyModel} from '../model/table-model.js';
import {bodyRows} from './body-rows.js';
import {rowTemplates} from './row-templates.js';

/** @param showBody Shows the rows of a page, if a feature does. */
export function tableBody(
  model: BodyModel,
  features: readonly TableFeature[],
  showBody: TableParts['showBody'] | undefined,
): TemplateResult {
  if (model.kind === 'rows') {
    const {body, firstIndex} = model;
    if (isServerView) return rowTemplates(body, firstIndex);
    return (
      showBody?.(body, features, firstIndex) ??
      html`<tbody part="body" ${bodyRows(body, features, firstIndex)}></tbody>`
    );
  }
  const leading = features.filter(({column}) => column).length;
  return html`<tbody part="body">
    ${model.kind === 'outline' ? outlineRows(model.rowCount, model.columnCount + leading) : nothing}
  </tbody>`;
}

/** The message is below the table, not in it, so that it stays visible when the table scrolls sideways. */
export function emptyMessage(model: BodyModel): TemplateResult | typeof nothing {
  if (model.kind !== 'empty') return nothing;
  return html`<div part="empty" class="empty">
    ${model.isFiltered ? noMatchIcon() : emptyIcon()}<span>${model.text}</span>
  </div>`;
}

/** As high as the expected rows, so that the layout does not shift when they load. */
function outlineRows(rowCount: number, columnCount: number): TemplateResult[] {
  const cells = Array.from(
    {length: Math.max(1, columnCount)},
    () => html`<td><span class="outline"></span></td>`,
  );
  return Array.from(
    {length: rowCount},
    () =>
      html`<tr aria-hidden="true">
        ${cells}
      </tr>`,
  );
}
