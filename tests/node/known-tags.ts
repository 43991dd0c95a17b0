/** Finds tags and attributes that no element has. Needs a build. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

interface Named {
  readonly name: string;
}
interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly tagName?: string;
      readonly attributes?: readonly Named[];
      readonly members?: readonly Named[];
      readonly events?: readonly Named[];
      readonly slots?: readonly Named[];
      readonly cssParts?: readonly Named[];
      readonly cssStates?: readonly Named[];
      readonly cssProperties?: readonly Named[];
    }[];
  }[];
}

const GLOBAL_ATTRIBUTES =
  'id class slot lang dir type hidden data-theme data-row-number command commandfor aria-label'.split(' ');
export const manifest = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@life-changers/elements/custom-elements.json')), 'utf8'),
) as Manifest;
const declared = new Map(
  manifest.modules
    .flatMap(({declarations = []}) => declarations)
    .filter(({tagName}) => tagName !== undefined)
    .map(({tagName, attributes = [], members = []}) => [
      tagName,
      {attributes: attributes.map(({name}) => name), members: members.map(({name}) => name)},
    ]),
);

/** Returns what a text of HTML, Vue, Svelte, or Angular writes that no element has: `lc-button kolor`. */
export function unknownIn(text: string): string[] {
  return [...text.matchAll(/<(lc-[\w-]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g)].flatMap(
    ([, tag = '', rest = '']) => {
      const element = declared.get(tag);
      if (element === undefined) return [tag];
      const names = rest.replace(/=\s*("[^"]*"|'[^']*'|\{[^}]*\})/g, ' ').match(/[^\s/]+/g) ?? [];
      return names.filter(name => !isKnown(name, element)).map(name => `${tag} ${name}`);
    },
  );
}

function isKnown(name: string, {attributes, members}: {attributes: string[]; members: string[]}): boolean {
  if (/^(@|\(|on|v-model$|v-on:|formControlName$|\[\(ngModel\)\]$)/.test(name)) return true;
  const property = /^(?::|\[|\{)([\w-]+)[\]}]?$/.exec(name)?.[1];
  if (property !== undefined) return members.includes(property) || attributes.includes(property);
  return [...attributes, ...members, ...GLOBAL_ATTRIBUTES].includes(name);
}
