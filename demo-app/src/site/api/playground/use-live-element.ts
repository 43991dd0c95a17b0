import {defineElement} from 'references';
import {useEffect, useState} from 'react';
import {useIsLive} from '../../hydration/use-is-live.js';
import {useEdits, type Edits} from '../../properties/use-edits.js';
import type {Reference} from '../reference.js';
import {createSampleElement} from './sample-element.js';
import {elementsIn, type Sample} from './samples.js';

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
  readonly edits: Edits;
  /** The text inside, if it can be edited. */
  readonly text: string | undefined;
  readonly events: readonly SentEvent[];
  readonly editText: (text: string) => void;
}

const MOST_EVENTS = 30;

/** Loads the code of the element of a playground, and of those that it is shown with. */
export async function loadLiveElement(name: string): Promise<void> {
  await Promise.all(elementsIn(name).map(defineElement));
}

/** Creates the element of a playground as soon as its code has loaded, and applies what users edit. */
export function useLiveElement(reference: Reference, sample: Sample): LiveElement {
  const {element, hasFailed} = useLoadedElement(reference, sample);
  const [text, setText] = useState(sample.text);
  const edits = useEdits(reference.tag, element, sample.properties);
  const events = useSentEvents(element, reference);

  return {
    element,
    hasFailed,
    edits,
    text,
    events,
    editText(next) {
      setText(next);
      element?.replaceChildren(next);
    },
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
