import {useEffect, useState, use, type ComponentType, type ReactNode} from 'react';
import {useLocation} from 'react-router-dom';

interface PartModule {
  readonly default: ComponentType;
}

/** What the user does to a part before using it, or a screen reader, which only clicks. */
const APPROACHES = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/** Starts to load a part that the server has drawn and that has no script yet, by its name. */
const asleep = new Map<string, () => void>();

/**
 * Returns a part of the scene. The server draws it. In a page that the server has rendered, its script loads when the user
 * comes to it, and otherwise at once.
 *
 * @param name The `data-part` of the element around it.
 */
export function scenePart(name: string, load: () => Promise<PartModule>): () => ReactNode {
  let loading: Promise<PartModule> | undefined;
  return function Part() {
    loading ??= untilWanted(name)
      .then(load)
      .catch(() => ({default: NotLoaded}));
    const {default: Content} = use(loading);
    return <Content />;
  };
}

function untilWanted(name: string): Promise<void> {
  return isDrawn() ? new Promise(resolve => asleep.set(name, resolve)) : Promise.resolve();
}

/** Whether the scene is that of the server. On the server, it loads all parts itself. */
const isDrawn = () => typeof document !== 'undefined' && document.querySelector('[data-part]') !== null;

/**
 * Returns whether the scene hydrates. If it does not, because the router has come from another page, its parts load at once,
 * and the previous page stays until they have.
 */
export function useIsHydrating(): boolean {
  const [isHydrating] = useState(() => typeof document === 'undefined' || isDrawn());
  if (!isHydrating) wakeAll();
  return isHydrating;
}

/**
 * Loads the parts that the user comes to. It must be before them: after a navigation inside the page, React renders them
 * again, and would remove what has not hydrated.
 */
export function PartWatch(): null {
  const {key} = useLocation();
  const [firstKey] = useState(key);
  if (key !== firstKey) wakeAll();
  useEffect(watch, []);
  return null;
}

function watch(): () => void {
  const listening = new AbortController();
  // React stops events for what has not hydrated, so these listeners come first.
  for (const name of APPROACHES)
    addEventListener(name, ({target}) => wakeAround(target), {capture: true, signal: listening.signal});
  const reached = document.querySelectorAll('[data-part]:is(:hover, :focus-within)');
  for (const target of [...reached, globalThis.clicked]) wakeAround(target);
  return () => listening.abort();
}

function wakeAround(target: EventTarget | null | undefined): void {
  if (!(target instanceof Node)) return;
  const host = target.getRootNode() instanceof ShadowRoot ? outermostHost(target) : target;
  const part = (host instanceof Element ? host : host.parentElement)?.closest<HTMLElement>('[data-part]');
  wake(part?.dataset['part'] ?? '');
}

/** A click is remembered with its target inside the shadow roots. */
function outermostHost(node: Node): Node {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? outermostHost(root.host) : node;
}

function wake(name: string): void {
  asleep.get(name)?.();
  asleep.delete(name);
}

function wakeAll(): void {
  for (const name of [...asleep.keys()]) wake(name);
}

function NotLoaded(): ReactNode {
  return <p role="alert">This part could not be loaded. Reload the page to try again.</p>;
}
