/** Runs in a page before its scripts: counts the timers, frames, and observers that are not done. */

export interface Watch {
  /** Timers and intervals that wait, and requested frames. */
  timers(): number;
  /** The targets in memory that observers in memory observe. */
  observed(): number;
  /** Counts elements that are in no document, and the nodes in templates, among all objects that inherit from `HTMLElement`. */
  countElements(objects: readonly object[]): {detached: number; inTemplates: number};
  /** Rejections without a handler, and tasks that took longer than a user would wait. */
  readonly problems: string[];
}

declare global {
  var endurance: Watch;
}

const LONG_TASK = 5000;
const pending = new Set<string>();
const observations = new Map<WeakRef<object>, Set<WeakRef<object>>>();
const problems: string[] = [];
const page = globalThis as unknown as Record<string, (...args: unknown[]) => unknown>;

/** Follows a kind of timer, which ends when its function runs, unless it repeats, or when it is canceled. */
function follow(start: string, cancel: string, repeats = false): void {
  const begin = page[start]!.bind(globalThis);
  const end = page[cancel]!.bind(globalThis);
  page[start] = (work: unknown, ...rest: unknown[]) => {
    if (typeof work !== 'function') return begin(work, ...rest);
    const id = begin(
      (...args: unknown[]) => {
        if (!repeats) pending.delete(`${cancel} ${id}`);
        (work as (...values: unknown[]) => unknown)(...args);
      },
      ...rest,
    );
    pending.add(`${cancel} ${id}`);
    return id;
  };
  page[cancel] = id => {
    pending.delete(`${cancel} ${id}`);
    return end(id);
  };
}
follow('setTimeout', 'clearTimeout');
follow('setInterval', 'clearInterval', true);
follow('requestAnimationFrame', 'cancelAnimationFrame');
follow('requestIdleCallback', 'cancelIdleCallback');

interface Observer {
  observe(target: object, ...rest: unknown[]): void;
  disconnect(): void;
  unobserve?(target: object): void;
}
const classes = [ResizeObserver, IntersectionObserver, MutationObserver] as unknown as {
  prototype: Observer;
}[];
for (const {prototype} of classes) {
  const {observe, disconnect, unobserve} = prototype;
  const own = new WeakMap<object, Set<WeakRef<object>>>();
  const targetsOf = (observer: object) => {
    const known = own.get(observer);
    if (known) return known;
    const targets = new Set<WeakRef<object>>();
    own.set(observer, targets);
    observations.set(new WeakRef(observer), targets);
    return targets;
  };
  const forget = (observer: object, target: object) => {
    const targets = targetsOf(observer);
    for (const known of targets) if (known.deref() === target) targets.delete(known);
  };
  prototype.observe = function (target, ...rest) {
    forget(this, target);
    targetsOf(this).add(new WeakRef(target));
    observe.call(this, target, ...rest);
  };
  prototype.disconnect = function () {
    targetsOf(this).clear();
    disconnect.call(this);
  };
  if (unobserve)
    prototype.unobserve = function (target) {
      forget(this, target);
      unobserve.call(this, target);
    };
}

addEventListener('unhandledrejection', ({reason}) => problems.push(`unhandled rejection: ${reason}`));
new PerformanceObserver(list => {
  for (const {duration} of list.getEntries())
    if (duration > LONG_TASK) problems.push(`a task of ${Math.round(duration)} ms`);
}).observe({type: 'longtask'});

/** Those without a node are classes. */
const isNode = (object: object): boolean => {
  try {
    return (object as Node).nodeType > 0;
  } catch {
    return false;
  }
};

/** Lit prepares each template once, and keeps it in this document for the next element. */
function nodesIn({content}: HTMLTemplateElement): number {
  const nested = [...content.querySelectorAll('template')].reduce((sum, inner) => sum + nodesIn(inner), 0);
  const walker = document.createTreeWalker(content);
  let count = 1 + nested;
  while (walker.nextNode()) count += 1;
  return count;
}

function countElements(objects: readonly object[]): {detached: number; inTemplates: number} {
  const elements = objects.filter(isNode) as HTMLElement[];
  const alone = elements.filter(element => !element.isConnected && element.ownerDocument === document);
  const templates = alone.filter(element => element instanceof HTMLTemplateElement);
  return {
    detached: alone.length - templates.length,
    inTemplates: templates.reduce((sum, template) => sum + 1 + nodesIn(template), 0),
  };
}

globalThis.endurance = {
  countElements,
  problems,
  timers: () => pending.size,
  observed: () => {
    let count = 0;
    for (const [observer, targets] of observations) {
      if (observer.deref() === undefined) observations.delete(observer);
      else {
        for (const target of targets) if (target.deref() === undefined) targets.delete(target);
        count += targets.size;
      }
    }
    return count;
  },
};
