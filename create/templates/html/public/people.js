// #only tables
import '@life-changers/elements';
import {columns} from '/shared/columns.js';

document.querySelector('lc-server-table').columns = columns;
