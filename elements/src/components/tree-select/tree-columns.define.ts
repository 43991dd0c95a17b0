/**
 * Lets tree selects show their options in `columns`, one for each level. Import it once, anywhere in the app.
 */
import {columnsOf} from './tree-columns.js';
import {provideTreeColumns} from './tree-columns-slot.js';

provideTreeColumns(columnsOf);
