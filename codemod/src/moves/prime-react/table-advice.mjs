/** What to write instead of features that the table and its columns share. */
export const SELECTION =
  'Write `selection`, `selected`, and `onSelectionChange`, which have the keys of the rows, and import `table-selection`.';
export const EDITING = 'Write `edit` in the columns, and `onEdit`, and import `table-editing`.';
export const DETAIL = 'Write `renderDetail`, and import `table-detail`.';
