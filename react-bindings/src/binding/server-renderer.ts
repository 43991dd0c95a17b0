import type {ReactNode} from 'react';

/** An element that React renders. */
export interface ServerHost {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** What React renders for an element: its slot, its declarative shadow root, a `<template>`, and its children. */
export interface HostContent {
  /** The slot of a link in another link, if the app has not set one. */
  readonly slot?: string | undefined;
  readonly shadowRoot: ReactNode;
  readonly children: ReactNode;
}

/** A hook of the entry `ssr`. */
export type ServerRenderer = (host: ServerHost) => HostContent;

let renderer: ServerRenderer | null = null;

/** Lets all components render what the entry `ssr` adds on a server, and hydrate it in a browser. */
export function setServerRenderer(next: ServerRenderer): void {
  renderer = next;
}

/**
 * Returns what to render in an element. In a browser, the shadow root is null: the parser has made a shadow root of the
 * template, so React does not find it among the children of the element.
 */
export function useContent(host: ServerHost): HostContent {
  return renderer?.(host) ?? {shadowRoot: null, children: host.children};
}

/** How a component renders one element. The `slot` of the component is that of the element. */
interface KnownBinding {
  readonly tag: string;
  /** Returns the children of the element. */
  readonly childrenOf: (props: object) => ReactNode;
  /** Returns the slot of the element, if it is not a prop. */
  readonly slotOf?: ((props: object) => string) | undefined;
}

const bindings = new WeakMap<object, KnownBinding>();

/** Records a component that renders one element. */
export function markBinding(component: object, binding: KnownBinding): void {
  bindings.set(component, binding);
}

/** Returns how a type of React element renders its element, if it is a component of the library that renders one. */
export function bindingOf(type: unknown): KnownBinding | undefined {
  return typeof type === 'object' && type !== null ? bindings.get(type) : undefined;
}
