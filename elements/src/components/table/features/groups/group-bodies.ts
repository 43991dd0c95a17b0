import {render, type TemplateResult} from 'lit';
import {pathName} from '../../../../core/table/groups/group.js';
import type {PageGroup} from '../../../../core/table/index.js';
import type {TableFeature} from '../../model/table-feature.js';
import type {TableBody} from '../../model/table-rows.js';
import type {BodyRow} from '../../view/body-row.js';
import {canReuse, changedRows, removeRows, rowsModel, showRow, type RowsModel} from '../../view/body-rows.js';

/** A group on the page. */
interface Section {
  readonly element: HTMLTableSectionElement;
  /** The place of its first row. */
  readonly place: number;
}

/**
 * Shows rows by group: each group is a `<tbody>` with its header and its rows. A group that stays on the page keeps its
 * elements, and so the focus in its header.
 */
export class GroupBodies {
  readonly #first: HTMLTableSectionElement;
  readonly #headerOf: (line: PageGroup) => TemplateResult;
  #sections: ReadonlyMap<string, Section> = new Map();
  readonly #rows: BodyRow[] = [];
  #model: RowsModel | null = null;
  /** Which rows belong to which group. */
  #layout = '';

  /** @param first An element before the groups, which stays empty. */
  constructor(first: HTMLTableSectionElement, headerOf: (line: PageGroup) => TemplateResult) {
    this.#first = first;
    this.#headerOf = headerOf;
    first.hidden = true;
  }

  show(lines: readonly PageGroup[], body: TableBody, features: readonly TableFeature[]): void {
    const model = rowsModel(this.#model, body, features, null);
    const changed = changedRows(this.#model, model);
    const layout = JSON.stringify(lines.map(({path, place}) => [path, place]));
    const isSame = layout === this.#layout && this.#rows.length === body.rows.length;
    if (!isSame || !canReuse(this.#model, model)) removeRows(this.#rows, 0);
    this.#model = model;
    this.#layout = layout;
    this.#showSections(lines);
    const places = this.#rows.length === 0 ? body.rows.keys() : (changed ?? body.rows.keys());
    this.#showRows([...places]);
  }

  #showSections(lines: readonly PageGroup[]): void {
    const sections = new Map<string, Section>();
    let last: Element = this.#first;
    for (const line of lines) {
      const name = pathName(line.path);
      const element = this.#sections.get(name)?.element ?? this.#newSection();
      if (last.nextElementSibling !== element) last.after(element);
      // Its rows follow: the template stays the same, so that Lit does not remove them.
      render(this.#headerOf(line), element);
      sections.set(name, {element, place: line.place});
      last = element;
    }
    for (const [name, {element}] of this.#sections) if (!sections.has(name)) element.remove();
    this.#sections = sections;
  }

  #newSection(): HTMLTableSectionElement {
    const section = this.#first.cloneNode() as HTMLTableSectionElement;
    section.hidden = false;
    return section;
  }

  #showRows(places: readonly number[]): void {
    const sections = [...this.#sections.values()].reverse();
    for (const place of places) {
      const added = document.createDocumentFragment();
      this.#rows[place] = showRow(place, this.#model!, this.#rows[place], added);
      if (added.hasChildNodes()) sections.find(section => section.place <= place)!.element.append(added);
    }
  }
}
