import {shadowContentOf} from '@life-changers/elements/server';
import type {Sample, SampleTag} from './samples.js';

/** Elements whose size depends on what the browser measures. They fit into the place of a playground. */
const MEASURED: readonly string[] = ['lc-main-loader', 'lc-radio-box'];

type Stylesheet = (tag: string) => string;

/** Returns a function that renders the element of a playground as HTML. It never hydrates: the live element replaces it. */
export const sampleHtml =
  (stylesheet: Stylesheet) =>
  (tag: string, {properties, text, children = []}: Sample): string => {
    if (MEASURED.includes(tag)) return '';
    const inside = text === undefined ? children : [text];
    return htmlOf({tag, ...(properties && {properties}), children: inside}, stylesheet);
  };

function htmlOf(
  {tag, attributes = {}, properties, children = []}: SampleTag,
  stylesheet: Stylesheet,
): string {
  const content = tag.startsWith('lc-')
    ? shadowContentOf(
        {
          tag,
          attributes: Object.entries(attributes),
          properties,
          slots: new Set(
            children.map(child => (typeof child === 'string' ? '' : (child.attributes?.['slot'] ?? ''))),
          ),
          isWaiting: true,
        },
        {stylesheet},
      )
    : null;
  const shadowRoot = content === null ? '' : `<template shadowrootmode="open">${content.html}</template>`;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inside = children.map(child =>
    typeof child === 'string' ? escaped(child) : htmlOf(child, stylesheet),
  );
  return `<${tag}${written.join('')}>${shadowRoot}${inside.join('')}</${tag}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
