import {resolve, relative} from 'node:path';
import {LISTS} from '../element-info.mjs';
import {UsageError} from '../usage-error.mjs';

const text = description => ({type: 'string', description});

/**
 * The tools for assistants: the commands, with the arguments by name. `properties` are those of a JSON schema, of which the
 * names in `required` must be there.
 */
const TOOLS = [
  {
    name: 'list_elements',
    description:
      'Lists the elements (tags lc-* and React components) with a summary of each, or those for some words.',
    properties: {words: text('Words of the tag, summary, or task, such as "date". All must match.')},
    run: async ({words = ''}) =>
      (await import('../list-elements.mjs')).run(words.split(/\s+/).filter(Boolean)),
  },
  {
    name: 'element_info',
    description:
      'Describes an element: import, attributes, properties, methods, events, slots, CSS parts, and React props. With a ' +
      'member, everything about it. The name can be a type of the API, too.',
    properties: {
      name: text('A tag, a React component, or a type: "lc-select", "Select", or "Option".'),
      member: text('One attribute, property, event, slot, part, or prop, such as "loadOptions".'),
      only: text(`Lists in full, separated by commas: ${Object.keys(LISTS).join(', ')}, reactProps.`),
    },
    required: ['name'],
    run: async ({name, member, only}) =>
      (await import('../show-info.mjs')).run(member === undefined ? [name] : [name, member], {only}),
  },
  {
    name: 'documentation',
    description:
      'Explains a task with complete code, such as forms, rules, tables, theming, or server rendering. Without a topic, ' +
      'lists all topics; with a tag or words, those about them.',
    properties: {
      topic: text('The id of a topic, such as "forms-with-one-schema/dates", or a tag or words to search.'),
      react: {
        type: 'boolean',
        description: 'The topics for React. Needs the installed package @life-changers/react.',
      },
    },
    run: async ({topic = '', react = false}) =>
      (await import('../show-doc.mjs')).run(topic.split(/\s+/).filter(Boolean), {react}),
  },
  {
    name: 'example',
    description: 'Shows an element in HTML and lists its examples, or returns the code of one in React.',
    properties: {
      name: text('A tag, a React component, or a page of examples: "lc-select", "Select", or "forms".'),
      example: text('The name of an example in that list, such as "searchable".'),
    },
    run: async ({name, example}) =>
      (await import('../show-example.mjs')).run([name, example].filter(word => word !== undefined)),
  },
  {
    name: 'block',
    description:
      'Lists whole screens to copy, such as settings or sign-in; with a name, the files of one; with a file, its content. ' +
      'Writes nothing: "npx life-changers block <name>" copies one.',
    properties: {
      name: text('The name of a block, such as "settings".'),
      file: text('The name of one of its files.'),
      language: {type: 'string', enum: ['react', 'html']},
    },
    run: async ({name, file, language}) =>
      (await import('../copy-block.mjs')).run(
        [name, file].filter(word => word !== undefined),
        {print: true, react: language === 'react', html: language === 'html'},
      ),
  },
  {
    name: 'lint_files',
    description:
      'Finds tags, attributes, slots, parts, and events that no element has, missing imports, and rules that are created in ' +
      'render. Run it after you have changed files.',
    properties: {
      paths: {
        type: 'array',
        items: {type: 'string'},
        description:
          'Files and folders in the current folder, such as ["src"]. An import counts for all of them.',
      },
    },
    required: ['paths'],
    run: async ({paths}) => (await import('../lint-files.mjs')).run(paths.map(insideProject)),
  },
];

/** The tools as a client lists them. */
export const tools = TOOLS.map(({name, description, properties, required = []}) => ({
  name,
  description,
  inputSchema: {type: 'object', properties, required, additionalProperties: false},
  annotations: {readOnlyHint: true, openWorldHint: false},
}));

/**
 * Runs a tool. What is wrong with its arguments is its result, so that the assistant can correct them.
 *
 * @returns {Promise<{text: string, isError?: boolean} | null>} null for an unknown tool
 */
export async function callTool(name, args) {
  const tool = TOOLS.find(item => item.name === name);
  if (tool === undefined) return null;
  try {
    const {output, text: shown} = await tool.run(checked(tool, args));
    return {text: output ?? shown};
  } catch (error) {
    if (error instanceof UsageError) return {text: error.message, isError: true};
    throw error;
  }
}

/** Returns the arguments, if they have the types of the schema. */
function checked({name, properties, required = []}, args) {
  const missing = required.find(key => args[key] === undefined);
  if (missing !== undefined) throw new UsageError(`${name} needs "${missing}".`);
  for (const [key, value] of Object.entries(args)) {
    if (!Object.hasOwn(properties, key))
      throw new UsageError(`${name} has no "${key}". It has ${Object.keys(properties).join(', ')}.`);
    if (!isOfType(value, properties[key]))
      throw new UsageError(`"${key}" of ${name} must be ${typeText(properties[key])}.`);
  }
  return args;
}

function isOfType(value, {type, items, enum: values}) {
  if (type === 'array') return Array.isArray(value) && value.every(item => isOfType(item, items));
  return typeof value === type && (values === undefined || values.includes(value));
}

const typeText = ({type, enum: values}) => (values ? values.join(' or ') : `of the type ${type}`);

/** An assistant reads only the project that the server runs in. */
function insideProject(path) {
  const inside = relative(process.cwd(), resolve(path));
  if (inside.startsWith('..') || resolve(inside) !== resolve(path))
    throw new UsageError(`${path} is outside the folder in which the server runs.`);
  return path;
}
