import {LcIconButton} from '@life-changers/elements/icon-button';
import type {ReactNode} from 'react';
import {checkPressable, type PressableProps} from './button.js';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `IconButton`. */
export type IconButtonProps = PressableProps &
  PropsOf<LcIconButton, 'variant' | 'round'> & {
    /** The accessible name and tooltip of the button. Required: if it is missing, the component throws. */
    text: string;
    /** The icon, as an inline `<svg>`. */
    children?: ReactNode | undefined;
  };

/** A button that shows only an icon. */
export const IconButton = createBinding<LcIconButton, IconButtonProps>({
  tag: 'lc-icon-button',
  elementClass: LcIconButton,
  events: NAVIGATE_EVENTS,
  check: checkPressable,
});
