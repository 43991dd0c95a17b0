import {rememberLast} from '../../core/remember-last.js';
import type {TreeData} from '../../core/tree/tree-data.js';
import type {TreeModel} from '../../core/tree/tree-model.js';
import type {Tag} from '../multi-select/multi-select-value.js';
import {countChosen, type TreeProperties, TreeValue} from '../tree/tree-value.js';

/** What the value has for an option with options inside, if all of these are chosen. */
export type CheckedStrategy = 'leaves' | 'parents';

/** The properties that the value of a tree select depends on. */
export interface TreeSelectProperties extends Omit<TreeProperties, 'selection'> {
  readonly multiple: boolean;
  readonly checkedStrategy: CheckedStrategy;
  readonly showPath: boolean;
}

/** How an option is shown. */
interface OptionTexts {
  readonly label: string;
  /** The labels of the options around it, and its own. */
  readonly path: string;
}

/** The value of a tree select: that of the chosen option, or those of several. */
export class TreeSelectValue extends TreeValue {
  readonly #properties: TreeSelectProperties;
  readonly #model: TreeModel;
  /** How chosen options are shown, also those that are no longer among the options. */
  readonly #texts = new Map<string, OptionTexts>();

  constructor(properties: TreeSelectProperties, model: TreeModel) {
    const parents = rememberLast(({data, leaves}: {data: TreeData; leaves: readonly string[]}) =>
      wholeItems(data, leaves),
    );
    const tree: TreeProperties = {
      get name() {
        return properties.name;
      },
      get required() {
        return properties.required;
      },
      get initValue() {
        return properties.initValue;
      },
      get selection() {
        return properties.multiple ? 'multiple' : 'single';
      },
    };
    super(tree, model, (data, leaves) =>
      properties.checkedStrategy === 'parents' ? parents({data, leaves}) : leaves,
    );
    this.#properties = properties;
    this.#model = model;
  }

  /** The chosen values. */
  get list(): readonly string[] {
    return [this.typed].flat().filter(Boolean);
  }

  /** The chosen values as they are shown. */
  get tags(): readonly Tag[] {
    const {byKey} = this.#model.data;
    return this.list.map(value => {
      const node = byKey.get(value);
      const isLocked = Boolean(node?.isDisabled);
      return {text: this.textOf(value), value, isOption: node !== undefined, isLocked};
    });
  }

  /** Returns the text of a value: that of its option, if it is or was known, or the value. */
  textOf(value: string): string {
    const node = this.#model.data.byKey.get(value);
    if (node !== undefined) {
      const labels: string[] = [];
      for (let at: typeof node | null = node; at !== null; at = at.parent) labels.unshift(at.label);
      this.name(value, {label: node.label, path: labels.join(' / ')});
    }
    return this.#texts.get(value)?.[this.#properties.showPath ? 'path' : 'label'] ?? value;
  }

  /** Whether the text of a value is known. */
  isNamed(value: string): boolean {
    return this.#texts.has(value) || this.#model.data.byKey.has(value);
  }

  /** Sets how a value is shown. */
  name(value: string, texts: OptionTexts): void {
    this.#texts.set(value, texts);
  }

  /** Removes chosen values, except of disabled options. */
  remove(values: readonly string[]): void {
    const {byKey} = this.#model.data;
    const removed = new Set(values.filter(value => !byKey.get(value)?.isDisabled));
    this.set(this.list.filter(value => !removed.has(value)));
  }
}

/** The highest items of which everything inside is chosen, and the values that have no item. */
function wholeItems(data: TreeData, leaves: readonly string[]): readonly string[] {
  countChosen(data, leaves);
  const isWhole = ({chosenCount, leafCount}: TreeData['nodes'][number]): boolean => chosenCount === leafCount;
  const whole = data.nodes.filter(node => isWhole(node) && !(node.parent && isWhole(node.parent)));
  return [...whole.map(({value}) => value), ...leaves.filter(value => !data.byKey.has(value))];
}
