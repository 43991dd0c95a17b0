import {readJson} from './workspace.mjs';

/** Returns all elements of the manifest, sorted by tag, each with the path of its module, such as `./components/…`. */
export function elementsOf(manifest) {
  return manifest.modules
    .flatMap(({path, declarations}) =>
      declarations.map(declaration => ({...declaration, modulePath: path.replace(/^dist\//, './')})),
    )
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
}

/** The elements of the built manifest. */
export const readElements = () => elementsOf(readJson('elements/dist/custom-elements.json'));

/** Returns the fields of an element. */
export const fieldsOf = ({members = []}) => members.filter(member => member.kind === 'field');

/** Returns the methods of an element. */
export const methodsOf = ({members = []}) => members.filter(member => member.kind === 'method');

/** Returns the signature of a method, with an arrow or a colon: `(message: string) => void`. */
export function signatureOf({parameters = [], return: result}, separator) {
  const list = parameters.map(
    ({name, optional, type}) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `(${list.join(', ')})${separator}${result?.type.text ?? 'void'}`;
}

/** Returns a doc comment on one line. */
export const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
