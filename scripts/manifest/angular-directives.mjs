import {fieldsOf} from '../lib/manifest.mjs';

/** The members of a directive, which an input of the same name would replace. */
const OWN_MEMBERS =
  /^(element|given|isOnServer|setInput|handleEvent|validate|writeValue|setDisabledState|ngOn|register)/;

/**
 * Returns the generated sources of the Angular package by path: a directive for each element, and the index.
 *
 * @param elements the declarations of the manifest
 * @returns {Record<string, string>}
 */
export function angularDirectives(elements) {
  const files = elements.map(element => [`elements/${fileOf(element)}.ts`, directive(element)]);
  return {...Object.fromEntries(files), 'index.ts': index(elements)};
}

/**
 * Angular checks only inputs that are fields of the class. Their types come from the element, and so do their doc comments, which
 * editors take over from what the class implements.
 */
function directive({tagName, name, description = '', members = []}) {
  const inputs = fieldsOf({members})
    .filter(field => !field.readonly)
    .map(field => field.name);
  for (const taken of inputs.filter(input => OWN_MEMBERS.test(input)))
    throw new Error(`The input ${taken} of ${tagName} is a member of its directive.`);
  const isControl = fieldsOf({members}).some(field => field.name === 'typedValue');
  const base = isControl ? 'LcControlDirective' : 'LcDirective';
  const list = inputs.map(input => `'${input}'`).join(', ');
  const module = `@life-changers/elements/${fileOf({tagName})}`;
  return `import {Directive, forwardRef} from '@angular/core';
import type {${name} as Element} from '${module}';
import '${module}';
import {asControl, LcControlDirective} from '../control.js';
import {type Documented, forward, type Input, LcDirective} from '../element.js';

/**
 * ${description.replaceAll('\n', '\n * ').replaceAll('*/', '*')}
 */
@Directive({
  selector: '${tagName}',
  inputs: [${list}],
  ${isControl ? `providers: asControl(forwardRef(() => ${name})),` : ''}
})
export class ${name} extends ${base}<Element> ${inputs.length > 0 ? 'implements Documented<Element> ' : ''}{
${inputs.map(input => `  ${input}!: Input<Element['${input}']>;\n`).join('')}}

forward(${name}, [${list}]);
`;
}

function index(elements) {
  const exports = elements.map(
    element => `export {${element.name}} from './elements/${fileOf(element)}.js';`,
  );
  const imports = elements.map(
    element => `import {${element.name}} from './elements/${fileOf(element)}.js';`,
  );
  const names = elements.map(({name}) => `  ${name},\n`);
  return `${imports.join('\n')}

${exports.join('\n')}
export {LcControlDirective, type LcError} from './control.js';
export {LcDirective} from './element.js';
export {LC_ERROR_TEXT, type LcErrorText} from './error-text.js';

/** The directives of all elements, for the \`imports\` of a component. Those that its template does not use cost nothing. */
export const LC_ELEMENTS = [
${names.join('')}] as const;
`;
}

const fileOf = ({tagName}) => tagName.replace(/^lc-/, '');
