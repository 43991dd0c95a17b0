import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {liveAttribute} from '../../base/attributes/live-attribute.js';
import {property} from '../../base/attributes/property.js';
import {initialAt} from '../../base/form-lists.js';
import type {Control} from '../../base/control.js';
import {GroupPart} from '../../base/group-part.js';
import {moveToForm, registryOf, type FormList, type FormRegistry} from '../../base/form-registry.js';
import {LcElement} from '../../base/lc-element.js';
import {effectiveLabel, internals, localize, messageOf, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {FieldRows, parseName, type Path} from '../../core/form/index.js';
import {fieldListTexts} from '../../core/localization/english/forms.js';
import {labelOf} from '../../core/validation/field.js';
import type {Issue} from '../../core/validation/issue.js';
import {describeIssue} from '../../core/validation/messages.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {messageIcon} from '../../icons/icons.js';
import {fieldListStyles} from './field-list.styles.js';
import {focusIn, RowCommandsController, type RowAction} from './row-commands.controller.js';
import {createRow, moveRow, nameRow, numberRow, renameRows, setRowValues} from './row-elements.js';

/** A row in the document. */
interface RowElement {
  readonly element: HTMLElement;
  name: string;
  values: unknown;
}

/**
 * A list of rows with the same fields, such as the items of an order. Users can add, remove, and move rows; other rows
 * keep their fields, focus, and messages.
 *
 * A `<template>` inside has the fields of one row, with names relative to the row: `qty` becomes `items[0].qty`, and `.`
 * becomes `items[0]` for a list of plain values. Each row is a `<div data-row>` after the template. Ids in the template, and
 * references to them such as `for`, are made unique in each row. An element with `data-row-number` shows the number of its
 * row. If its value is the name of an attribute, the number replaces a `#` there: `text="Remove guest #"
 * data-row-number="text"`. A list in the template of another list works too.
 *
 * Buttons need no script: in a row, `command="--insert"` adds a row after it, `"--remove"` removes it, and `"--move-up"` and
 * `"--move-down"` move it. Elsewhere in the list, `command="--insert"` adds a row at the end. Buttons outside the list need
 * its id in `commandfor` too. They can be native buttons, which need `type="button"` for old browsers, `<lc-button>`, or
 * `<lc-icon-button>`, which needs no icon in a row: without content, it has a bin, an arrow, or a plus sign. They are disabled
 * while they can do nothing.
 *
 * In a connected form, the initial rows are the initial values at the path `name`, and a list without rows submits `[]`. What
 * a row has initially without a control, such as an id, stays with the row wherever it moves, and is submitted unchanged.
 *
 * @tag lc-field-list
 * @summary Rows of fields that users can add, remove, and move.
 * @slot - The `<template>` of a row, and anything before or after the rows, such as a heading or a button that adds a row.
 * @fires {Event} input - Sent when the user adds, removes, or moves a row.
 * @fires {Event} change - Sent after `input`.
 * @csspart message - The message about the list itself, such as too few rows.
 * @cssprop --lc-field-list-gap - Space after each row.
 */
export class LcFieldList extends LcElement implements Control, FormList {
  /** Makes the list part of its form. */
  static readonly formAssociated = true;

  static override styles = fieldListStyles;

  /** The path of the list in the values of the form, such as `items` or `order.items`. Required. */
  @property() @liveAttribute(String) name!: string;

  /** The lowest number of rows. Default 0. Invalid values warn and are ignored. */
  @property({type: Number, default: null}) min!: number | null | undefined;

  /** The highest number of rows. More initial rows are kept. Invalid values warn and are ignored. No limit by default. */
  @property({type: Number, default: null}) max!: number | null | undefined;

  protected readonly [localize] = new LocalizeController(this, fieldListTexts);
  readonly #rows = new FieldRows();
  readonly #elements = new Map<number, RowElement>();
  readonly #commands = new RowCommandsController(this, this.#rows, (action, index) =>
    this.#handleAction(action, index),
  );
  readonly #part = new GroupPart(this, this);
  #registry: FormRegistry | null = null;
  #announcement = '';

  /** The form of the list, or null. */
  get form(): HTMLFormElement | null {
    return this[internals].form;
  }

  /** The name of the list in messages. */
  get [effectiveLabel](): string {
    return ariaNameOf(this) || labelOf(this.path);
  }

  [messageOf](issue: Issue): string {
    return describeIssue(issue, this[effectiveLabel], this[localize]);
  }

  /** The number of rows. */
  get length(): number {
    return this.#rows.rows.length;
  }

  /** The rows in order: a `<div>` around the fields of each. */
  get rows(): readonly HTMLElement[] {
    return this.#rows.rows.flatMap(({key}) => this.#elements.get(key)?.element ?? []);
  }

  /** @internal */
  get path(): Path {
    return parseName(this.name)?.path ?? [];
  }

  /** @internal */
  get isDisabled(): boolean {
    return this.matches(':disabled');
  }

  /** @internal */
  get isDirty(): boolean {
    return this.#rows.isDirty;
  }

  /**
   * Adds a row before the one at an index, by default at the end. Returns it, or null if the list has `max` rows.
   *
   * @param values The initial values of the fields in the row, by relative path.
   */
  insert(index?: number, values?: unknown): HTMLElement | null {
    const row = this.#rows.insert(index, values);
    if (row === null) return null;
    this.#update();
    return this.#elements.get(row.key)?.element ?? null;
  }

  /**
   * Removes the row at an index. Returns whether there was one, and the list had more than `min` rows. Without an index,
   * removes the list itself from the page, like `remove()` of a `<select>`.
   */
  override remove(index?: number): boolean {
    if (index === undefined) {
      super.remove();
      return true;
    }
    const isRemoved = this.#rows.remove(index);
    if (isRemoved) this.#update();
    return isRemoved;
  }

  /** Moves a row to another index. Returns whether both exist and differ. */
  move(from: number, to: number): boolean {
    const {rows} = this;
    if (!this.#rows.move(from, to)) return false;
    const isDown = from < to;
    moveRow(rows[from]!, isDown ? rows.slice(from + 1, to + 1) : rows.slice(to, from), isDown);
    this.#update();
    return true;
  }

  /** Focuses the first field, or the first button. */
  override focus(): void {
    focusIn(this);
  }

  /** @internal */
  valuesOf(index: number): unknown {
    return this.#rows.rows[index]?.values;
  }

  /** @internal */
  start(): void {
    if (!this.isConnected || this.#template === null || this.path.length === 0) return;
    this.#rows.min = this.#limit('min', 0);
    this.#rows.max = this.#limit('max', Infinity);
    this.#rows.start(this.#registry && initialAt(this.#registry, this.path));
    this.#update();
  }

  /** @internal */
  keep(): () => void {
    return this.#rows.keep();
  }

  /** @internal */
  get draft(): FormList['draft'] {
    return this.#rows.draft;
  }

  /** @internal */
  restore(rows: unknown): void {
    this.#rows.restore(rows);
    this.#update();
  }

  /** @internal */
  get rendered(): undefined {
    return undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.formAssociatedCallback(this.form);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // The values of the form are known immediately, as after renaming a control.
    if (name === 'name' && old !== value) this.start();
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    if ((form && registryOf(form)) !== this.#registry) {
      this.#registry?.lists.delete(this);
      this.#registry = moveToForm(this.#part, this.#registry, form);
      this.#registry?.lists.add(this);
    }
    this.start();
  }

  /** @internal */
  formResetCallback(): void {
    this.start();
    this.#rows.reset();
    this.#update();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('min') || changed.has('max')) this.start();
  }

  protected override render(): TemplateResult {
    const {message} = this.#part;
    return html`
      <slot @slotchange=${this.#handleSlotChange}></slot>
      <div part="message" class="message" aria-live="polite">
        ${message ? html`<span class="message-text">${messageIcon()}${message}</span>` : nothing}
      </div>
      <div class="visually-hidden" role="status">${this.#announcement}</div>
    `;
  }

  get #template(): HTMLTemplateElement | null {
    return this.querySelector<HTMLTemplateElement>(':scope > template');
  }

  /** The template may be added later, such as by the parser. */
  readonly #handleSlotChange = (): void => {
    if (this.#template === null) this[warn]('it needs a <template> with the fields of a row inside.');
    else if (this.path.length === 0)
      this[warn](`name must be a path such as items or order.items, not "${this.name}".`);
    this.start();
  };

  #handleAction(action: RowAction, index: number): void {
    this.#announcement = this[localize].term(action, index + 1, this.length);
    this.requestUpdate();
    this.#registry?.supervisor?.valueChanged(this.#part);
    for (const type of ['input', 'change'])
      this.dispatchEvent(new Event(type, {bubbles: true, composed: true}));
  }

  #limit(name: 'min' | 'max', fallback: number): number {
    const given = this[name];
    if (given === null || given === undefined) return fallback;
    if (Number.isInteger(given) && given >= 0) return given;
    this[warn](`${name} must be a whole number of at least 0; it is ignored.`);
    return fallback;
  }

  /**
   * Adds, removes, and renames the rows in the document. Without a change of their order, those that stay are not moved. The
   * one with the focus never is, because it would lose it. If it is removed, the focus goes to a row near it.
   */
  #update(): void {
    const template = this.#template;
    if (template === null) return;
    const {rows} = this.#rows;
    const keys = new Set(rows.map(({key}) => key));
    const focused = [...this.#elements.values()].find(({element}) => hasFocusWithin(element));
    for (const [key, {element}] of this.#elements)
      if (!keys.has(key)) {
        element.remove();
        this.#elements.delete(key);
      }
    this.#rename();
    let previous: Element = template;
    for (const [index, {key, values}] of rows.entries()) {
      const row = this.#elements.get(key) ?? this.#create(key, `${this.name}[${index}]`);
      if (row.values !== values) setRowValues(row.element, row.name, (row.values = values));
      numberRow(this, row.element, index + 1);
      if (previous.nextElementSibling !== row.element && row !== focused) previous.after(row.element);
      previous = row.element;
    }
    this.#commands.update();
    if (focused?.element.isConnected === false)
      this.#commands.focusNear(Number(parseName(focused.name)!.path.at(-1)));
  }

  #create(key: number, name: string): RowElement {
    const element = createRow(this.#template!);
    nameRow(element, name);
    const row = {element, name, values: undefined};
    this.#elements.set(key, row);
    return row;
  }

  #rename(): void {
    const renamed: [HTMLElement, string, string][] = [];
    for (const [index, {key}] of this.#rows.rows.entries()) {
      const row = this.#elements.get(key);
      const name = `${this.name}[${index}]`;
      if (row === undefined || row.name === name) continue;
      renamed.push([row.element, row.name, name]);
      row.name = name;
    }
    renameRows(renamed);
  }
}
