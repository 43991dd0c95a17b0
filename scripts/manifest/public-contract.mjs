/** Callbacks of the platform and of Lit: public by their nature, but not for pages to call. */
const CALLBACKS =
  /^(form\w+Callback|\w+edCallback|render|update|updated|firstUpdated|willUpdate|shouldUpdate|createRenderRoot)$/;

/**
 * Keeps in the manifest what pages may rely on: elements that have a tag, their public members, and the modules
 * as they are published. The `define` module of a tag is where its definition is.
 */
export function publicContract() {
  return {
    name: 'public-contract',
    packageLinkPhase({customElementsManifest}) {
      customElementsManifest.modules = customElementsManifest.modules.flatMap(publishedModules);
    },
  };
}

/** The modules of a source file that holds an element: its class and its definition. */
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
 * An element without what is private, protected, static or a callback. An attribute that the class declares in its
 * comment alone is described as the property of its name. Events are those of `@fires`: the analyzer also finds the
 * calls that send them, and takes the name of a variable for the name of an event.
 */
function publicMembers(element) {
  const members = (element.members ?? []).filter(isPublic);
  const byName = new Map(members.map(({name, type, description}) => [name, {type, description}]));
  const attributes = (element.attributes ?? [])
    .filter(({fieldName}) => !fieldName || byName.has(fieldName))
    .map(attribute => ({...byName.get(attribute.name), ...attribute}));
  const events = (element.events ?? []).filter(event => event.description);
  return JSON.parse(JSON.stringify({...element, members, attributes, events}), withPublishedPath);
}

const isPublic = ({name, privacy, static: isStatic}) =>
  (privacy ?? 'public') === 'public' && !isStatic && !name.startsWith('#') && !CALLBACKS.test(name);

const withPublishedPath = (key, value) => (key === 'module' ? published(value) : value);

/** The path in the published package: `elements/src/a/b.ts` is `dist/a/b.js`. */
const published = path => path.replace(/^\/?elements\/src\//, 'dist/').replace(/\.ts$/, '.js');
