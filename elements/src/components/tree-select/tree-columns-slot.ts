import type {ReactiveElement, TemplateResult} from 'lit';
import {warnUnlessImported} from '../../base/needed-import.js';
import {updateLocalized} from '../../controllers/localize.controller.js';
import type {Warn} from '../../core/bad-input.js';
import type {TreeNode} from '../../core/tree/tree-data.js';
import type {TreeModel} from '../../core/tree/tree-model.js';
import type {RowsView} from '../tree/tree-rows.js';

/** The options of a tree select in columns, one for each level. */
export interface TreeColumns {
  render(view: RowsView): TemplateResult;
  /** Like `treeMove`: the index of the row to which a key moves, or whether it opens or closes the row. */
  move(model: TreeModel, row: TreeNode, key: string, isRightToLeft: boolean): number | boolean | null;
  /** Opens an option and those around it, and closes all others. Null closes all. */
  open(model: TreeModel, row: TreeNode | null): void;
}

type CreateColumns = (host: ReactiveElement) => TreeColumns;

/** The module `@life-changers/elements/tree-columns` fills it, because most tree selects show a tree. */
let create: CreateColumns | null = null;

/** Fills the slot. Tree selects that were rendered before update. */
export function provideTreeColumns(given: CreateColumns): void {
  create = given;
  updateLocalized();
}

/** Returns the columns of an element, or null until something fills the slot. */
export function treeColumns(host: ReactiveElement, warn: Warn): TreeColumns | null {
  if (create === null) warnUnlessImported('columns', 'tree-columns', () => create !== null, warn);
  return create?.(host) ?? null;
}
