/** Moves the elements of a library in one file: its markup, and what in its scripts and styles belongs to it. */
import {extname} from 'node:path';
import {MoveReport} from '../move-report.mjs';
import {ReadError} from '../read-error.mjs';
import {languageOf, nodesIn, readScript} from '../script/read-script.mjs';
import {ElementMover} from './element-mover.mjs';
import {MarkupEdits} from './markup-edits.mjs';
import {moveImports, moveSelectors, moveStyles} from './move-imports.mjs';
import {elementsIn, readMarkup} from './read-markup.mjs';
import {templatesIn} from './script-templates.mjs';

/** The files that may have markup. */
export const MARKUP_EXTENSIONS = ['.html', '.htm', '.vue', '.js', '.mjs', '.ts', '.mts', '.jsx', '.tsx'];

/**
 * @typedef {import('./element-mover.mjs').MarkupLibrary & {
 *   isIn: (source: string) => boolean,
 *   isLoadedBy: (address: string) => boolean,
 *   imports: import('./move-imports.mjs').ElementImports,
 *   names: {prefix: string, adviceOf: (name: string, isEvent: boolean) => string | undefined, eventOf: (name: string) => string | undefined, partOf: (key: string, part: string) => string | undefined},
 * }} ElementLibrary A library of custom elements.
 *
 * @typedef {object} Region A part of a file.
 * @property {'markup' | 'script' | 'styles'} type
 * @property {string} text
 * @property {number} offset
 * @property {import('./read-markup.mjs').Dialect} [dialect]
 * @property {{typescript: boolean, jsx: boolean}} [language]
 */

/**
 * Moves the elements of a library in a file.
 *
 * @param {string} source
 * @param {string} path
 * @param {ElementLibrary} library
 * @returns {{code: string, moved: Record<string, number>, left: MoveReport['left']}}
 * @throws ReadError if the file cannot be read.
 */
export function moveFile(source, path, library) {
  const report = new MoveReport(source);
  if (!library.isIn(source)) return {code: source, moved: {}, left: []};
  const edits = new MarkupEdits(source);
  const {markup, scripts, styles} = partsOf(source, path);
  const usage = new Map();
  const mover = new ElementMover(source, edits, library, report, usage);
  for (const {nodes, dialect} of markup)
    for (const element of elementsIn(nodes)) {
      mover.move(element, dialect);
      leaveLoader(element, library, report);
    }
  for (const program of scripts) {
    moveImports({program, text: source}, library.imports, usage, edits, report);
    moveSelectors(program, library.names, usage, edits, report);
  }
  for (const {text, offset} of styles) moveStyles(text, offset, library.names, usage, edits, report);
  return report.result(edits.code);
}

/** A page may load the library without a bundler. */
function leaveLoader({tag, attributes, start}, library, report) {
  if (tag !== 'link' && tag !== 'script') return;
  const address = attributes.find(({raw}) => raw === 'href' || raw === 'src')?.value ?? '';
  if (!library.isLoadedBy(address)) return;
  const advice =
    'Load `life-changers.min.js` or our style sheet beside it, and remove it once none of its elements is left.';
  report.leave('imports', start, `<${tag}>`, advice);
}

/** Reads the parts of a file. */
function partsOf(source, path) {
  const extension = extname(path);
  if (extension === '.vue') return pageParts(source, 'vue');
  if (extension.startsWith('.htm')) return pageParts(source, 'html');
  return scriptParts(source, 0, languageOf(path));
}

function pageParts(source, dialect) {
  const nodes = readMarkup(source, dialect);
  const parts = {markup: [{nodes, dialect}], scripts: [], styles: []};
  for (const element of elementsIn(nodes)) {
    const text = source.slice(element.openEnd, element.closeStart ?? element.openEnd);
    const attribute = name => element.attributes.find(({raw}) => raw === name)?.value ?? undefined;
    if (element.tag === 'style') parts.styles.push({text, offset: element.openEnd});
    const lang = attribute('lang') ?? '';
    const isScript =
      element.tag === 'script' && /^(module|text\/(java|type)script)?$/.test(attribute('type') ?? '');
    if (!isScript || text.trim() === '') continue;
    const language = {typescript: lang.startsWith('ts'), jsx: lang.endsWith('x')};
    const inner = innerScript(source.slice(0, element.closeStart), element.openEnd, language, dialect);
    for (const [name, list] of Object.entries(inner)) parts[name].push(...list);
  }
  if (dialect === 'vue' && nodes.some(isOtherTemplate)) throw new ReadError('The template is not HTML.');
  return parts;
}

const isOtherTemplate = ({tag, attributes = []}) =>
  tag === 'template' && attributes.some(({raw, value}) => raw === 'lang' && value !== 'html');

/** A script in a page may have code of its server in it. */
function innerScript(source, offset, language, dialect) {
  try {
    return scriptParts(source, offset, language);
  } catch (error) {
    if (dialect === 'vue' || !(error instanceof ReadError)) throw error;
    return {};
  }
}

function scriptParts(source, offset, language) {
  const program = readScript(source.slice(offset), {...language, offset});
  const markup = [];
  for (const {text, dialect, offset: start} of templatesIn(program, source)) {
    const nodes = readMarkup(text, dialect, start);
    putInto(markup, nodes, start);
    markup.push({nodes, dialect});
  }
  const styles = [...nodesIn(program)]
    .filter(({node}) => node.type === 'TaggedTemplateExpression' && node.tag.name === 'css')
    .flatMap(({node}) => node.quasi.quasis)
    .map(({start, end}) => ({text: source.slice(start, end), offset: start}));
  return {markup, scripts: [program], styles};
}

/** Puts a template in `${…}` into the element that it is in. */
function putInto(markup, nodes, start) {
  const around = markup
    .flatMap(part => [...elementsIn(part.nodes)])
    .filter(({openEnd, closeStart}) => openEnd <= start && closeStart !== null && start < closeStart)
    .sort((one, other) => other.openEnd - one.openEnd)[0];
  if (!around) return;
  for (const node of nodes) if (node.type === 'element') node.parent = around;
  around.nested = [...(around.nested ?? []), ...nodes];
}
