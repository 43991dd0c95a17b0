import {html, type ReactiveElement, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {isBranch, type TreeNode} from '../../core/tree/tree-data.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {treeRow, type RowsView} from '../tree/tree-rows.js';
import {treeColumnStyles} from './tree-columns.styles.js';
import type {TreeColumns} from './tree-columns-slot.js';

/**
 * The options in columns, one for each level. The row of an open option owns the next column, so that assistive technology has
 * the same tree as without columns (ARIA Authoring Practices, "Tree View").
 */
export function columnsOf(host: ReactiveElement): TreeColumns {
  addStyles(host, treeColumnStyles);
  return columns;
}

const columns: TreeColumns = {
  render(view) {
    const levels: TreeNode[][] = [];
    for (const row of view.model.rows) (levels[row.level - 1] ??= []).push(row);
    return html`<div class="columns" role="presentation">
      ${levels.map((rows, index) => column(rows, index + 1, view))}
    </div>`;
  },

  move(model, row, key, isRightToLeft) {
    const rows = model.rows.filter(({parent}) => parent === row.parent);
    const at = rows.indexOf(row);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, rows.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: rows.length - 1,
    };
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return rows[targets[key] ?? -1]?.index ?? null;
    if ((key === 'ArrowRight') === isRightToLeft) return row.parent?.index ?? row.index;
    if (!isBranch(row)) return row.index;
    return model.isOpen(row) ? row.index + 1 : true;
  },

  open(model, row) {
    const path = new Set<TreeNode>();
    for (let node = row; node !== null; node = node.parent) path.add(node);
    model.toggle(
      model.data.nodes.filter(node => !path.has(node)),
      false,
    );
    model.toggle([...path], true);
  },
};

function column(rows: readonly TreeNode[], level: number, view: RowsView): TemplateResult {
  return html`<div id=${`column-${level}`} class="column" role=${level === 1 ? 'presentation' : 'group'}>
    ${repeat(
      rows,
      ({key}) => key,
      row => treeRow(row, view, view.model.isOpen(row) ? `column-${level + 1}` : null),
    )}
  </div>`;
}
