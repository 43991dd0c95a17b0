import {FieldRows, parseName, type FieldRow} from '@life-changers/elements/core/form';
import {connectionOf} from '@life-changers/elements/form';
import {useCallback, useContext, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {FormContext} from './form-context.js';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';
import {initialValueAt} from './initial-value.js';
import {useLatest} from './use-latest.js';

/** A row of fields. */
export interface FieldListRow {
  /** The React key of the row. It stays the same wherever the row is. */
  readonly key: number;
  /** The path of the row, such as `items[0]`. The names of its fields start with it: `` `${row.name}.qty` ``. */
  readonly name: string;
  readonly index: number;
}

/** The options of `useFieldList`. */
export interface FieldListOptions {
  /** The initial values of the rows, if the form has none at the name of the list. */
  initial?: readonly unknown[] | undefined;
  /** The form of the list, if it is not the `Form` around the component. It must be connected. */
  form?: RefObject<HTMLFormElement | null> | undefined;
}

/** The rows of a list, and the functions that change them. The functions stay the same. */
export interface FieldListState {
  readonly rows: readonly FieldListRow[];
  /** Adds a row before the one at an index, by default at the end. `values` are the initial values of its fields. */
  readonly insert: (index?: number, values?: unknown) => void;
  /** Removes the row at an index. If the focus was in it, it goes to the row that follows, or else to the one before. */
  readonly remove: (index: number) => void;
  /** Moves a row to another index. If this disables the button with the focus, it goes to the first field of the row. */
  readonly move: (from: number, to: number) => void;
}

/**
 * Returns the rows of a list in a `Form`. Render the fields of each row with its `key`, and with its `name` before theirs.
 * The other rows are not mounted again when rows are added, removed, or moved: their fields keep the focus, messages, and
 * checks. A reset of the form returns to the initial rows. If the focus was in a row that goes, it moves to the nearest. A list
 * without rows submits `[]`. What a row has initially without a control, such as an id, stays with the row wherever it moves, and
 * is submitted unchanged.
 *
 * @param name The path of the list in the values of the form, such as `items`.
 */
export function useFieldList(name: string, options: FieldListOptions = {}): FieldListState {
  const scope = useContext(FormContext);
  const form = options.form ?? scope?.form;
  const latest = useLatest({name, ...options});
  const [model] = useState(() => {
    const rows = new FieldRows();
    const values = options.form ? initialValueAt(name, form, undefined) : scope?.initialValueAt(name);
    rows.start(values ?? options.initial);
    return rows;
  });
  const [rows, setRows] = useState<readonly FieldRow[]>(model.rows);
  const rendered = useRef(rows);
  /** Called once the rows are rendered. */
  const waiting = useRef<(() => void)[]>([]);
  useBrowserLayoutEffect(() => {
    rendered.current = rows;
    for (const resolve of waiting.current.splice(0)) resolve();
  }, [rows]);
  const change = useMemo(
    () =>
      changesOf(
        model,
        () => connectionOf(form?.current)?.settleReset(),
        () => setRows(model.rows),
      ),
    [form, model],
  );
  /**
   * The focus would be lost with a row that had it, or in a button that can do nothing more. It goes to the row that is there
   * once the rows are rendered.
   */
  const keepFocus = useCallback(
    (index?: number) => {
      const active = document.activeElement as Named | null;
      if (!form?.current?.contains(active)) return;
      const place = index ?? rowOf(active!, latest.current.name);
      waiting.current.push(() => {
        const isLost = active!.isConnected ? active!.disabled : document.activeElement === document.body;
        if (isLost) focusRow(form.current, latest.current.name, place);
      });
    },
    [form, latest],
  );
  const remove = useCallback(
    (index: number) => {
      keepFocus(index);
      change.remove(index);
    },
    [change, keepFocus],
  );
  const move = useCallback(
    (from: number, to: number) => {
      keepFocus(to);
      change.move(from, to);
    },
    [change, keepFocus],
  );
  useEffect(() => {
    const connection = connectionOf(form?.current);
    const path = () => parseName(latest.current.name)?.path ?? [];
    return connection?.addList({
      get path() {
        return path();
      },
      isDisabled: false,
      get isDirty() {
        return model.isDirty;
      },
      get length() {
        return model.rows.length;
      },
      valuesOf: index => model.rows[index]?.values,
      start: () => {
        model.start(connection.initialValueAt(path()) ?? latest.current.initial);
        setRows(model.rows);
      },
      reset: () => {
        model.reset();
        keepFocus();
        setRows(model.rows);
      },
      keep: () => model.keep(),
      get draft() {
        return model.draft;
      },
      restore: draft => {
        model.restore(draft);
        setRows(model.rows);
      },
      get rendered() {
        return rendered.current === model.rows
          ? undefined
          : new Promise<void>(resolve => waiting.current.push(resolve));
      },
    });
  }, [form, keepFocus, latest, model]);
  return useMemo(
    () => ({
      rows: rows.map(({key}, index) => ({key, index, name: `${name}[${index}]`})),
      ...change,
      remove,
      move,
    }),
    [rows, name, change, remove, move],
  );
}

/** A control of a form, or a button in a row. */
type Named = HTMLElement & {name?: string | undefined; disabled?: boolean | undefined};

/** Returns the index of the row that a control is in by its name, or else 0. */
function rowOf({name = ''}: Named, list: string): number {
  return name.startsWith(`${list}[`) ? parseInt(name.slice(list.length + 1)) : 0;
}

/** Focuses the first control of the row at an index, or else of the nearest row before. */
function focusRow(form: HTMLFormElement | null, list: string, index: number): void {
  const controls = ([...(form?.elements ?? [])] as Named[]).filter(
    ({disabled, name}) => !disabled && name?.startsWith(`${list}[`),
  );
  const isUpTo = (one: Named): boolean => rowOf(one, list) <= index;
  const last = controls.findLast(isUpTo);
  controls.find(one => last && rowOf(one, list) === rowOf(last, list))?.focus();
}

/**
 * @param prepare Called before each change.
 * @param changed Called after it.
 */
function changesOf(model: FieldRows, prepare: () => void, changed: () => void): Omit<FieldListState, 'rows'> {
  return {
    insert: (index, values) => {
      prepare();
      model.insert(index, values);
      changed();
    },
    remove: index => {
      prepare();
      model.remove(index);
      changed();
    },
    move: (from, to) => {
      prepare();
      model.move(from, to);
      changed();
    },
  };
}
