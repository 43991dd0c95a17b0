/** Moves PrimeReact 10 to our React components. */
import {ScriptFile} from '../../script/script-file.mjs';
import {writeImports} from '../../script/write-imports.mjs';

const isPrime = source => /^primereact\//.test(source);

/**
 * @param {string} source
 * @param {string} path
 */
export function movePrimeReact(source, path) {
  if (!source.includes('primereact')) return {code: source, moved: {}, left: []};
  const file = new ScriptFile(source, path);
  for (const {local, imported} of file.importsFrom(isPrime)) {
    if (imported !== 'ProgressSpinner') continue;
    for (const node of file.referencesTo(local)) {
      const opening = file.parentsOf(node).at(-1);
      if (opening.type !== 'JSXOpeningElement' || !opening.selfClosing) continue;
      if (opening.attributes.length > 0) {
        file.report.leave('elements', opening.start, '<ProgressSpinner>', 'Write `Spinner` with its props.');
        continue;
      }
      file.forget(node);
      file.edits.overwrite(node.start, node.end, file.want('Spinner', '@life-changers/react'));
      file.report.count('elements');
    }
  }
  writeImports(file, isPrime);
  return file.result();
}
