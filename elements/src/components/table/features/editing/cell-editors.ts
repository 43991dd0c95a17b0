import type {Issue} from '../../../../core/validation/index.js';
import {scalarText} from '../../../../core/table/index.js';
import {unreadIssue} from '../../../../core/table/edits/edit-options.js';
import type {CellFormat, CellKind} from '../../../../core/table/cell-text/cell-format.js';
import {numberKind} from '../../../../core/table/cell-text/number-kind.js';
import type {CellEditor, CellValue} from '../../../../core/table/index.js';
import type {EditColumn} from './edit-columns.js';

/** What an editor has: a value, or a text that is not one, and why. */
export interface Reading extends CellValue {
  readonly issue?: Issue | undefined;
}

/** What edits a cell. */
export interface Editor {
  readonly element: HTMLElement;
  /** Selects what it has, so that typing replaces it. */
  select(): void;
  read(): Reading;
  /** Focuses it, if its element does not do so. */
  focus?(): void;
  /** Whether a node outside of its element belongs to it. */
  holds?(node: Node): boolean;
  /** Removes what is outside of its element. */
  remove?(): void;
}

/** A form control, as an editor uses it. */
export type Control = HTMLElement & {
  value?: unknown;
  checked?: boolean | undefined;
  valueAsDate?: Date | null | undefined;
  label?: string | undefined;
  typedValue?: unknown;
  readonly validity?: ValidityState | undefined;
  readonly labels?: NodeList | null | undefined;
};

/** The elements that edit cells, and the members that are always set. */
const CONTROLS: Readonly<Partial<Record<CellEditor, readonly [tag: string, members: object]>>> = {
  select: ['select', {}],
  'multi-select': ['multi-select', {tagLines: 1}],
  datalist: ['datalist', {}],
  date: ['date-time-picker', {typeable: true}],
  'date-time': ['date-time-picker', {typeable: true, showTimeSelect: true}],
  time: ['time-input', {}],
};

/** Where a cell editor is, and what it starts with. */
export interface EditorStart {
  readonly column: EditColumn;
  readonly value: unknown;
  /** The text that could not be read; undefined if the value counts. */
  readonly text: string | undefined;
  readonly label: string;
  readonly lang: string;
}

/** Returns the module that a column needs for its editor; null if the page has what it needs. */
export function neededModule({options, render}: EditColumn): string | null {
  const [name] = (render === null ? CONTROLS[options.type] : undefined) ?? [];
  return name === undefined || customElements.get(`lc-${name}`) ? null : name;
}

/** Creates the editor of a cell. Without the control that it needs, it is a text field. */
export function newEditor(start: EditorStart): Editor {
  const {column} = start;
  const control = CONTROLS[column.options.type];
  return control === undefined || neededModule(column) !== null
    ? textEditor(start)
    : controlEditor(start, ...control);
}

function textEditor({column, value, text, label, lang}: EditorStart): Editor {
  const {type, format} = column.options;
  const kind = type === 'number' ? numberKindOf({type, lang, format}) : null;
  const field = document.createElement('input');
  const written =
    value === null || value === undefined ? '' : (kind?.write(value) ?? scalarText(value as string));
  Object.assign(field, {
    className: 'edit-field field',
    type: 'text',
    autocomplete: 'off',
    value: text ?? written,
  });
  field.setAttribute('part', 'edit-field');
  field.setAttribute('aria-label', label);
  if (kind !== null) Object.assign(field, {inputMode: 'decimal', dir: 'auto'});
  return {
    element: field,
    select: () => field.select(),
    read: () => {
      const typed = field.value;
      // What was not changed keeps its value, also one that the text does not show whole.
      if (text === undefined && typed === written) return {value};
      if (kind === null) return {value: typed};
      if (typed.trim() === '') return {value: null};
      const found = kind.parse(typed.trim());
      return found.unread === undefined
        ? {value: found.value}
        : {value, text: typed, issue: unreadIssue(column.options)};
    },
  };
}

/** Formats of the app may be invalid, which throws. */
function numberKindOf(format: CellFormat): CellKind {
  try {
    return numberKind(format);
  } catch {
    return numberKind({...format, format: undefined});
  }
}

function controlEditor({column, value, text, label}: EditorStart, name: string, members: object): Editor {
  const {type, format: _, ...options} = column.options;
  const control: Control = document.createElement(`lc-${name}`);
  Object.assign(control, members, options, {label});
  control.setAttribute('class', 'edit-control');
  if (value instanceof Date) control.valueAsDate = value;
  else
    control.value = type === 'multi-select' ? (value ?? []) : (text ?? (value == null ? '' : String(value)));
  return {
    element: control,
    select: () => {},
    read: () => readControl(control, value, unreadIssue(column.options)),
  };
}

/** Reads a control of this library, a native one, or one of the app. */
export function readControl(control: Control, before: unknown, issue: Issue): Reading {
  const {validity, value, valueAsDate} = control;
  // A date picker says as a custom error that its text is not a date.
  if (validity?.badInput || (validity?.customError && control.localName === 'lc-date-time-picker')) {
    const text = control.shadowRoot?.querySelector('input')?.value ?? String(value ?? '');
    return {value: before, text, issue};
  }
  if (before instanceof Date && valueAsDate !== undefined) return {value: valueAsDate};
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return {value: control.checked};
  const isNumber = typeof before === 'number' && typeof value === 'string';
  const now = isNumber && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
  return {value: now === '' && (before === null || before === undefined || isNumber) ? null : now};
}
