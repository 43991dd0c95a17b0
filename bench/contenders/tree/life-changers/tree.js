import {deepActiveElement} from '../../../page/composed.js';
import {pressKey} from '../../../page/keys.js';
import {withText} from '../contender.js';

/** @param {readonly import('../contender.js').Folder[]} folders */
export const itemsOf = folders =>
  folders.map(({label, files}) => ({label, items: files.map(file => ({label: file}))}));

/** What users do with a tree. */
export const actionsOf = tree => ({
  rowOf: label => withText(tree()?.shadowRoot.querySelectorAll('[role=treeitem]') ?? [], label),
  focus: () => tree().focus(),
  open: () => pressKey(deepActiveElement(), 'ArrowRight'),
});
