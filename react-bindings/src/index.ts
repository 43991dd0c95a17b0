export {Button, type ButtonProps, type PressableProps} from './button.js';
export type {FormControlProps} from './form-control-props.js';
export {IconButton, type IconButtonProps} from './icon-button.js';
export {TextInput, type TextInputProps} from './text-input.js';
export {Typography, type TypographyProps} from './typography.js';
