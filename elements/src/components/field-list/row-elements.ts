import {render} from 'lit';
import {parseName} from '../../core/form/index.js';
import {valueAt} from '../../core/validation/path.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {commandIcon} from '../../icons/icons.js';
import {setInitialValue} from '../form/control-values.js';

/** Attributes that refer to elements by their ids. */
const REFERENCES =
  /^(for|list|commandfor|popovertarget|aria-(labelledby|describedby|controls|details|errormessage|owns))$/;

/** Distinguishes the ids of all rows on the page. */
let rowCount = 0;

/** Attributes with the number of a row, as they are in the template: with `#` in its place. */
const patterns = new WeakMap<Element, string>();

/** Returns a row: a `<div>` with a copy of the template, whose ids are unique, and whose icon buttons have an icon. */
export function createRow(template: HTMLTemplateElement): HTMLElement {
  const row = document.createElement('div');
  row.dataset['row'] = '';
  row.append(document.importNode(template.content, true));
  rowCount += 1;
  makeIdsUnique(row, `-${rowCount}`);
  for (const button of row.querySelectorAll<HTMLElement>('lc-icon-button[command]:empty'))
    render(commandIcon(button.getAttribute('command')!), button);
  return row;
}

/** Names the controls of a new row, whose names are relative to the row: `qty`, or `.` for the row itself. */
export function nameRow(row: HTMLElement, name: string): void {
  for (const control of row.querySelectorAll('[name]')) {
    const given = control.getAttribute('name')!;
    if (given !== '') control.setAttribute('name', given === '.' ? name : `${name}.${given}`);
  }
}

/** Sets the initial values of a row. A list inside asks for those of its rows. */
export function setRowValues(row: HTMLElement, name: string, values: unknown): void {
  const {length} = parseName(name)!.path;
  for (const control of row.querySelectorAll<HTMLElement>('[name]:not(lc-field-list)')) {
    const given = control.getAttribute('name')!;
    if (!isInRow(given, name)) continue;
    const value = valueAt(values, parseName(given)?.path.slice(length) ?? [name]);
    if (value !== undefined && value !== null) setInitialValue(control, value);
  }
}

/**
 * Renames the controls of rows, also those in lists inside. Radio buttons have no name in between, because two rows with
 * the same one would have only one checked.
 */
export function renameRows(rows: Iterable<readonly [row: HTMLElement, from: string, to: string]>): void {
  const radios: [Element, string][] = [];
  for (const [row, from, to] of rows)
    for (const control of row.querySelectorAll('[name]')) {
      const name = control.getAttribute('name')!;
      if (!isInRow(name, from)) continue;
      const next = to + name.slice(from.length);
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        control.removeAttribute('name');
        radios.push([control, next]);
      } else control.setAttribute('name', next);
    }
  for (const [radio, name] of radios) radio.setAttribute('name', name);
}

/** Shows the number of a row in its elements with `data-row-number`: as text, or in the attribute of that name. */
export function numberRow(list: Element, row: HTMLElement, number: number): void {
  const text = String(number);
  for (const place of row.querySelectorAll<HTMLElement>('[data-row-number]')) {
    if (place.closest('lc-field-list') !== list) continue;
    const attribute = place.dataset['rowNumber']!;
    const pattern = patterns.get(place) ?? place.getAttribute(attribute);
    if (pattern !== null) {
      patterns.set(place, pattern);
      place.setAttribute(attribute, pattern.replace('#', text));
    } else if (place.textContent !== text) place.textContent = text;
  }
}

/**
 * Moves a row to the place after the others, or before them. The focus, the caret, and what is open stay.
 */
export function moveRow(row: HTMLElement, others: readonly HTMLElement[], isDown: boolean): void {
  const parent = row.parentNode as Node & {
    moveBefore?: ((moved: Node, next: Node | null) => unknown) | undefined;
  };
  const move = (parent.moveBefore ?? parent.insertBefore).bind(parent);
  if (!hasFocusWithin(row)) return void move(row, isDown ? others.at(-1)!.nextSibling : others[0]!);
  // An element that is inserted again loses the focus. In Firefox, one that is moved can no longer be typed into.
  const next = isDown ? row : row.nextSibling;
  for (const other of others) move(other, next);
}

/** Whether a control with a name is in the row with another one. */
function isInRow(name: string, row: string): boolean {
  return name.startsWith(row) && (name.length === row.length || name[row.length] === '.');
}

function makeIdsUnique(row: ParentNode, suffix: string): void {
  const ids = new Set<string>();
  for (const element of row.querySelectorAll('[id]')) {
    ids.add(element.id);
    element.id += suffix;
  }
  if (ids.size > 0) updateReferences(row, ids, suffix);
}

/** Templates of lists inside can refer to elements of the row as well. */
function updateReferences(root: ParentNode, ids: ReadonlySet<string>, suffix: string): void {
  for (const element of root.querySelectorAll('*')) {
    for (const {name, value} of element.attributes)
      if (REFERENCES.test(name)) element.setAttribute(name, withSuffix(value, ids, suffix));
    if (element instanceof HTMLTemplateElement) updateReferences(element.content, ids, suffix);
  }
}

function withSuffix(value: string, ids: ReadonlySet<string>, suffix: string): string {
  return value.replace(/\S+/g, id => (ids.has(id) ? id + suffix : id));
}
