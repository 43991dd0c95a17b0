/** What becomes of a column, before it is written. */
import {moveCellFunction} from './cell-functions.mjs';
import {codeOf} from './table-plan.mjs';
import {literalOf, optionsOfObject, plainExpression} from './read-options.mjs';
import {indentOf, removeItems} from './text-edits.mjs';

/**
 * @typedef {object} ColumnLibrary How a library writes columns.
 * @property {(key: string) => ColumnRule | undefined} ruleOf
 * @property {(column: ColumnPlan, plan: import('./table-plan.mjs').TablePlan) => void} complete Adds what follows from all options.
 *
 * @typedef {(option: import('./read-options.mjs').TableOption, column: ColumnPlan, plan: import('./table-plan.mjs').TablePlan) => void} ColumnRule
 */

export class ColumnPlan {
  /** Our properties, with the option in whose place they are. @type {Map<string, {code: string, at: number}>} */
  #properties = new Map();
  #at = 0;
  /** What rules leave for `complete`. */
  facts = {};

  constructor(node, source, library, plan) {
    this.node = node;
    this.source = source;
    this.options = optionsOfObject(node);
    for (const [index, option] of this.options.entries()) {
      this.#at = index;
      const rule = library.ruleOf(option.key);
      if (rule) rule(option, this, plan);
      else plan.stop(option, adviceOf(option));
    }
    this.#at = Infinity;
    library.complete(this, plan);
  }

  /** @param {string} code */
  set(name, code) {
    if (!this.#properties.has(name)) this.#properties.set(name, {code, at: this.#at});
  }

  has(name) {
    return this.#properties.has(name);
  }

  remove(name) {
    this.#properties.delete(name);
  }

  /** Sets a property to a function of the value and the row. */
  setFunction(name, option, words, plan) {
    const moved = moveCellFunction(plainExpression(option.value), this.source, words);
    if (moved.problem) plan.stop(option, `${moved.problem} Write \`${name}: (value, row) => …\`.`);
    else this.set(name, moved.text);
    return moved.text;
  }

  /** Returns the edits that write the column. */
  edits() {
    const byOption = new Map();
    for (const [name, {code, at}] of this.#properties) {
      const list = byOption.get(at) ?? [];
      list.push(code === name ? name : `${name}: ${code}`);
      byOption.set(at, list);
    }
    const nodes = this.options.map(({node}) => node);
    const last = [...byOption.keys()].filter(Number.isFinite).sort((one, other) => other - one)[0] ?? 0;
    const added = byOption.get(Infinity) ?? [];
    const edits = removeItems(nodes, index => byOption.has(index) || index === last);
    for (const [index, {start, end}] of nodes.entries()) {
      if (!byOption.has(index) && index !== last) continue;
      const written = [...(byOption.get(index) ?? []), ...(index === last ? added : [])];
      const text = written.join(this.#separator(start));
      if (text !== this.source.slice(start, end)) edits.push({start, end, text});
    }
    return edits;
  }

  /** Returns what is between two properties: a line break if the properties of the column have lines. */
  #separator(start) {
    const {source} = this;
    const line = source.lastIndexOf('\n', start - 1) + 1;
    return source.slice(line, start).trim() === '' ? `,\n${indentOf(source, start)}` : ', ';
  }
}

const adviceOf = ({key}) =>
  key === '...' ? 'Write its options here, and run the move again.' : 'This option is not known.';

/** A column option whose value stays. */
export const keeps = name => (option, column) => column.set(name, codeOf(option, column.source));

/** A column option with words. Null needs nothing. */
export const columnWords = (name, byWord) => (option, column, plan) => {
  const word = literalOf(option.value);
  if (!Object.hasOwn(byWord, word)) plan.stop(option, 'Its value is not known.');
  else if (byWord[word] !== null) column.set(name, `'${byWord[word]}'`);
};

/** A column option that is kept for later. */
export const notes = name => (option, column) => {
  column.facts[name] = option;
};

export const columnNotNeeded = () => {};
export const columnStops = advice => (option, _column, plan) => plan.stop(option, advice);
export const columnDrops = advice => (option, _column, plan) => plan.drop(option, advice);

/** A column option with a boolean. */
export const columnEither =
  (ifTrue, ifFalse = columnNotNeeded) =>
  (option, column, plan) => {
    const value = literalOf(option.value);
    if (value === true) ifTrue(option, column, plan);
    else if (value === false) ifFalse(option, column, plan);
    else plan.stop(option, 'It is not a literal. Decide what the column has, and write it.');
  };
