import type {ReactNode} from 'react';

/** An element that React renders on a server. */
export interface ServerHost {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** What React renders in an element: its declarative shadow root, a `<template>`, and its children. */
export interface HostContent {
  readonly shadowRoot: ReactNode;
  readonly children: ReactNode;
}

/** A hook, which only servers call. */
export type ServerRenderer = (host: ServerHost) => HostContent;

let renderer: ServerRenderer | null = null;

/** Lets all components render their shadow roots. Called by the entry `ssr` on a server. */
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

const bindings = new WeakSet<object>();

/** Records a component that renders one element, whose `slot` is that of the element. */
export function markBinding(component: object): void {
  bindings.add(component);
}

/** Whether a type of React element renders one element with the same `slot`. */
export function isBinding(type: unknown): boolean {
  return typeof type === 'object' && type !== null && bindings.has(type);
}
