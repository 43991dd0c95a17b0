/**
 * Writes the custom elements manifest (`write-manifest.mjs`), then `demo-app/src/site/api/reference.json`, from which the site
 * makes an API page for each tag, `types.json` with the types that each page names, the packages' `llms.txt`, and the data of
 * the command `life-changers`: the element from the manifest, the React component and the types from TypeScript. Nothing is
 * kept by hand.
 */
import './write-manifest.mjs';
import {mkdir, writeFile} from 'node:fs/promises';
import {withDefaultOnce} from './api-reference/defaults.mjs';
import {typesIn} from './api-reference/named-types.mjs';
import {reactProps, takesElementProps} from './api-reference/react-props.mjs';
import {fieldsOf, methodsOf, oneLine, readElements, signatureOf} from './lib/manifest.mjs';
import {inRoot, pascalCase} from './lib/workspace.mjs';
import {writeCommandData} from './command-data/write-command-data.mjs';
import {writeLlmsTexts} from './llms/write-llms.mjs';

/** What the properties that elements share are about, by the base class that has them. */
const GROUPS = {
  FormControlElement: 'In all form controls',
  TableElement: 'In both tables',
  QueryElement: 'Page, order, and search',
};

/** Components that render another element than their own. */
const REACT_TAGS = {Form: 'form'};

/** Returns the data of an element's API page. */
function reference(element) {
  const name = element.tagName.replace(/^lc-/, '');
  const react = pascalCase(name);
  const fields = fieldsOf(element);
  const reflected = new Set(fields.filter(field => field.reflects).map(field => field.attribute));
  return {
    tag: element.tagName,
    name,
    react,
    summary: oneLine(element.summary) || firstSentence(element.description),
    description: element.description ?? '',
    status: element.status,
    importReact: `import {${react}} from '@life-changers/react';`,
    importElement: `import '@life-changers/elements/${name}';`,
    reactProps: reactProps(react, fields).map(withDefaultOnce),
    reactTag: REACT_TAGS[react] ?? element.tagName,
    isReactElement: takesElementProps(react),
    attributes: list(element.attributes, ({name}) => ({reflects: reflected.has(name)})),
    properties: list(fields, ({attribute, readonly, inheritedFrom}) => ({
      attribute,
      readonly,
      group: GROUPS[inheritedFrom?.name],
    })),
    methods: list(methodsOf(element), method => ({type: signatureOf(method, ' => ')})),
    events: list(element.events),
    slots: list(element.slots),
    parts: list(element.cssParts),
    cssProperties: list(element.cssProperties),
    states: list(element.cssStates),
  };
}

/** Returns the name, type, default, description, and other data of each item. */
function list(items = [], more = () => ({})) {
  return items.map(item =>
    withDefaultOnce({
      name: item.name,
      type: item.type?.text,
      default: item.default,
      description: oneLine(item.description),
      ...more(item),
    }),
  );
}

/** Returns all types on an element's API page as they are written. */
const typeTexts = ({reactProps, properties, attributes, methods, events}) =>
  [reactProps, properties, attributes, methods, events].flat().map(({type}) => type);

const firstSentence = text => /^.*?[.!?](?=\s|$)/.exec(oneLine(text))?.[0] ?? oneLine(text);

const folder = inRoot('demo-app/src/site/api');
const references = readElements().map(reference);
const types = Object.fromEntries(references.map(item => [item.name, typesIn(typeTexts(item))]));
await mkdir(folder, {recursive: true});
await writeFile(`${folder}/reference.json`, `${JSON.stringify(references, null, 2)}\n`);
await writeFile(`${folder}/types.json`, `${JSON.stringify(types, null, 2)}\n`);
await writeLlmsTexts(references);
await writeCommandData(references, types);
