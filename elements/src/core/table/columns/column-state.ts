import {describeValue, type Warn} from '../../bad-input.js';

/** The edge of the table at which a column stays while the others scroll. */
export type PinSide = 'start' | 'end';

/**
 * What the user has changed about the columns. A column is named by its field. It holds only data, so it can be stored as
 * JSON. Fields without a column are kept, because their column may come later.
 */
export interface ColumnState {
  /**
   * The fields in the order of their columns. Another column follows the one before it in `columns`, or is the first, so that
   * the columns of a new version of the app are where they belong.
   */
  readonly order?: readonly string[] | undefined;
  /** The width of each resized column, in pixels. Other columns have the width of `columns`. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  /** The fields of the hidden columns. At least one column always stays visible. */
  readonly hidden?: readonly string[] | undefined;
  /** The edge of each pinned column. */
  readonly pinned?: Readonly<Record<string, PinSide>> | undefined;
}

/** The width to which users can resize a column, in pixels. */
export const MIN_COLUMN_WIDTH = 48;
export const MAX_COLUMN_WIDTH = 2000;

/** A visible column. */
export interface ShownField {
  readonly field: string;
  readonly pin: PinSide | null;
  /** In pixels; null for the width of the app's column. */
  readonly width: number | null;
}

/** A column state, and what it says about columns. It never changes: each change returns another one. */
export class ColumnLayout {
  readonly #order: readonly string[];
  readonly #widths: ReadonlyMap<string, number>;
  readonly #hidden: ReadonlySet<string>;
  readonly #pinned: ReadonlyMap<string, PinSide>;

  constructor({order = [], widths = {}, hidden = [], pinned = {}}: ColumnState = {}) {
    this.#order = [...new Set(order)];
    this.#widths = new Map(Object.entries(widths));
    this.#hidden = new Set(hidden);
    this.#pinned = new Map(Object.entries(pinned));
  }

  /** The state, with only the parts that say something. */
  get value(): ColumnState {
    return {
      ...(this.#order.length > 0 && {order: this.#order}),
      ...(this.#widths.size > 0 && {widths: Object.fromEntries(this.#widths)}),
      ...(this.#hidden.size > 0 && {hidden: [...this.#hidden]}),
      ...(this.#pinned.size > 0 && {pinned: Object.fromEntries(this.#pinned)}),
    };
  }

  /** Returns the fields of the state that are not among `fields`. */
  unknown(fields: readonly string[]): string[] {
    const named = [...this.#order, ...this.#widths.keys(), ...this.#hidden, ...this.#pinned.keys()];
    return [...new Set(named)].filter(field => !fields.includes(field));
  }

  /** Returns `fields` in order, with the hidden ones: first those pinned to the start, last those pinned to the end. */
  ordered(fields: readonly string[]): string[] {
    const known = this.#all(fields).filter(field => fields.includes(field));
    const withPin = (side: PinSide | undefined) => known.filter(field => this.#pinned.get(field) === side);
    return [...withPin('start'), ...withPin(undefined), ...withPin('end')];
  }

  /** Returns the visible columns in order. If all are hidden, the first one is visible. */
  shown(fields: readonly string[]): ShownField[] {
    const ordered = this.ordered(fields);
    const visible = ordered.filter(field => !this.#hidden.has(field));
    return (visible.length > 0 ? visible : ordered.slice(0, 1)).map(field => {
      const width = this.#widths.get(field);
      return {
        field,
        pin: this.#pinned.get(field) ?? null,
        width: width === undefined ? null : Math.max(MIN_COLUMN_WIDTH, width),
      };
    });
  }

  /** Returns the field whose place a visible column takes with one step; null at the edge of the columns or the pinned ones. */
  neighbor(fields: readonly string[], field: string, step: -1 | 1): string | null {
    const shown = this.shown(fields);
    const index = shown.findIndex(column => column.field === field);
    const next = shown[index + step];
    return index >= 0 && next?.pin === shown[index]!.pin ? next.field : null;
  }

  /** Moves a column to the place of another one. */
  withMove(fields: readonly string[], field: string, target: string): ColumnLayout {
    const all = this.#all(fields);
    const place = all.indexOf(target);
    const order = all.filter(other => other !== field);
    order.splice(place, 0, field);
    return this.#with({order});
  }

  /** Sets the width of a column in pixels, within the limits; null for the width of the app's column. */
  withWidth(field: string, width: number | null): ColumnLayout {
    const widths = new Map(this.#widths);
    if (width === null) widths.delete(field);
    else widths.set(field, clampWidth(width));
    return this.#with({widths: Object.fromEntries(widths)});
  }

  /** Hides or shows a column. */
  withHidden(field: string, isHidden: boolean): ColumnLayout {
    const others = [...this.#hidden].filter(other => other !== field);
    return this.#with({hidden: isHidden ? [...others, field] : others});
  }

  /** Pins a column to an edge; null unpins it. */
  withPin(field: string, side: PinSide | null): ColumnLayout {
    const pinned = new Map(this.#pinned);
    if (side === null) pinned.delete(field);
    else pinned.set(field, side);
    return this.#with({pinned: Object.fromEntries(pinned)});
  }

  #with(change: ColumnState): ColumnLayout {
    return new ColumnLayout({...this.value, ...change});
  }

  /** All fields in order, also those without a column. A new column comes after the one before it. */
  #all(fields: readonly string[]): string[] {
    const all = [...this.#order];
    for (const [index, field] of fields.entries())
      if (!all.includes(field)) all.splice(index === 0 ? 0 : all.indexOf(fields[index - 1]!) + 1, 0, field);
    return all;
  }
}

/** Returns a whole width in pixels within the limits of users. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));
}

/** Returns the valid parts of a column state. Each other part warns and is ignored. */
export function normalizeColumnState(given: unknown, warn: Warn): ColumnState {
  if (given === null || given === undefined) return {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    warn('columnState must be an object of order, widths, hidden, and pinned; it is ignored.');
    return {};
  }
  const {order, widths, hidden, pinned} = given as Partial<Record<string, unknown>>;
  return {
    order: fieldList('order', order, warn),
    widths: fieldRecord('widths', widths, isWidth, 'a number of pixels greater than 0', warn),
    hidden: fieldList('hidden', hidden, warn),
    pinned: fieldRecord('pinned', pinned, isPinSide, "'start' or 'end'", warn),
  };
}

const isField = (field: unknown): field is string => typeof field === 'string';
const isWidth = (width: unknown): width is number => Number.isFinite(width) && (width as number) > 0;
const isPinSide = (side: unknown): side is PinSide => side === 'start' || side === 'end';

function fieldList(name: string, given: unknown, warn: Warn): string[] {
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  if ((given ?? list) !== list || !list.every(isField))
    warn(`${name} of columnState must be a list of fields; other entries are ignored.`);
  return list.filter(isField);
}

function fieldRecord<Value>(
  name: string,
  given: unknown,
  isValid: (value: unknown) => value is Value,
  expected: string,
  warn: Warn,
): Record<string, Value> {
  if (typeof (given ?? {}) !== 'object' || Array.isArray(given)) {
    warn(`${name} of columnState must be an object whose keys are fields; it is ignored.`);
    return {};
  }
  const valid: [string, Value][] = [];
  for (const [field, value] of Object.entries(given ?? {}))
    if (isValid(value)) valid.push([field, value]);
    else
      warn(
        `${name} of columnState must be ${expected}, not ${describeValue(value)} for "${field}"; it is ignored.`,
      );
  return Object.fromEntries(valid);
}
