import type {Issue} from '../../validation/issue.js';
import type {CellEditor, EditOptions} from '../row.js';

/** What says how users edit a column. */
export interface EditSource {
  readonly edit?: unknown;
  readonly type?: unknown;
  readonly filter?: unknown;
  readonly filterOptions?: unknown;
}

/** The editors, in the order of the documentation. */
export const EDITORS: readonly unknown[] = [
  'text',
  'number',
  'checkbox',
  'select',
  'multi-select',
  'datalist',
  'date',
  'date-time',
  'time',
] satisfies CellEditor[];

/** The editors that users choose from. */
const LISTS: readonly unknown[] = ['select', 'multi-select', 'datalist'] satisfies CellEditor[];

/**
 * Returns how users edit a column: with the editor that it names, or else with what suits it. A list has the options of the filter
 * if it has no others.
 *
 * @param onUnknown Called if `edit` is something else.
 */
export function editOptions(
  {edit, type, filter, filterOptions}: EditSource,
  onUnknown: () => void = () => {},
): EditOptions {
  const given = (typeof edit === 'object' && edit !== null ? edit : {type: edit}) as {
    readonly type?: unknown;
  };
  const isNamed = EDITORS.includes(given.type);
  if (!isNamed && given.type !== true && given.type !== undefined) onUnknown();
  if (Array.isArray(filterOptions) && (!isNamed || (LISTS.includes(given.type) && !('loadOptions' in given))))
    return {
      options: filterOptions.map(optionOf),
      ...given,
      type: isNamed ? given.type : 'select',
    } as EditOptions;
  if (isNamed) return given as EditOptions;
  const kinds: readonly unknown[] = [type, filter];
  const kind = kinds.includes('number') ? 'number' : kinds.includes('date') ? 'date' : 'text';
  return {...given, type: kind};
}

/** Returns the option of a control for one of a filter. */
function optionOf(option: unknown): unknown {
  if (typeof option !== 'object' || option === null) return {value: option, text: option};
  const {value, label} = option as Record<string, unknown>;
  return {value, text: label};
}

/** Why a text is not a value, by the editor of its column. */
const UNREAD: Readonly<Partial<Record<CellEditor, Issue>>> = {
  number: {code: 'notANumber'},
  date: {code: 'notADate'},
  'date-time': {code: 'notADate'},
  time: {code: 'notATime'},
};

/** Returns why a text is not a value of a column. */
export const unreadIssue = ({type}: EditOptions): Issue => UNREAD[type] ?? {code: 'notValid'};
