/** Makes the code of the entries that the bytes suite measures. */
import {existsSync, readdirSync} from 'node:fs';
import {inBench} from './paths.mjs';

/** Names are separated by spaces. */
const split = names => names.split(' ').filter(Boolean);

/**
 * Returns the entry of each kind.
 * @param {(text: string) => import('../contenders/bytes.mjs').Entry} entryOf
 * @param {Record<string, string>} texts
 */
export const entries = (entryOf, texts) =>
  Object.fromEntries(Object.entries(texts).map(([kind, text]) => [kind, entryOf(text)]));

/** Kinds whose modules have the same names. */
export const alike = kinds => Object.fromEntries(split(kinds).map(kind => [kind, kind]));

/** Returns a function that imports modules for what they register. */
const importing = pathOf => names =>
  split(names)
    .map(name => `import '${pathOf(name)}';`)
    .join('\n');

export const ours = importing(name => `@life-changers/elements/${name}`);
export const vaadin = importing(name => `@vaadin/${name}`);
export const webawesome = importing(name => `@awesome.me/webawesome/dist/components/${name}/${name}.js`);
export const materialWeb = importing(name => `@material/web/${name}.js`);
const mantineStyles = importing(name => `@mantine/core/styles/${name}.css`);

/** A component of ours in React, named by its element, and the modules of its features. */
export const ourReact = names => {
  const [element, ...features] = split(names);
  const component = element.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  return `export {${component}} from '@life-changers/react';\n${ours(features.join(' '))}`;
};

export const mui = names =>
  split(names)
    .map(name => `export {default as ${name}} from '@mui/material/${name}';`)
    .join('\n');

/** The style sheets that every page of Mantine needs; those of all fields; and of all lists and calendars that open. */
const GLOBAL = 'baseline default-css-variables global';
export const FIELD = 'UnstyledButton Loader CloseButton Input';
const POPOVER = `${FIELD} VisuallyHidden Overlay Popover`;
export const LIST = `${POPOVER} ScrollArea Combobox`;

/** A component of Mantine with its provider and the style sheets that it needs. */
export const mantine = text => {
  const [components, styles] = text.split(' + ');
  return `export {MantineProvider, ${components}} from '@mantine/core';\n${mantineStyles(`${GLOBAL} ${styles}`)}`;
};

export const mantineDates = text => {
  const [component, styles = ''] = text.split(' + ');
  return `export {MantineProvider} from '@mantine/core'; export {${component}} from '@mantine/dates';
    ${mantineStyles(`${GLOBAL} ${POPOVER} ${styles}`)}\nimport '@mantine/dates/styles.css';`;
};

/** A page of ours with one control and its rules; with a form; and with what code adds to that. */
export const CONTROL = ours('text-input rules');
export const FORM = `${CONTROL}\nexport {connectForm} from '@life-changers/elements/form';`;
export const overForm = code => ({code: `${FORM}\n${code}`, over: FORM});

/** What a form of others adds to a page with a schema, which is not counted as a part of it. */
const SCHEMA = `export {object, string} from 'zod';`;
export const overSchema = code => ({code: `${SCHEMA}\n${code}`, over: SCHEMA});

/** The main entry of Web Awesome has no elements. */
export function allOfWebAwesome() {
  const folder = 'node_modules/@awesome.me/webawesome/dist/components';
  const names = existsSync(inBench(folder)) ? readdirSync(inBench(folder)) : [];
  return names.filter(name => existsSync(inBench(folder, name, `${name}.js`))).join(' ');
}

const PLUS_REACT = 'Without React, which comes on top.';
export const forReact = (title, codes, note = '') => ({
  title,
  note: `${note} ${PLUS_REACT}`.trim(),
  usesReact: true,
  entries: codes,
});
