/** What becomes of a table, before any of it is written: all of it is moved, or nothing. */
import {literalOf} from './read-options.mjs';

/**
 * @typedef {import('./read-options.mjs').TableOption} TableOption
 *
 * @typedef {(option: TableOption, plan: TablePlan, source: string) => void} OptionRule What to do with an option of a table.
 */

export class TablePlan {
  /** The props of our table. @type {Map<string, string | null>} Null is an attribute without a value. */
  props = new Map();
  /** The features to import, such as `table-columns`. @type {Set<string>} */
  features = new Set();
  /** What is inside our table, as JSX. @type {string[]} */
  children = [];
  /** Why the table stays as it is. @type {{node: any, what: string, advice: string}[]} */
  obstacles = [];
  /** What is listed, although the table is moved, such as what is removed. @type {{node: any, what: string, advice: string}[]} */
  noted = [];
  /** How columns start, and what is set for single ones, by field. */
  columns = {filter: true, sortable: true, sorts: new Map(), hasMenu: undefined, groups: false};
  /** The node of the columns. */
  columnsNode = undefined;

  /** @param {import('./script-names.mjs').ScriptNames} names The names of the file. */
  constructor(names) {
    this.names = names;
  }

  /** @param {string | null} [value] The value as JSX: `"text"`, or `{code}`. Without it, the prop is true. */
  set(name, value = null) {
    this.props.set(name, value);
  }

  stop({key, node}, advice) {
    this.obstacles.push({node, what: key, advice});
  }

  drop(option, advice) {
    this.note(option, `It was removed. ${advice}`);
  }

  /** Lists an option of a table that is moved. */
  note({key, node}, advice) {
    this.noted.push({node, what: key, advice});
  }
}

/** Returns the code of an option's value. */
export const codeOf = ({value, node}, source) => {
  if (value === null) return 'true';
  if (value.type !== 'ObjectMethod') return source.slice(value.start, value.end);
  const [start] = [value.params[0]?.start ?? value.body.start];
  const params = source.slice(start, value.body.start).replace(/\)\s*$/, '');
  return `(${value.params.length > 0 ? params : ''}) => ${source.slice(value.body.start, node.end)}`;
};

/** Returns a value as JSX. */
export const jsxOf = (option, source) =>
  option.value?.type === 'StringLiteral' && option.node.type === 'JSXAttribute'
    ? codeOf(option, source)
    : `{${codeOf(option, source)}}`;

/** An option that our tables do not need. */
export const notNeeded = () => {};

/** An option that cannot be moved: the table stays as it is. */
export const stops = advice => (option, plan) => plan.stop(option, advice);

/** An option that is removed, and has to be written in another way, such as in a style sheet. */
export const drops = advice => (option, plan) => plan.drop(option, advice);

/** An option with a boolean: what to do if it is true, and if it is false. Others stop. */
export const either =
  (ifTrue, ifFalse = notNeeded) =>
  (option, plan, source) => {
    const value = literalOf(option.value);
    if (value === true) ifTrue(option, plan, source);
    else if (value === false || value === null) ifFalse(option, plan, source);
    else plan.stop(option, 'It is not a literal. Decide what the table has, and write it.');
  };

/** An option whose value is that of a prop. */
export const renames = name => (option, plan, source) => plan.set(name, jsxOf(option, source));

/** An option with a word of ours list. */
export const words = (name, byWord) => (option, plan) => {
  const word = literalOf(option.value);
  if (!Object.hasOwn(byWord, word)) plan.stop(option, 'Its value is not known.');
  else if (byWord[word] !== null) plan.set(name, JSON.stringify(byWord[word]));
};

/** Returns whether a value has handlers or other functions in it, so that it is more than a look. */
export function hasFunction(node) {
  if (!node || typeof node !== 'object') return false;
  if (/Function|ObjectMethod|CallExpression|SpreadElement|^Identifier$|MemberExpression/.test(node.type))
    return true;
  if (node.type === 'ObjectProperty') {
    const key = node.key.name ?? node.key.value;
    // Styles are a look, whatever they are made of.
    if (key === 'sx' || key === 'style' || key === 'styles' || key === 'className' || key === 'classNames')
      return false;
    return /^on[A-Z]/.test(key) || hasFunction(node.value);
  }
  return Object.entries(node).some(
    ([key, value]) =>
      key !== 'loc' &&
      (Array.isArray(value)
        ? value.some(hasFunction)
        : typeof value?.type === 'string' && hasFunction(value)),
  );
}

/** An option with the look of a part. With functions, it can be more than that. */
export const look = (option, plan) => {
  if (hasFunction(option.value))
    plan.stop(
      option,
      'It has functions or values from elsewhere. If it is only the look, remove it, and run the move again.',
    );
  else plan.drop(option, 'Use the custom properties and parts of the table: /guides/theming.');
};
