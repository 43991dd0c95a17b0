import {readJson} from '../lib/workspace.mjs';

/** How firm the API of each element is, which `docs/status.md` explains. */
const STATUSES = readJson('elements/status.json');

/** Callbacks of the platform and Lit: public, but not meant to be called by apps. */
const CALLBACKS =
  /^(form\w+Callback|\w+edCallback|render|update|updated|firstUpdated|willUpdate|shouldUpdate|createRenderRoot)$/;

/**
 * Reduces the manifest to the public API: elements with a tag, their public members, and the published modules. The
 * definition of a tag is in its `define` module.
 */
export function publicContract() {
  return {
    name: 'public-contract',
    packageLinkPhase({customElementsManifest}) {
      customElementsManifest.modules = customElementsManifest.modules.flatMap(publishedModules);
    },
  };
}

/** Returns the modules of an element's source file: its class and its definition. */
function publishedModules({kind, path, declarations}) {
  const elements = declarations.filter(declaration => declaration.tagName).map(publicMembers);
  if (elements.length === 0) return [];
  const classPath = published(path);
  const definePath = classPath.replace(/\.js$/, '.define.js');
  const reference = ({name}) => ({name, module: classPath});
  return [
    {
      kind,
      path: classPath,
      declarations: elements,
      exports: elements.map(element => ({kind: 'js', name: element.name, declaration: reference(element)})),
    },
    {
      kind,
      path: definePath,
      declarations: [],
      exports: elements.map(element => ({
        kind: 'custom-element-definition',
        name: element.tagName,
        declaration: reference(element),
      })),
    },
  ];
}

/**
 * Returns an element without callbacks, and without members that are private, protected, static, or named by a symbol. An
 * attribute that is declared only in the class comment gets the description of the property of the same name. Only events of
 * `@fires` are kept, because the analyzer also finds `dispatchEvent` calls and takes variable names for event names.
 */
function publicMembers(element) {
  const members = (element.members ?? []).filter(isPublic);
  const byName = new Map(members.map(({name, type, description}) => [name, {type, description}]));
  const attributes = (element.attributes ?? [])
    .filter(({fieldName}) => !fieldName || byName.has(fieldName))
    .map(attribute => ({...byName.get(attribute.name), ...attribute}));
  const events = (element.events ?? []).filter(event => event.description);
  const status = STATUSES[element.tagName.replace(/^lc-/, '')];
  return JSON.parse(JSON.stringify({...element, status, members, attributes, events}), withPublishedPath);
}

const isPublic = ({name, privacy, static: isStatic}) =>
  (privacy ?? 'public') === 'public' && !isStatic && !/^[#[]/.test(name) && !CALLBACKS.test(name);

const withPublishedPath = (key, value) => (key === 'module' ? published(value) : value);

/** Returns the path in the published package: `dist/a/b.js` for `elements/src/a/b.ts`. */
export const published = path => path.replace(/^\/?elements\/src\//, 'dist/').replace(/\.ts$/, '.js');
