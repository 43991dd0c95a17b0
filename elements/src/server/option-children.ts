import type {DefaultTreeAdapterTypes} from 'parse5';
import type {Option} from '../core/options/index.js';
import {detailsOf} from '../core/options/option.js';

type Element = DefaultTreeAdapterTypes.Element;

/** An element with `<option>` children. */
interface OptionsElement {
  options: readonly Option[];
  /** The value of the selected option, or a list if there can be several. */
  readonly value: unknown;
  initValue: unknown;
}

/** What an `<option>` child offers. */
export interface OptionChild extends Option {
  readonly isSelected: boolean;
}

/** Sets the options of an element from its `<option>` children, which it cannot read on a server. */
export function setOptions(element: HTMLElement, children: readonly OptionChild[], hasValue: boolean): void {
  if (children.length === 0 || !('options' in element) || element.hasAttribute('options')) return;
  const target = element as HTMLElement & OptionsElement;
  target.options = children.map(({isSelected: _, ...option}) => option);
  const selected = children.filter(({isSelected}) => isSelected).map(({value}) => value);
  if (selected.length === 0 || hasValue) return;
  target.initValue = Array.isArray(target.value) ? selected : selected.at(-1);
}

/** Returns what the `<option>` children of an element offer, including those in groups. */
export function optionsIn(parent: Element, isDisabled = false, group = ''): OptionChild[] {
  return parent.childNodes.flatMap(child => {
    if (!('attrs' in child)) return [];
    const given = new Map(child.attrs.map(({name, value}) => [name, value]));
    const disabled = isDisabled || given.has('disabled');
    if (child.tagName === 'optgroup') return optionsIn(child, disabled, given.get('label'));
    if (child.tagName !== 'option') return [];
    const details = detailsOf({
      group,
      description: given.get('data-description'),
      suffix: given.get('data-suffix'),
      icon: given.get('data-icon'),
    });
    const text = textOf(child).replace(/\s+/g, ' ').trim();
    return [
      {
        text: given.get('label') || text,
        value: given.get('value') ?? text,
        disabled,
        isSelected: given.has('selected'),
        ...details,
      },
    ];
  });
}

function textOf(node: Element): string {
  return node.childNodes
    .map(child => ('value' in child ? child.value : 'childNodes' in child ? textOf(child) : ''))
    .join('');
}
