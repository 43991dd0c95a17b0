import {getWebTypesData} from 'custom-element-jet-brains-integration';
import {getVsCodeHtmlCustomData} from 'custom-element-vs-code-integration';

/** VS Code's custom data: completion and hovers for the tags and attributes in HTML. */
export const vsCodeData = manifest => pretty(getVsCodeHtmlCustomData(forEditors(manifest, 'values'), {}));

/** Web-types: the same for JetBrains editors. */
export function webTypes(manifest, {name, version}) {
  const data = JSON.parse(getWebTypesData(forEditors(manifest, 'types'), {hideMethodDocs: true}));
  return pretty(JSON.stringify({...data, name, version}));
}

/** A copy of the manifest in which, for `values`, the type of an attribute is the list of words it may have. */
function forEditors(manifest, kind) {
  const copy = structuredClone(manifest);
  for (const declaration of copy.modules.flatMap(module => module.declarations)) {
    for (const attribute of declaration.attributes ?? []) {
      if (kind === 'values') attribute.type = {text: literals(attribute.type?.text)};
    }
  }
  return copy;
}

/** Only the literals of a union: `'sm' | 'lg'` of `Size | 'sm' | 'lg'`. */
const literals = (type = '') => (type.match(/'[^']*'/g) ?? []).filter(text => text !== "''").join(' | ');

/** The packages print a default for every custom property, one that has none too. */
const pretty = json =>
  `${JSON.stringify(JSON.parse(json), null, 2).replaceAll(' _(default: undefined)_', '')}\n`;
