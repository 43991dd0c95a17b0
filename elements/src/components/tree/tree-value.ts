import type {ComplexAttributeConverter} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {ChosenValues} from '../../base/chosen-values.js';
import type {ControlValue, FormValue} from '../../base/control-value.js';
import {isSameList} from '../../core/is-same-list.js';
import type {Option} from '../../core/options/index.js';
import {visitAll, type TreeData, type TreeNode} from '../../core/tree/tree-data.js';
import type {TreeModel} from '../../core/tree/tree-model.js';
import type {Issue} from '../../core/validation/index.js';

/** The selected value, or a list of values. */
export type TreeTyped = string | readonly string[];

/** How many items users can select. */
export type TreeSelection = 'none' | 'single' | 'multiple';

/** The properties that the value of a tree depends on. */
export interface TreeProperties {
  readonly name: string;
  readonly required: boolean;
  readonly initValue: TreeTyped | null | undefined;
  readonly selection: TreeSelection;
}

/** Text, or a list as JSON. */
export const treeAttribute: ComplexAttributeConverter<unknown> = {
  fromAttribute: (text, type) =>
    text?.trim().startsWith('[') ? jsonAttribute.fromAttribute!(text, type) : text,
};

/** Returns what the value has for the selected items that have no items. */
export type SummarizeLeaves = (data: TreeData, leaves: readonly string[]) => readonly string[];

const NONE: readonly string[] = [];

/** The text of an app as a list. An empty text is an empty list. */
const listOf = (value: unknown): unknown => (typeof value === 'string' ? [value].filter(Boolean) : value);

/**
 * The value of a tree: that of the selected item, or those of all selected items that have no items. The value of an item
 * that has items means all items inside.
 */
export class TreeValue implements ControlValue<TreeTyped> {
  readonly #tree: TreeProperties;
  readonly #model: TreeModel;
  readonly #chosen: ChosenValues;
  readonly #summarize: SummarizeLeaves;
  #last: {data: TreeData; selection: string; wanted: readonly string[]; counting: readonly string[]} | null =
    null;
  #counted: {data: TreeData; leaves: readonly string[]} | null = null;

  /** @param summarize By default, the value has the selected items that have no items. */
  constructor(
    tree: TreeProperties,
    model: TreeModel,
    summarize: SummarizeLeaves = (_data, leaves) => leaves,
  ) {
    this.#tree = tree;
    this.#model = model;
    this.#summarize = summarize;
    const properties = {
      get name() {
        return tree.name;
      },
      get required() {
        return tree.required;
      },
      get initValue() {
        return listOf(tree.initValue) as readonly string[];
      },
      /** Only the disabled items matter: their values are not submitted. */
      get options(): readonly Option[] {
        return tree.selection === 'none' ? [] : disabledOptions(model.data);
      },
      min: null,
      max: null,
    };
    const initial = (): readonly string[] =>
      model.data.nodes.flatMap(({source, value}) => (source.selected ? [value] : NONE));
    this.#chosen = new ChosenValues(properties, initial, model.warn, wanted => this.#arrange(wanted));
  }

  get typed(): TreeTyped {
    const {typed} = this.#chosen;
    return this.#isMultiple ? typed : (typed[0] ?? '');
  }

  get submitted(): FormValue {
    return this.#chosen.submitted;
  }

  get state(): FormValue {
    return this.#chosen.state;
  }

  get isDirty(): boolean {
    return this.#chosen.isDirty;
  }

  get issue(): Issue | null {
    return this.#chosen.issue;
  }

  set(value: unknown): void {
    this.#chosen.set(listOf(value));
  }

  clear(): void {
    this.#chosen.clear();
  }

  restore(state: FormValue): void {
    this.#chosen.restore(state);
  }

  /** Selects an item: with several, selects or deselects it and those inside, except disabled ones. */
  toggle(node: TreeNode): void {
    if (this.#isMultiple) this.#chooseLeaves(leavesIn(node));
    else this.set(node.value);
  }

  /** Selects all items, or none if all are selected. */
  toggleAll(): void {
    this.#chooseLeaves(this.#model.data.nodes.filter(({children}) => children.length === 0));
  }

  /** Counts the selected items in each item, for `aria-checked`. */
  count(): void {
    const {data} = this.#model;
    const leaves = this.#counting(this.#chosen.wanted);
    if (this.#counted?.data === data && this.#counted.leaves === leaves) return;
    this.#counted = {data, leaves};
    countChosen(data, leaves);
  }

  get #isMultiple(): boolean {
    return this.#tree.selection === 'multiple';
  }

  #chooseLeaves(leaves: readonly TreeNode[]): void {
    const values = leaves.filter(({isDisabled}) => !isDisabled).map(({value}) => value);
    const {byKey} = this.#model.data;
    // A value that has no item yet is kept.
    const {wanted} = this.#chosen;
    const next = new Set([...wanted.filter(value => !byKey.has(value)), ...this.#counting(wanted)]);
    const isChosen = !values.every(value => next.has(value));
    for (const value of values) {
      if (isChosen) next.add(value);
      else next.delete(value);
    }
    this.#chosen.set([...next]);
  }

  #arrange(wanted: readonly string[]): readonly string[] {
    const counting = this.#counting(wanted);
    return this.#isMultiple ? this.#summarize(this.#model.data, counting) : counting;
  }

  /** The wanted values that count, in the order of the items; with several, those of items that have no items. */
  #counting(wanted: readonly string[]): readonly string[] {
    const {selection} = this.#tree;
    if (selection === 'none' || wanted.length === 0) return NONE;
    const data = this.#model.data;
    const last = this.#last;
    if (last?.data === data && last.selection === selection && isSameList(last.wanted, wanted))
      return last.counting;
    const counting = this.#isMultiple
      ? chosenLeaves(data, wanted)
      : wanted.filter(value => data.isPartial || data.byKey.has(value)).slice(0, 1);
    this.#last = {data, selection, wanted, counting};
    return counting;
  }
}

/** Counts the selected items in each item. */
export function countChosen({nodes}: TreeData, leaves: readonly string[]): void {
  const chosen = new Set(leaves);
  for (const node of nodes) node.chosenCount = Number(node.children.length === 0 && chosen.has(node.value));
  for (const {parent, chosenCount} of nodes.toReversed())
    if (parent !== null) parent.chosenCount += chosenCount;
}

function chosenLeaves({nodes, byKey, isPartial}: TreeData, wanted: readonly string[]): readonly string[] {
  const values = new Set(wanted);
  const chosen = new Set<TreeNode | null>();
  const leaves: string[] = [];
  for (const node of nodes) {
    if (!values.has(node.value) && !chosen.has(node.parent)) continue;
    if (node.children.length === 0) leaves.push(node.value);
    else chosen.add(node);
  }
  return isPartial ? [...leaves, ...wanted.filter(value => !byKey.has(value))] : leaves;
}

function leavesIn(root: TreeNode): readonly TreeNode[] {
  const leaves: TreeNode[] = [];
  visitAll([root], node => {
    if (node.children.length === 0) leaves.push(node);
    return node.children;
  });
  return leaves;
}

const disabledIn = new WeakMap<TreeData, readonly Option[]>();

function disabledOptions(data: TreeData): readonly Option[] {
  let options = disabledIn.get(data);
  if (options === undefined) {
    options = data.nodes
      .filter(({isDisabled}) => isDisabled)
      .map(({value, label}) => ({value, text: label, disabled: true}));
    disabledIn.set(data, options);
  }
  return options;
}
