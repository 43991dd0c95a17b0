/** Moves the imports that register the elements of a library, and selectors in scripts and styles. */
import {nodesIn} from '../script/read-script.mjs';

/**
 * @typedef {object} ElementImports
 * @property {(source: string) => ImportKind | undefined} kindOf Returns what an import of the library is for.
 * @property {(key: string) => string | undefined} defaultTag Returns our tag for an element, if there is only one.
 *
 * @typedef {{kind: 'all' | 'styles'} | {kind: 'element', key: string} | {kind: 'other', advice: string}} ImportKind
 *
 * @typedef {Map<string, {targets: Set<string>, left: number}>} ElementUsage What became of the elements of a file, by kind.
 */

const ALL = '@life-changers/elements';
const STYLES = `${ALL}/styles/life-changers.css`;
const LAST = 'Remove it once none of its elements is left.';

/** Returns the import of one of our elements. */
const entryOf = tag => `${ALL}/${tag.slice('lc-'.length)}`;

/**
 * Moves the imports of a script. What other files may still need stays, beside ours.
 *
 * @param {{program: any, text: string}} script
 * @param {ElementImports} imports
 * @param {ElementUsage} usage
 * @param {import('./markup-edits.mjs').MarkupEdits} edits
 * @param {import('../move-report.mjs').MoveReport} report
 */
export function moveImports({program, text}, imports, usage, edits, report) {
  const known = new Set(program.body.map(({source}) => source?.value));
  for (const node of program.body) {
    const kind = node.source && imports.kindOf(node.source.value);
    if (!kind) continue;
    const quote = text[node.source.start];
    const end = text[node.end - 1] === ';' ? ';' : '';
    const written = sources => {
      const added = sources.filter(source => !known.has(source));
      for (const source of added) known.add(source);
      return added.map(source => `import ${quote}${source}${quote}${end}`);
    };
    const leave = advice =>
      report.leave('imports', node.start, text.slice(node.start, node.end).split('\n')[0], advice);
    if (kind.kind === 'other') leave(kind.advice);
    else if (node.type !== 'ImportDeclaration' || node.specifiers.length > 0)
      leave(adviceOfNames(kind, imports, usage));
    else {
      const {sources, isDone} = sourcesOf(kind, imports, usage);
      const lines = written(sources);
      const space = `\n${/[ \t]*$/.exec(text.slice(0, node.start))[0]}`;
      if (isDone) replaceImport(node, lines.join(space), edits);
      else if (lines.length > 0) edits.replace(node.end, node.end, lines.map(line => space + line).join(''));
      if (isDone || lines.length > 0) report.count('imports');
      if (!isDone) leave(LAST);
    }
  }
}

function replaceImport(node, lines, edits) {
  if (lines !== '') edits.replace(node.start, node.end, lines);
  else edits.removeElement(node);
}

/** Returns our imports for one of theirs, and whether theirs is not needed any more. */
function sourcesOf(kind, imports, usage) {
  if (kind.kind === 'all') return {sources: [ALL], isDone: false};
  if (kind.kind === 'styles') return {sources: [STYLES], isDone: false};
  const use = usage.get(kind.key);
  const tag = imports.defaultTag(kind.key);
  const targets = use ? [...use.targets] : tag === undefined ? [] : [tag];
  const sources = targets.filter(target => target.startsWith('lc-')).map(entryOf);
  return {sources, isDone: use !== undefined && use.left === 0 && use.targets.size > 0};
}

function adviceOfNames(kind, imports, usage) {
  if (kind.kind !== 'element') return LAST;
  const targets = [...(usage.get(kind.key)?.targets ?? [imports.defaultTag(kind.key)])];
  const tag = targets.length === 1 ? targets[0] : undefined;
  if (!tag?.startsWith('lc-')) return LAST;
  return `\`import {${className(tag)}} from '${entryOf(tag)}'\`.`;
}

/** Returns the class of an element: `LcTextInput` for `lc-text-input`. */
export const className = tag => tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** Functions and decorators whose first argument is a selector. */
const QUERIES = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'query',
  'queryAll',
  'queryAsync',
]);

/** Events without a detail, which mean the same for all elements that send them. */
const PLAIN_EVENTS = new Set([
  ...['change', 'input', 'focus', 'blur'],
  ...['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide'],
]);

/** Functions that listen to elements. */
const LISTENERS = /^(add|remove)EventListener$/;

/** Functions whose argument is the name of an event. */
const EVENTS = /^(add|remove)EventListener$|^(on|once|off|one|emit|listen|fromEvent|dispatchEvent)/i;

/**
 * Moves selectors and listeners in a script, and lists other texts that are names of elements or events of the library.
 *
 * @param {any} program
 * @param {{prefix: string, adviceOf: (name: string, isEvent: boolean) => string | undefined, eventOf: (name: string) => string | undefined}} names
 * @param {ElementUsage} usage
 * @param {import('./markup-edits.mjs').MarkupEdits} edits
 * @param {import('../move-report.mjs').MoveReport} report
 */
export function moveSelectors(program, names, usage, edits, report) {
  const pattern = new RegExp(`(?<![\\w-])${names.prefix}[a-z-]+`, 'g');
  for (const {node, parents} of nodesIn(program)) {
    if (node.type !== 'StringLiteral' || parents.at(-1)?.source === node) continue;
    const callee = calleeOf(parents.at(-1), node);
    const isQuery = QUERIES.has(callee);
    const found = [...node.value.matchAll(pattern)].map(([name]) => name);
    // Other texts, such as the titles of tests, only speak of elements.
    if (found.length === 0 || (!isQuery && found[0] !== node.value)) continue;
    const selector = isQuery ? moveSelector(node.value, pattern, usage) : undefined;
    const event = LISTENERS.test(callee) ? moveEvent(node.value, names, usage) : undefined;
    if (selector !== undefined) {
      edits.replace(node.start + 1, node.end - 1, selector);
      report.count('selectors');
    } else if (event !== undefined) {
      edits.replace(node.start + 1, node.end - 1, event);
      report.count('events');
    } else {
      const advice = found.map(name => names.adviceOf(name, EVENTS.test(callee))).filter(Boolean);
      report.leave('scripts', node.start, `'${node.value}'`, [...new Set(advice)].join(' ') || 'Check it.');
    }
  }
}

/** Returns the name of the function that a text is an argument of, or ''. */
function calleeOf(call, node) {
  const isCall =
    (call.type === 'CallExpression' || call.type === 'NewExpression') && call.arguments.includes(node);
  return isCall ? (call.callee.property?.name ?? call.callee.name ?? '') : '';
}

/** Returns our name of an event, if all elements of the library in the file are ours now. */
function moveEvent(name, names, usage) {
  const event = names.eventOf(name);
  const isWhole = usage.size > 0 && [...usage.values()].every(({left}) => left === 0);
  return isWhole && PLAIN_EVENTS.has(event) ? event : undefined;
}

/** Returns a selector with our tags, if all elements of these kinds in the file are ours now. */
function moveSelector(selector, pattern, usage) {
  let isWhole = true;
  const moved = selector.replace(pattern, name => {
    const use = usage.get(name);
    const [tag] = use?.left === 0 && use.targets.size === 1 ? use.targets : [];
    if (tag) return tag;
    isWhole = false;
    return name;
  });
  return isWhole ? moved : undefined;
}

/**
 * Moves the selectors of a style sheet whose elements are in the same file.
 *
 * @param {string} css
 * @param {number} offset
 * @param {{prefix: string, partOf: (key: string, part: string) => string | undefined}} names
 * @param {ElementUsage} usage
 * @param {import('./markup-edits.mjs').MarkupEdits} edits
 * @param {import('../move-report.mjs').MoveReport} report
 */
export function moveStyles(css, offset, names, usage, edits, report) {
  const text = css.replace(/\/\*[^]*?\*\//g, comment => ' '.repeat(comment.length));
  const pattern = new RegExp(
    `(?<![\\w-.#])(${names.prefix}[a-z-]+)((?:[^\\s{,>+~]*?)::part\\(([\\w-]+)\\))?`,
    'g',
  );
  for (const match of text.matchAll(pattern)) {
    const [all, key, rest, part] = match;
    const start = offset + match.index;
    const use = usage.get(key);
    const isMoved = use?.left === 0 && use.targets.size === 1 && !use.targets.has('');
    const ours = part === undefined ? '' : names.partOf(key, part);
    if (!isMoved || ours === undefined) {
      const advice = isMoved
        ? `There is no part \`${part}\`.`
        : 'Write our tag once all its elements are moved.';
      report.leave('styles', start, all, advice);
      continue;
    }
    edits.replace(start, start + key.length, [...use.targets][0]);
    report.count('styles');
    const place = start + key.length + rest?.lastIndexOf('(') + 1;
    if (part !== undefined && ours !== part) edits.replace(place, place + part.length, ours);
  }
}
