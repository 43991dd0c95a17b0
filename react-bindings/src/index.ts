export {Button, type ButtonProps, type PressableProps} from './button.js';
export {DataTable, type DataTableProps} from './data-table.js';
export type {FormControlProps} from './form-control-props.js';
export {IconButton, type IconButtonProps} from './icon-button.js';
export {ServerTable, type ServerTableProps} from './server-table.js';
export type {Column, TableChangeHandler, TableProps} from './table-props.js';
export {TextInput, type TextInputProps} from './text-input.js';
export {Typography, type TypographyProps} from './typography.js';
