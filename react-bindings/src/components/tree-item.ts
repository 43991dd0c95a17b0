import {LcTreeItem} from '@life-changers/elements/tree-item';
import {createElement, Fragment, type ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `TreeItem`. */
export interface TreeItemProps extends PropsOf<
  LcTreeItem,
  'value' | 'label' | 'href' | 'open' | 'selected' | 'disabled' | 'lazy'
> {
  /** An icon before the text. The tree shows a copy of it, which the style sheets of the page do not reach. */
  icon?: ReactNode | undefined;
  /** The text, if there is no `label`, and the `TreeItem` components inside. */
  children?: ReactNode | undefined;
}

/** An item of a tree, with the items inside it. */
export const TreeItem = createBinding<LcTreeItem, TreeItemProps>({
  tag: 'lc-tree-item',
  elementClass: LcTreeItem,
  childProps: ['icon'],
  children: ({icon, children}) =>
    createElement(Fragment, null, icon && createElement('span', {slot: 'icon'}, icon), children),
});
