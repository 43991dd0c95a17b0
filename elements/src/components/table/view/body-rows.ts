import {noChange} from 'lit';
import {Directive, directive, type DirectiveResult, type ElementPart} from 'lit/directive.js';
import {isSameList} from '../../../core/is-same-list.js';
import type {TableFeature} from '../model/table-feature.js';
import type {TableBody} from '../model/table-rows.js';
import {BodyRow, type RowShape} from './body-row.js';

/** What the rows of a body show. */
export interface RowsModel extends RowShape {
  readonly body: TableBody;
  readonly features: readonly TableFeature[];
  /** What the rows show of each feature. */
  readonly states: readonly (readonly unknown[])[];
  /** The position of the first row on all pages; null if the page has all rows. */
  readonly firstIndex: number | null;
  /** The row that new ones are copied from. */
  readonly template: BodyRow;
}

/** Shows rows in a `<tbody>` without other content. */
export type ShowRows = (
  body: TableBody,
  features: readonly TableFeature[],
  firstIndex: number | null,
) => void;

class RowsDirective extends Directive {
  #show: ShowRows | null = null;

  override render(
    _create: (tbody: HTMLTableSectionElement) => ShowRows,
    ..._shown: Parameters<ShowRows>
  ): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [create, ...shown]: Parameters<RowsDirective['render']>): unknown {
    this.#show ??= create(element as HTMLTableSectionElement);
    this.#show(...shown);
    return noChange;
  }
}

/** Shows rows in a `<tbody>` by what a function creates for it. */
export const rowsBy = directive(RowsDirective);

/**
 * Rows and cells are reused by place. A template for each cell would need several objects and comments for each, and a page
 * can have thousands of cells.
 */
function newBodyRows(tbody: HTMLTableSectionElement): ShowRows {
  const shown: BodyRow[] = [];
  let last: RowsModel | null = null;
  return (body, features, firstIndex) => {
    const model = rowsModel(last, body, features, firstIndex);
    const changed = changedRows(last, model) ?? body.rows.keys();
    removeRows(shown, canReuse(last, model) ? body.rows.length : 0);
    last = model;
    const added = document.createDocumentFragment();
    for (const place of changed) shown[place] = showRow(place, model, shown[place], added);
    tbody.append(added);
  };
}

/** Shows the rows of a page in a `<tbody>`. */
export const bodyRows = (...shown: Parameters<ShowRows>): DirectiveResult => rowsBy(newBodyRows, ...shown);

/** @param last The model before. */
export function rowsModel(
  last: RowsModel | null,
  body: TableBody,
  features: readonly TableFeature[],
  firstIndex: number | null,
): RowsModel {
  const all = features.flatMap(({column}) => column ?? []);
  const columns = [...all.filter(({isLast}) => !isLast), ...all.filter(({isLast}) => isLast)];
  const start = all.filter(({isLast}) => !isLast).length;
  const states = features.map(({rows}) => rows?.state() ?? []);
  const next = {body, features, firstIndex, columns, start, states};
  return {...next, template: canReuse(last, next) ? last!.template : newTemplate(next)};
}

function newTemplate({body, features, ...shape}: Omit<RowsModel, 'template'>): BodyRow {
  const [cells] = body.rows;
  const template = BodyRow.create(shape, cells ?? [], body.areNumbers);
  // Without rows, such as while all groups are closed, it has no cells, and nothing is copied from it.
  if (cells) for (const {rows} of features) rows?.prepare?.(template);
  return template;
}

/** Whether the rows of one model can show another: they have the same cells. */
export function canReuse(one: RowsModel | null, other: Omit<RowsModel, 'template'>): boolean {
  return (
    one !== null &&
    one.body.rows[0]?.length === other.body.rows[0]?.length &&
    isSameList(one.columns, other.columns)
  );
}

/** Returns the places of the rows in which two models differ; null if all may. */
export function changedRows(one: RowsModel | null, other: RowsModel): readonly number[] | null {
  const {body, firstIndex, features, states} = other;
  const isSame =
    one?.body === body &&
    one.firstIndex === firstIndex &&
    isSameList(one.features, features) &&
    canReuse(one, other);
  if (!isSame) return null;
  const changed: number[] = [];
  for (const [index, {rows}] of features.entries()) {
    const [before, now] = [one.states[index]!, states[index]!];
    const places = rows?.changed ? rows.changed(before, now) : isSameList(before, now) ? [] : null;
    if (places === null) return null;
    changed.push(...places);
  }
  return changed;
}

/** Removes the rows from a place on. */
export function removeRows(rows: BodyRow[], place: number): void {
  for (const {element} of rows.splice(place)) element.remove();
}

/**
 * Shows what is at a place of the page, and returns its row.
 *
 * @param given The row; undefined if there is none yet.
 * @param added Where a new row is added.
 */
export function showRow(
  place: number,
  {body, features, firstIndex, template}: RowsModel,
  given: BodyRow | undefined,
  added?: DocumentFragment,
): BodyRow {
  const row = given ?? template.copy(place);
  // Features may add rows after it.
  if (row !== given) added?.append(row.element);
  row.showCells(body.rows[place]!, body.areNumbers);
  const index = body.indexes?.[place] ?? -1;
  // The first row of a table is the one with its headers. A new row has no place in the list yet.
  const inList = index < 0 ? null : index + 2;
  row.showIndex(firstIndex === null ? inList : firstIndex + place);
  for (const {rows} of features) rows?.show(row);
  return row;
}
