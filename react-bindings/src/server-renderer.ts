import type {ReactNode} from 'react';

/** An element that React renders on a server. */
export interface ServerHost {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Returns the declarative shadow root of an element: a `<template>`, or null. */
export type ServerRenderer = (host: ServerHost) => ReactNode;

let renderer: ServerRenderer | null = null;

/** Lets all components render their shadow roots. Called by the entry `ssr` on a server. */
export function setServerRenderer(next: ServerRenderer): void {
  renderer = next;
}

/**
 * Returns the shadow root of an element. In a browser, it is null: the parser has made a shadow root of the template, so
 * React does not find it among the children of the element.
 */
export function shadowRootOf(host: ServerHost): ReactNode {
  return renderer?.(host) ?? null;
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
