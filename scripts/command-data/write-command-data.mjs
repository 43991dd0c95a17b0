import {mkdir, writeFile} from 'node:fs/promises';
import {inRoot} from '../lib/workspace.mjs';
import {readBlocks} from './block-files.mjs';
import {readExampleData} from './example-data.mjs';

/**
 * Writes what the command `life-changers` needs besides the manifest and `llms.txt`, into `elements/dist/command`: what only
 * React components have, the types of the API by name, the examples of the site, and its blocks.
 *
 * @param references the API reference of each element
 * @param types the types that each element names
 */
export async function writeCommandData(references, types) {
  const folder = inRoot('elements/dist/command');
  await mkdir(folder, {recursive: true});
  const files = {
    reference: {elements: references.map(item => ownOf(item, types[item.name])), types: byName(types)},
    examples: await readExampleData(),
    blocks: readBlocks(),
  };
  await Promise.all(
    Object.entries(files).map(([name, data]) => writeFile(`${folder}/${name}.json`, JSON.stringify(data))),
  );
}

/** Returns what the manifest does not say about an element. */
function ownOf({tag, summary, react, reactTag, isReactElement, reactProps, properties}, types) {
  const isSame = prop =>
    properties.some(({name, type, description}) =>
      [prop.name === name, prop.type === type, prop.description === description].every(Boolean),
    );
  return {
    tag,
    summary,
    react: reactProps.length > 0 ? react : null,
    reactTag,
    // A component that accepts only its own props lists all of them.
    acceptsProperties: isReactElement,
    reactProps: reactProps.filter(prop => !isReactElement || !isSame(prop)).map(withoutEmpty),
    types: types.map(({name}) => name),
  };
}

/** Returns each type once. */
const byName = types =>
  Object.fromEntries(
    Object.values(types)
      .flat()
      .map(({name, ...type}) => [
        name,
        withoutEmpty({...type, ...(type.members ? {members: type.members.map(withoutEmpty)} : {})}),
      ]),
  );

const withoutEmpty = item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined && value !== ''));
