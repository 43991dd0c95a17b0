import {defineElement} from 'references';
import {useEffect, useRef, useState} from 'react';
import {useIsLive} from '../../hydration/use-is-live.js';
import type {Reference} from '../reference.js';
import type {Editor} from './editors.js';
import {createSampleElement} from './sample-element.js';
import {elementsIn, type Sample} from './samples.js';
import {watchWarnings} from './warnings.js';

/** An event that the element has sent. */
export interface SentEvent {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

/** The element of a playground and what users have changed. */
export interface LiveElement {
  /** Null until its code has loaded. */
  readonly element: HTMLElement | null;
  readonly hasFailed: boolean;
  /** Changes with each edit. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The text inside, if it can be edited. */
  readonly text: string | undefined;
  readonly events: readonly SentEvent[];
  /** Sets a property; `undefined` gives it its default again. */
  readonly edit: (name: string, value: unknown) => void;
  readonly editText: (text: string) => void;
  /** The value that the editor of a property shows. */
  readonly valueOf: (name: string, editor: Editor) => unknown;
  /** The element's own warnings about the current value of a property. */
  readonly warningsOf: (name: string) => readonly string[];
}

const MOST_EVENTS = 30;

/** An element warns once about a value, so what it said is kept as long as the document. */
const said = new Map<string, readonly string[]>();

const keyOf = (tag: string, name: string, value: unknown): string =>
  `${tag} ${name} ${JSON.stringify(value)}`;

/** Loads the code of the element of a playground, and of those that it is shown with. */
export async function loadLiveElement(name: string): Promise<void> {
  await Promise.all(elementsIn(name).map(defineElement));
}

/** Creates the element of a playground as soon as its code has loaded, and applies what users edit. */
export function useLiveElement(reference: Reference, sample: Sample): LiveElement {
  const {tag} = reference;
  const {element, hasFailed} = useLoadedElement(reference, sample);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [text, setText] = useState(sample.text);
  const expectWarnings = useWarnings(tag);
  const events = useSentEvents(element, reference);

  return {
    element,
    hasFailed,
    values,
    text,
    events,
    edit(name, value) {
      if (element === null) return;
      const given = value === undefined ? defaultOf(tag, name) : value;
      expectWarnings(keyOf(tag, name, given));
      Object.assign(element, {[name]: given});
      setValues(earlier => ({...earlier, [name]: given}));
    },
    editText(next) {
      setText(next);
      element?.replaceChildren(next);
    },
    valueOf(name, editor) {
      if (element === null) return sample.properties?.[name];
      // The element changes its own switches, such as `open`.
      if (editor.kind === 'switch') return read(element, name);
      if (name in values) return values[name];
      return sample.properties?.[name] ?? defaultOf(tag, name);
    },
    warningsOf: name => (name in values ? (said.get(keyOf(tag, name, values[name])) ?? []) : []),
  };
}

/** Creates the element. It is null until its code has loaded. */
function useLoadedElement({name, tag}: Reference, sample: Sample) {
  const isLive = useIsLive();
  const [element, setElement] = useState(() =>
    isLive && elementsIn(name).every(isDefined) ? createSampleElement(tag, sample) : null,
  );
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (element !== null) return;
    let isCurrent = true;
    loadLiveElement(name).then(
      () => isCurrent && setElement(createSampleElement(tag, sample)),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [element, name, tag, sample]);
  return {element, hasFailed};
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

/** Returns the last events that the element has sent, the newest first. */
function useSentEvents(element: HTMLElement | null, reference: Reference): readonly SentEvent[] {
  const [events, setEvents] = useState<readonly SentEvent[]>([]);

  useEffect(() => {
    if (element === null) return;
    const log = (event: Event) => {
      if (event.type === 'lc-navigate') event.preventDefault();
      const sent = {name: event.type, detail: detailOf(event)};
      setEvents(earlier => [{id: (earlier[0]?.id ?? 0) + 1, ...sent}, ...earlier.slice(0, MOST_EVENTS - 1)]);
    };
    const names = reference.events.map(({name}) => name);
    for (const name of names) element.addEventListener(name, log);
    return () => {
      for (const name of names) element.removeEventListener(name, log);
    };
  }, [element, reference]);
  return events;
}

const isDefined = (name: string): boolean => customElements.get(`lc-${name}`) !== undefined;

const read = (element: Element, name: string): unknown =>
  (element as unknown as Record<string, unknown>)[name];

const defaultOf = (tag: string, name: string): unknown => read(document.createElement(tag), name);

/** Returns what an event is about: its detail, or the value of the control. */
function detailOf(event: Event): string {
  const value =
    event instanceof CustomEvent ? (event.detail as unknown) : read(event.target as Element, 'value');
  if (value === null || value === undefined || value === '') return '';
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      part instanceof Node ? `<${part.nodeName.toLowerCase()}>` : part,
    ).slice(0, 200);
  } catch {
    return '';
  }
}
