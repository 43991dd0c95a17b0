import {getWebTypesData} from 'custom-element-jet-brains-integration';
import {getVsCodeHtmlCustomData} from 'custom-element-vs-code-integration';

/** VS Code custom data: completion and hover text for tags and attributes in HTML. */
export const vsCodeData = manifest =>
  withoutEmptyDefaults(getVsCodeHtmlCustomData(forEditors(manifest, 'values'), {}));

/** Web-types: the same for JetBrains editors. */
export function webTypes(manifest, {name, version}) {
  const data = JSON.parse(getWebTypesData(forEditors(manifest, 'types'), {hideMethodDocs: true}));
  return withoutEmptyDefaults(JSON.stringify({...data, name, version}));
}

/** Returns a copy of the manifest in which the type of an attribute lists only its literal values. */
function forEditors(manifest, kind) {
  const copy = structuredClone(manifest);
  for (const declaration of copy.modules.flatMap(module => module.declarations)) {
    for (const attribute of declaration.attributes ?? []) {
      if (kind === 'values') attribute.type = {text: literals(attribute.type?.text)};
    }
  }
  return copy;
}

/** Returns only the literals of a union: `'sm' | 'lg'` for `Size | 'sm' | 'lg'`. */
const literals = (type = '') => (type.match(/'[^']*'/g) ?? []).filter(text => text !== "''").join(' | ');

/** Removes the default that the packages print for custom properties without a default. */
const withoutEmptyDefaults = json =>
  JSON.stringify(JSON.parse(json)).replaceAll(' _(default: undefined)_', '');
