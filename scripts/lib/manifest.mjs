import {readJson} from './workspace.mjs';

/** All elements of the manifest, sorted by tag, each with the module of its class, as `./components/…`. */
export function elementsOf(manifest) {
  return manifest.modules
    .flatMap(({path, declarations}) =>
      declarations.map(declaration => ({...declaration, modulePath: path.replace(/^dist\//, './')})),
    )
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
}

/** The elements of the manifest that the build has written. */
export const readElements = () => elementsOf(readJson('elements/dist/custom-elements.json'));

/** The fields of an element. */
export const fieldsOf = ({members = []}) => members.filter(member => member.kind === 'field');

/** The methods of an element. */
export const methodsOf = ({members = []}) => members.filter(member => member.kind === 'method');

/** What a method takes and gives, around an arrow or a colon: `(message: string) => void`. */
export function signatureOf({parameters = [], return: result}, separator) {
  const list = parameters.map(
    ({name, optional, type}) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `(${list.join(', ')})${separator}${result?.type.text ?? 'void'}`;
}

/** A doc comment as running text, on one line. */
export const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
