import {mkdir, writeFile} from 'node:fs/promises';
import {describeExports} from '../api-reference/react-props.mjs';
import {oneLine} from '../lib/manifest.mjs';
import {componentNames, entryModules, inRoot} from '../lib/workspace.mjs';
import {expandMarkdown} from './expand-markdown.mjs';
import {line, llmsText, names} from './llms-text.mjs';

const PACKAGE = '@life-changers/elements';

/** The modules without a tag: their names, and their source files. */
const ofTags = new Set(componentNames().flatMap(name => [name, `${name}/class`]));
const MODULES = Object.entries(entryModules()).filter(([name]) => name !== '.' && !ofTags.has(name));

/**
 * Writes the `llms.txt` of both packages: `docs/llms/<package>.md` with what it embeds, and the reference.
 *
 * @param references the API reference of each element
 */
export async function writeLlmsTexts(references) {
  const isComponent = new Set(references.map(({react}) => react));
  const ofReact = (name, file) => ({
    name,
    exports: describeExports(inRoot('react-bindings/src', file)).filter(({name}) => !isComponent.has(name)),
  });
  await Promise.all([
    write('elements', {
      components: references.map(element),
      modules: MODULES.map(([name, file]) => ({name: `${PACKAGE}/${name}`, exports: describeExports(file)})),
    }),
    write('react-bindings', {
      components: references.filter(({reactProps}) => reactProps.length > 0).map(component),
      modules: [ofReact('@life-changers/react', 'index.ts'), ofReact('@life-changers/react/ssr', 'ssr.ts')],
    }),
  ]);
}

async function write(folder, reference) {
  const tasks = expandMarkdown(inRoot('docs/llms', `${folder}.md`));
  await mkdir(inRoot(folder, 'dist'), {recursive: true});
  await writeFile(inRoot(folder, 'dist/llms.txt'), llmsText(tasks, reference));
}

const typesOf = (...lists) => lists.flat().map(({type}) => type);

const described = items => items.map(item => line(`\`${item.name || 'default'}\``, item));

function element(item) {
  const {tag, name, summary, attributes, properties, methods, events} = item;
  const file = inRoot(`elements/src/components/${name}/${name}.define.ts`);
  const isAttribute = new Set(attributes.map(attribute => attribute.name));
  const nameOf = new Map(properties.map(property => [property.attribute, property.name]));
  const propertyOf = attribute => {
    const property = nameOf.get(attribute) ?? attribute;
    return property === attribute ? '' : ` (property \`${property}\`)`;
  };
  return {
    name: tag,
    summary,
    // The index has the summary.
    intro: `${oneLine(item.description).replace(summary, '')} Module \`${PACKAGE}/${name}\`, which exports ${names(describeExports(file)).join('').slice(2)}.`,
    types: typesOf(properties, attributes, methods, events),
    lists: [
      ['Attributes', attributes.map(item => line(`\`${item.name}\`${propertyOf(item.name)}`, item))],
      [
        'Properties',
        properties
          .filter(({attribute}) => !isAttribute.has(attribute))
          .map(item => line(`\`${item.name}\`${item.readonly ? ' (read-only)' : ''}`, item)),
      ],
      ['Methods', described(methods)],
      ['Events', described(events)],
      ['Slots', described(item.slots)],
      ['Parts', described(item.parts)],
      ['States', described(item.states)],
      ['Custom properties', names(item.cssProperties)],
    ],
  };
}

function component({react, reactTag, summary, reactProps, isReactElement, methods, ...item}) {
  return {
    name: react,
    summary,
    intro: `It renders \`<${reactTag}>\`.${isReactElement ? '' : ' It accepts only the props below.'}`,
    types: typesOf(reactProps, methods),
    lists: [
      ['Props', reactProps.map(prop => line(`\`${prop.name}\`${prop.required ? ' (required)' : ''}`, prop))],
      ['Methods of the ref', isReactElement ? described(methods) : []],
      ['Slots', described(item.slots.filter(({name}) => name !== ''))],
      ['Parts', names(item.parts)],
    ],
  };
}
