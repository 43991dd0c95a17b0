import type {CellValue} from '../../../../core/table/cell-text/index.js';
import type {ClipboardCell, CopiedCell} from '../../../../core/table/clipboard/index.js';
import {isScalar, readCell, scalarText, type RowKey} from '../../../../core/table/index.js';
import type {FeatureTable} from '../../model/table-feature.js';
import type {BodyCell} from '../../model/table-rows.js';
import type {CellRange} from './cell-range.js';

/**
 * Returns the cells of a range with what they show and their values.
 *
 * @param keys The keys of the rows of the page.
 */
export function copiedCells(
  {body, columns, data, element, parts}: FeatureTable,
  keys: readonly (RowKey | null)[],
  {top, bottom, left, right}: CellRange,
): CopiedCell[][] {
  const slotted = new Map([...element.children].map(child => [child.slot, child]));
  const shownBy = ({content, slotName}: BodyCell): string =>
    content.kind === 'text' ? content.value : (slotted.get(slotName)?.textContent.trim() ?? '');
  const fields = columns().map(({field}) => field);
  return body()
    .rows.slice(top, bottom + 1)
    .map((cells, place) =>
      cells.slice(left, right + 1).map((cell, index) => {
        const field = fields[left + index]!;
        const key = keys[top + place] ?? null;
        const typed = key === null ? undefined : parts.editing?.valueAt({key, field}).text;
        if (typed !== undefined) return {text: typed};
        const {value} = readCell(data.page!.rows[top + place], field);
        return {text: shownBy(cell), raw: field === '' ? undefined : rawOf(value)};
      }),
    );
}

/** Returns a cell as it would be pasted. */
export function pastedCell({text, raw}: CopiedCell): ClipboardCell {
  if (raw === undefined) return {text};
  return {text, raw: raw === null ? '' : Array.isArray(raw) ? raw.join('\n') : String(raw)};
}

function rawOf(value: unknown): CellValue | undefined {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return scalarText(value).replace(' ', 'T');
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.every(isName) ? value : undefined;
  return isScalar(value) ? (value as CellValue) : undefined;
}

const isName = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
