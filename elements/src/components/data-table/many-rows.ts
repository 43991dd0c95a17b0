/** What a data table of many rows needs. The data table imports it when it has them. */
export {RowIndex} from '../../core/table/index.js';
export {runWhenIdle} from '../../dom/idle-work.js';
export {runSliced} from '../../dom/time-slicer.js';
