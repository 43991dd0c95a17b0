/** Prints the elements whose style sheets use a token, by token, as JSON. It is a process, because elements register tags. */
import '@life-changers/elements/server';
import '@life-changers/elements';
import {readJson} from '../lib/workspace.mjs';

const {modules} = readJson('elements/dist/custom-elements.json');
const tags = modules.flatMap(({declarations = []}) => declarations.flatMap(({tagName}) => tagName ?? []));
const users = {};

for (const tag of tags.sort()) {
  const styles = globalThis.customElements
    .get(tag)
    .elementStyles.map(({cssText}) => cssText)
    .join('');
  const used = new Set([...styles.matchAll(/var\(--lc-([\w-]+)/g)].map(([, token]) => token));
  for (const token of used) (users[token] ??= []).push(tag.replace('lc-', ''));
}

console.log(JSON.stringify(users));
