import {html, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {treeItemStyles} from './tree-item.styles.js';

/**
 * An item of a tree, with the items inside it. Put it into `<lc-tree>` or another item. Like an `<option>`, it only describes
 * the item: the tree renders the row.
 *
 * @tag lc-tree-item
 * @summary An item of `<lc-tree>`.
 * @slot - The text of the item, and `<lc-tree-item>` elements, which are inside it.
 * @slot icon - An icon before the text. The tree shows a copy of it, which the style sheets of the page do not reach.
 */
export class LcTreeItem extends LcElement {
  static override styles = treeItemStyles;

  /** The value of the item, which no other item of the tree has. Default `''`: the text. */
  @property({reflect: true, default: ''}) value!: string;

  /** The text of the item. Default `''`: the text of the children. */
  @property({reflect: true, default: ''}) label!: string;

  /** The URL to open. The item is then a link. `javascript:` URLs are ignored with a warning. */
  @property({reflect: true, default: ''}) href!: string | null | undefined;

  /** Shows the items inside. Changes when users open or close the item. */
  @property({type: Boolean, reflect: true, default: false}) open!: boolean;

  /** Selects the item at first, like an `<option selected>`. The `value` of the tree has what is selected now. */
  @property({type: Boolean, reflect: true, default: false}) selected!: boolean;

  /** Prevents users from selecting the item and those inside. They can open it. */
  @property({type: Boolean, reflect: true, default: false}) disabled!: boolean;

  /** Loads the items inside when users open it, with `loadItems` or `lc-load-items` of the tree. */
  @property({type: Boolean, reflect: true, default: false}) lazy!: boolean;

  /** What is visible before the tree has its script. */
  protected override render(): TemplateResult {
    return html`<slot name="icon"></slot>${this.label}<slot></slot>`;
  }
}
