/**
 * Takes the place of `@open-wc/testing` in `npm run test:hydrated`: a fixture is rendered on a server and hydrates in the
 * page, and then the same cases run. Properties and nodes of a template cannot be sent to a server: properties
 * are set after hydration, as by a script that arrives later, and a template with nodes is rendered in the browser.
 */
// First, because it must run before any element is defined.
import '../../server/hydrate.js';
import {executeServerCommand} from '@web/test-runner-commands';
import {fixture as clientFixture, nextFrame} from '@open-wc/testing';
import {render, type LitElement, type TemplateResult} from 'lit';

export * from '@open-wc/testing';

/** What `prerender` answers. */
interface Prerendered {
  readonly html: string;
  readonly failures: readonly string[];
}

type Listener = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions,
];

/** What a template gives an element, and HTML cannot say. */
interface Extras {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly listeners: readonly Listener[];
}

const NO_LISTENERS: readonly Listener[] = [];

export async function fixture<Root extends Element>(template: unknown): Promise<Root> {
  if (hasNodes(template)) return clientFixture<Root>(template as TemplateResult);
  const {html, extras} =
    typeof template === 'string' ? {html: template, extras: []} : htmlOf(template as TemplateResult);
  const page = await serverPage(html);
  const elements = [...page.querySelectorAll('*')];
  if (typeof template !== 'string' && elements.length !== extras.length)
    throw new Error('The server-rendered HTML has different elements than the template.');
  for (const [index, {listeners}] of extras.entries())
    for (const listener of listeners) elements[index]!.addEventListener(...listener);
  document.body.append(page);
  await updated(elements);
  for (const [index, {properties}] of extras.entries()) {
    const element = elements[index]!;
    if (isOurs(element)) Object.assign(element, properties);
  }
  await updated(elements);
  if (!isOurs(elements[0]!)) await nextFrame();
  return page.firstElementChild as Root;
}

/** Returns what a server writes for HTML. Its elements hydrate when it is added to the page. */
export async function serverPage(html: string): Promise<HTMLElement> {
  const answer = await executeServerCommand<Prerendered, {html: string}>('prerender', {html});
  if (answer.failures.length > 0) throw new Error(answer.failures.join('\n'));
  const page = document.createElement('div');
  page.setHTMLUnsafe(answer.html);
  for (const element of [...page.querySelectorAll('*')].filter(isOurs))
    if (element.shadowRoot === null) throw new Error(`The server has not rendered <${element.localName}>.`);
  return page;
}

/** Waits until all elements have updated. */
async function updated(elements: readonly Element[]): Promise<void> {
  for (const element of elements.filter(isOurs)) await element.updateComplete;
}

const isOurs = (element: Element): element is LitElement => element.localName.startsWith('lc-');

/** Whether a template contains nodes, which a server cannot have. */
function hasNodes(value: unknown): boolean {
  if (value instanceof Node || typeof value === 'string') return value instanceof Node;
  if (Array.isArray(value)) return value.some(hasNodes);
  return hasNodes((value as Partial<TemplateResult> | null | undefined)?.values ?? []);
}

/** Renders a template where no custom element is defined. Returns its HTML, and what each element has in addition. */
function htmlOf(template: TemplateResult): {html: string; extras: Extras[]} {
  const inert = document.implementation.createHTMLDocument();
  const container = inert.createElement('div');
  const listeners = recordListeners(() => void render(template, container, {creationScope: inert}));
  return {
    html: container.innerHTML,
    extras: [...container.querySelectorAll('*')].map(element => ({
      properties: {...element},
      listeners: listeners.get(element) ?? NO_LISTENERS,
    })),
  };
}

/** Records the listeners that are added while a function runs. */
function recordListeners(run: () => void): Map<EventTarget, readonly Listener[]> {
  const seen = new Map<EventTarget, readonly Listener[]>();
  const {prototype} = EventTarget;
  const {addEventListener} = prototype;
  prototype.addEventListener = function (...listener) {
    seen.set(this, [...(seen.get(this) ?? NO_LISTENERS), listener as Listener]);
  };
  try {
    run();
  } finally {
    prototype.addEventListener = addEventListener;
  }
  return seen;
}

const {warn} = console;
/** An element whose HTML does not match fails the running test. */
console.warn = (...args: unknown[]) => {
  if (String(args[0]).includes('does not match')) reportError(new Error(args.map(String).join(' ')));
  warn(...args);
};
