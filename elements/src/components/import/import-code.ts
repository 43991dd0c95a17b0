/** What the import needs once a file was chosen. */
import '../data-table/data-table.define.js';
import '../progress/progress.define.js';
import '../select/select.define.js';
import '../switch/switch.define.js';
import '../table/features/columns/columns.define.js';
import '../table/features/editing/editing.define.js';
import '../table/features/narrow/narrow.define.js';

export {columnView} from './column-view.js';
export {ImportSession} from './import-session.js';
export {RowView} from './row-view.js';
export {saveView} from './save-view.js';
