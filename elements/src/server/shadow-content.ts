import {collectResultSync} from '@lit-labs/ssr/lib/render-result.js';
import {LitElementRenderer} from '@lit-labs/ssr/lib/lit-element-renderer.js';
import type {RenderInfo} from '@lit-labs/ssr';
import type {LitElement} from 'lit';
import type {LinkTarget} from '../core/navigation/index.js';
import {WAITING} from '../dom/hydration-mark.js';
import {setKnown, type Route} from '../dom/server-view.js';
import {setOptions, type OptionChild} from './option-children.js';

export interface PrerenderOptions {
  /**
   * Returns the URL of the style sheet of a tag, such as `/lc/lc-button.css`, which contains `stylesOf(tag)`. By default,
   * each element contains its styles in a `<style>`, which `style-src 'self'` blocks until the script runs.
   */
  readonly stylesheet?: ((tag: string) => string) | undefined;
}

/** An element, and what a server knows about its place. */
export interface ServerElement {
  readonly tag: string;
  readonly attributes?: Iterable<readonly [name: string, value: string]> | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
  /** The language at its place, as a BCP 47 tag. Default English. */
  readonly lang?: string | undefined;
  /** The names of the slots that its children fill. By default, it is unknown, so each slot may be filled. */
  readonly slots?: ReadonlySet<string> | undefined;
  /** The path of the current page and the level of headings, as the elements around it have set them. By default, unknown. */
  readonly route?: Route | undefined;
  /** What its `<option>` children offer. */
  readonly options?: readonly OptionChild[] | undefined;
  /** The child links of a link. By default, empty. */
  readonly links?: readonly LinkTarget[] | undefined;
  /** Whether the element waits with its hydration until a framework has set its properties. */
  readonly isWaiting?: boolean | undefined;
}

/** The content of a declarative shadow root. */
export interface ShadowContent {
  readonly html: string;
  readonly delegatesFocus: boolean;
  /** The path of the current page and the level of headings for everything inside the element. */
  readonly route: Route;
}

/** Renders the content of the shadow root of an element. If that fails, it warns and returns null. */
export function shadowContentOf(server: ServerElement, {stylesheet}: PrerenderOptions): ShadowContent | null {
  const renderer = new (stylesheet ? linkedTo(stylesheet) : LitElementRenderer)(server.tag);
  const info: RenderInfo = {
    elementRenderers: [renderer.constructor as typeof LitElementRenderer],
    customElementInstanceStack: [renderer],
    customElementHostStack: [renderer],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: true,
  };
  const {lang, slots, links, route = {}, isWaiting = false} = server;
  setKnown({lang, slots, links, ...route});
  try {
    fill(renderer, server);
    renderer.connectedCallback();
    const inside = routeIn(renderer.element as Route, route, server.tag);
    // Links in a shadow root have no children.
    info.customElementRendered = () => setKnown({lang, slots: new Set(), ...inside});
    const content = withTexts(collectResultSync(renderer.renderShadow(info) ?? []));
    return {
      html: isWaiting ? `<!--${WAITING}-->${content}` : content,
      delegatesFocus: renderer.shadowRootOptions.delegatesFocus === true,
      route: inside,
    };
  } catch (cause) {
    console.warn(`<${server.tag}>: it is not prerendered, because rendering failed.`, cause);
    return null;
  } finally {
    setKnown({});
  }
}

/**
 * Moves the text of each `<textarea>` from `data-value` into the tag, where Lit cannot write it. Parsers of HTML drop the
 * first line break.
 */
const withTexts = (html: string): string =>
  html.replace(/(<textarea[^>]*?) data-value="([^"]*)"([^>]*>)/g, '$1$3\n$2');

/** Returns what the elements inside an element know. Only the items of an accordion have its level of headings. */
const routeIn = ({current, basename, headingLevel}: Route, around: Route, tag: string): Route => ({
  current: current ?? around.current,
  basename: basename ?? around.basename,
  headingLevel: tag === 'lc-accordion' ? headingLevel : undefined,
});

/** Sets the attributes, properties, and options of an element. */
function fill(renderer: LitElementRenderer, {attributes = [], properties = {}, options = []}: ServerElement) {
  for (const [name, value] of attributes) renderer.setAttribute(name, value);
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const {element} = renderer;
  const hasValue =
    ['value', 'init-value'].some(name => element.hasAttribute(name)) ||
    given.some(([name]) => name === 'value' || name === 'initValue');
  setOptions(element, options, hasValue);
  for (const [name, value] of given) renderer.setProperty(name, value);
}

/** Returns the style sheet of a tag. */
export function stylesOf(tag: string): string {
  const {elementStyles} = customElements.get(tag) as typeof LitElement;
  return elementStyles.map(style => ('cssText' in style ? style.cssText : '')).join('\n');
}

const linkedRenderers = new WeakMap<(tag: string) => string, typeof LitElementRenderer>();

/** Returns a renderer that links to a style sheet instead of including it. */
function linkedTo(stylesheet: (tag: string) => string): typeof LitElementRenderer {
  const known = linkedRenderers.get(stylesheet);
  if (known !== undefined) return known;
  class LinkedRenderer extends LitElementRenderer {
    override renderShadow(info: RenderInfo): ReturnType<LitElementRenderer['renderShadow']> {
      const result = super.renderShadow(info) ?? [];
      const href = stylesheet(this.tagName).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return [`<link rel="stylesheet" href="${href}">`, ...result.slice(result.indexOf('</style>') + 1)];
    }
  }
  linkedRenderers.set(stylesheet, LinkedRenderer);
  return LinkedRenderer;
}
