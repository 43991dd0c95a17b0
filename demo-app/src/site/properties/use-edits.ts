import {useEffect, useRef, useState} from 'react';
import {watchWarnings} from './warnings.js';

/** What a reader has changed of an element. */
export interface Edits {
  /** The values that were set, by property. They change with each edit. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Sets a property; `undefined` gives it its default again. */
  readonly edit: (name: string, value: unknown) => void;
  /** The value that the editor of a property shows. */
  readonly valueOf: (name: string) => unknown;
  /** The element's own warnings about the current value of a property. */
  readonly warningsOf: (name: string) => readonly string[];
}

/** An element warns once about a value, so what it said is kept as long as the document. */
const said = new Map<string, readonly string[]>();

const keyOf = (tag: string, name: string, value: unknown): string =>
  `${tag} ${name} ${JSON.stringify(value)}`;

/**
 * Applies what a reader edits to an element.
 *
 * @param element Null until its code has loaded.
 * @param initial The values that it starts with, for as long as it is null.
 */
export function useEdits(
  tag: string,
  element: HTMLElement | null,
  initial: Readonly<Record<string, unknown>> = {},
): Edits {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const expectWarnings = useWarnings(tag);

  return {
    values,
    edit(name, value) {
      if (element === null) return;
      const given = value === undefined ? read(document.createElement(tag), name) : value;
      expectWarnings(keyOf(tag, name, given));
      Object.assign(element, {[name]: given});
      setValues(earlier => ({...earlier, [name]: given}));
    },
    // The element changes some of its properties itself, such as `open`.
    valueOf: name => (element === null ? initial[name] : read(element, name)),
    warningsOf: name => (name in values ? (said.get(keyOf(tag, name, values[name])) ?? []) : []),
  };
}

/** Keeps what the element says about an edit, and renders again. Returns a function that is told the key of each edit. */
function useWarnings(tag: string): (edit: string) => void {
  const [, setCount] = useState(0);
  const lastEdit = useRef('');

  useEffect(
    () =>
      watchWarnings(tag, warning => {
        const earlier = said.get(lastEdit.current) ?? [];
        if (lastEdit.current !== '') said.set(lastEdit.current, [...earlier, warning]);
        setCount(count => count + 1);
      }),
    [tag],
  );
  return edit => {
    lastEdit.current = edit;
  };
}

const read = (element: Element, name: string): unknown =>
  (element as unknown as Record<string, unknown>)[name];
