import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import type {RowKey} from '../../../../core/table/index.js';
import {alertIcon} from '../../../../icons/icons.js';
import type {FeatureTable} from '../../model/table-feature.js';
import {PositionForm} from './position-form.js';
import type {RowOrderProperties} from './properties.js';
import {RowCarry, type Carried} from './row-carry.js';
import type {Page} from '../../model/page-source.js';
import {RowMoves, type Move} from './row-moves.js';

/** What the feature knows of the visible rows. */
export interface OrderedRows {
  readonly keys: readonly (RowKey | null)[];
  /** The position of the first row among those of all pages. */
  readonly first: number;
  readonly total: number;
  /** The handle that was used last. */
  readonly handle: HTMLElement | null;
  nameOf(place: number): string;
  /** Returns the rows of the page. */
  elements(): readonly HTMLElement[];
}

/** Moves rows for the user: with a pointer, with keys, and to a position. */
export class RowMover {
  readonly #table: FeatureTable<RowOrderProperties>;
  readonly #rows: OrderedRows;
  readonly #moves: RowMoves;
  readonly #carry: RowCarry;
  readonly #form: PositionForm;
  /** The move that has failed last. */
  #failed: Move | null = null;

  constructor(table: FeatureTable<RowOrderProperties>, rows: OrderedRows) {
    this.#table = table;
    this.#rows = rows;
    this.#moves = new RowMoves(table, (move, isFailure) => this.#handleRefusal(move, isFailure));
    this.#carry = new RowCarry(table.element, {
      rows: () => rows.elements(),
      onStep: ({to, name}) => table.announce(this.#positionText(name, rows.first + to)),
      onDrop: carried => this.#handleDrop(carried),
    });
    this.#form = new PositionForm(table, () => rows.handle);
  }

  /** The moves that are not saved yet. */
  get moves(): readonly Move[] {
    return this.#moves.list;
  }

  /** Returns a loaded page with its rows in the order to which the user has moved them. */
  showPage(page: Page): Page {
    return this.#moves.showPage(page);
  }

  /** Call it when a property is set. */
  changed(property: PropertyKey): void {
    this.#moves.changed(property);
  }

  /** Ends what the user does with rows that are no longer there. */
  cancel(): void {
    this.#carry.cancel();
    this.#form.close();
  }

  /** Drags a row by its handle. */
  press(event: PointerEvent, place: number): void {
    this.#carry.press(event, place, this.#rows.nameOf(place));
  }

  /** Picks a row up for the keyboard, and moves it by a step. */
  lift(place: number, step = 0): void {
    const name = this.#rows.nameOf(place);
    const {localize, announce} = this.#table;
    const to = this.#carry.lift(place, name, step);
    announce(`${this.#positionText(name, this.#rows.first + to)} ${localize.term('entryPicked')}`);
  }

  /** Asks for the position of a row. */
  ask(place: number): void {
    const {total, first} = this.#rows;
    this.#form.show({
      label: this.#table.localize.term('moveEntry', this.#rows.nameOf(place)),
      position: first + place,
      count: total,
      onAnswer: position => this.move(place, position),
    });
  }

  /** Moves a row to a position on all pages. */
  move(place: number, position: number): void {
    const {keys, first, total} = this.#rows;
    const to = position - first;
    if (to === place) return;
    const next = to > place ? 1 : 0;
    const key = keys[place]!;
    const name = this.#rows.nameOf(place);
    this.#failed = null;
    this.#table.announce(this.#positionText(name, position));
    this.#moves.add({
      key,
      name,
      before: position + next > total ? null : (keys[to + next] ?? undefined),
      beforePosition: position + next,
      isOnPage: to >= 0 && to < keys.length,
    });
    void this.#focus(key);
  }

  /** The message about a move that has failed. */
  message(): unknown {
    const failed = this.#failed;
    return failed === null
      ? nothing
      : keyed(
          failed,
          html`<div part="move-alert" class="alert">
            ${alertIcon()}<span>${this.#table.localize.term('entryMoveFailed', failed.name)}</span>
          </div>`,
        );
  }

  /** The form for a position. */
  form(): TemplateResult {
    return this.#form.render();
  }

  #handleDrop({from, to, name}: Carried): void {
    if (from === to) this.#table.announce(this.#table.localize.term('entryNotMoved', name));
    else this.move(from, this.#rows.first + to);
  }

  #handleRefusal(move: Move, isFailure: boolean): void {
    const {root, element, announce, localize} = this.#table;
    if (isFailure) this.#failed = move;
    else announce(localize.term('entryNotMoved', move.name));
    element.requestUpdate();
    // The focus follows the row.
    const handle = this.#handleOf(move.key);
    if (handle !== null && root.activeElement === handle) void this.#focus(move.key);
  }

  #handleOf(key: RowKey): HTMLElement | null {
    const row = this.#rows.elements()[this.#rows.keys.indexOf(key)];
    return row?.querySelector<HTMLElement>('.row-handle') ?? null;
  }

  /** Focuses the handle of a row where the row is after the next render. */
  async #focus(key: RowKey): Promise<void> {
    await this.#table.element.updateComplete;
    this.#handleOf(key)?.focus();
  }

  #positionText(name: string, position: number): string {
    const {total} = this.#rows;
    // A server may not know how many rows it has.
    return total === Infinity
      ? `${name}: ${position}`
      : this.#table.localize.term('entryPosition', name, position, total);
  }
}
