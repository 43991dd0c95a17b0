import {extname} from 'node:path';
import {importsIn, listenersIn} from './read-text.mjs';

/**
 * What a file says about elements. All offsets are those of characters in its text.
 *
 * @typedef {object} Source
 * @property {string} file
 * @property {string} text
 * @property {Use[]} uses
 * @property {{parent: string, name: string, offset: number}[]} slots the slots that children of elements have
 * @property {{module: string, names: {name: string, local: string}[], offset: number}[]} imports
 * @property {{name: string, offset: number}[]} listeners the events of the library that a script listens to
 * @property {{name: string, offset: number}[]} created the properties whose rules are created in render
 *
 * @typedef {object} Use a tag, or a React component
 * @property {string} tag
 * @property {string | null} component the name of the React component
 * @property {number} offset
 * @property {Attribute[]} attributes
 * @property {Set<string>} inside the tags of the elements inside, whose events it gets
 *
 * @typedef {object} Attribute
 * @property {string} name without the syntax of a framework
 * @property {'attribute' | 'property' | 'either' | 'prop' | 'event'} kind
 * @property {string | boolean | null} value null if it is not a literal
 * @property {number} offset
 */

const READERS = {
  html: () => import('./read-html.mjs'),
  htm: () => import('./read-html.mjs'),
  vue: () => import('./read-vue.mjs'),
  svelte: () => import('./read-svelte.mjs'),
  ...Object.fromEntries(
    ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'].map(ending => [
      ending,
      () => import('./read-script.mjs'),
    ]),
  ),
};

const STYLES = ['css', 'scss', 'less'];

const endingOf = file => extname(file).slice(1).toLowerCase();

/** Returns whether a file in a folder is read. Declarations have no elements. */
export const isRead = file =>
  !/\.d\.[cm]?ts$/.test(file) && (endingOf(file) in READERS || STYLES.includes(endingOf(file)));

/** @returns {Promise<Source>} */
export async function readSource(file, text) {
  const source = {
    file,
    text,
    uses: [],
    slots: [],
    imports: importsIn(text),
    listeners: listenersIn(text),
    created: [],
  };
  // Most files of an app name no element, and need no parser.
  if (STYLES.includes(endingOf(file)) || !/\blc-|@life-changers\/react/.test(text)) return source;
  const {read} = await (READERS[endingOf(file)] ?? READERS.html)();
  await read(source);
  return source;
}
