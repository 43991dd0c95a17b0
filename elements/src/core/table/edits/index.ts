export {readEdits} from './read-edits.js';
export type {ReadEdits, ReadEditsOptions, ReadRow} from './read-edits.js';
export {EditList} from './edit-list.js';
export {isAddition, isRemoval} from './edit.js';
export type {EditPlace, EditState, TableEdit} from './edit.js';
