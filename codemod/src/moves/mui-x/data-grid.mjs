/** Finds the grids of MUI X in a file, and completes what becomes of them. */
import {optionsOfElement} from '../tables/read-options.mjs';
import {completeGridColumn, ruleOfGridColumn} from './grid-columns.mjs';
import {ruleOfGridOption} from './grid-options.mjs';

const PACKAGE = /^@mui\/x-data-grid(-pro|-premium)?($|\/)/;
const GRID = /^DataGrid(Pro|Premium)?$/;

/** The rows of a page, unless the app says so. */
const PAGE_SIZE = 100;

/** @type {import('../tables/move-tables.mjs').TableLibrary} */
export const DATA_GRID = {
  isPackage: source => PACKAGE.test(source),
  findTables: (names, imports) =>
    imports
      .filter(({imported}) => GRID.test(imported))
      .flatMap(({local, imported}) =>
        names
          .references(local)
          .filter(({parents}) => parents.at(-1).type === 'JSXOpeningElement')
          .map(({parents}) => {
            const element = parents.at(-2);
            return {element, options: optionsOfElement(element), component: imported};
          }),
      ),
  ruleOf: ruleOfGridOption,
  complete,
  columns: {ruleOf: ruleOfGridColumn, complete: completeGridColumn},
  columnType: /^GridColDef$|^GridColumns$/,
};

function complete(plan, {component}) {
  const {columns} = plan;
  for (const field of columns.sorts.keys())
    plan.stop({key: 'sortModel', node: plan.columnsNode}, `There is no column "${field}" to sort.`);
  // The paid grids have pages only if the app asks for them.
  const scrolls = columns.noPages || (component !== 'DataGrid' && !columns.pages);
  if (scrolls) {
    plan.set('paging', '"scroll"');
    plan.features.add('table-scroll');
  } else if (!plan.props.has('pageSize')) plan.set('pageSize', `{${PAGE_SIZE}}`);
  if (!columns.search) plan.set('searchHidden');
  if (plan.props.has('selection') && !columns.noClick) plan.set('selectOnClick');
  if (columns.hasMenu === false) return;
  plan.set('columnMenu');
  plan.features.add('table-columns');
}
