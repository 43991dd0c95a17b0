import {loadReference} from 'references';
import {useEffect, useMemo, useState, type ReactNode, type RefObject} from 'react';
import type {Reference} from '../api/reference.js';
import {lazyValue, type LazyValue} from '../hydration/lazy-value.js';
import {reactName} from '../site.js';
import {editorsOf} from './editors.js';
import {PropertyList} from './property-list.js';
import {useEdits} from './use-edits.js';

const references = new Map<string, LazyValue<Reference>>();

/** Returns the reference of an element. The `Suspense` around the component waits for it. */
function useReference(name: string): Reference {
  const reference = references.get(name) ?? lazyValue(() => loadReference(name));
  references.set(name, reference);
  return reference.use();
}

interface StagePropertiesProps {
  readonly live: RefObject<HTMLElement | null>;
  /** The elements whose properties can be edited, by name. */
  readonly elements: readonly string[];
  readonly onReset: () => void;
}

/** The properties of the element that has the focus on a stage, or had it last, and at first of the first one. */
export default function StageProperties({live, elements, onReset}: StagePropertiesProps): ReactNode {
  const {element, count} = useEditedElement(live, elements);
  if (element === null) return <p className="property-note">Nothing here has properties to change.</p>;

  const name = element.localName.slice('lc-'.length);
  return (
    <div className="property-list">
      <div className="property-head">
        <p>
          <strong>{reactName(name)}</strong> {labelOf(element)}
          {count > 1 && <small>Focus another one to change it.</small>}
        </p>
        <button type="button" className="property-reset" onClick={onReset}>
          Reset
        </button>
      </div>
      <ElementProperties key={keyOf(element)} name={name} element={element} />
    </div>
  );
}

function ElementProperties({name, element}: {name: string; element: HTMLElement}): ReactNode {
  const reference = useReference(name);
  const properties = useMemo(() => editorsOf(reference, changedIn(element, reference)), [element, reference]);
  return <PropertyList properties={properties} edits={useEdits(reference.tag, element)} />;
}

/** The names of the properties that differ from those of a new element. */
function changedIn(element: HTMLElement, {tag, properties}: Reference): string[] {
  const fresh = document.createElement(tag);
  const read = (from: HTMLElement, name: string) => (from as unknown as Record<string, unknown>)[name];
  return properties
    .filter(({name, attribute}) => attribute !== undefined && read(element, name) !== read(fresh, name))
    .map(({name}) => name);
}

const labelOf = (element: HTMLElement): string => {
  const {label, text, heading} = element as {label?: unknown; text?: unknown; heading?: unknown};
  const found = [label, text, heading, element.textContent].find(
    value => typeof value === 'string' && value.trim() !== '',
  );
  return typeof found === 'string' ? `“${found.trim().slice(0, 40)}”` : '';
};

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

/** Returns a key for the editors of an element. */
function keyOf(element: HTMLElement): number {
  const key = keys.get(element) ?? ++lastKey;
  keys.set(element, key);
  return key;
}

/** Returns the element whose properties are edited, and how many there are. */
function useEditedElement(live: RefObject<HTMLElement | null>, elements: readonly string[]) {
  const selector = elements.map(name => `lc-${name}`).join();
  const [edited, setEdited] = useState<HTMLElement | null>(null);
  const [found, setFound] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const root = live.current;
    if (root === null) return undefined;
    const find = () => setFound([...root.querySelectorAll<HTMLElement>(selector)]);
    const choose = ({target}: Event) => {
      if (target instanceof Element) setEdited(target.closest<HTMLElement>(selector));
    };
    find();
    const observer = new MutationObserver(find);
    observer.observe(root, {childList: true, subtree: true});
    root.addEventListener('focusin', choose);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', choose);
    };
  }, [live, selector]);

  const isThere = edited !== null && found.includes(edited);
  return {element: isThere ? edited : (found[0] ?? null), count: found.length};
}
