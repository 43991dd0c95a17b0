import {LcIconButton} from '@life-changers/elements/icon-button';
import type {ButtonVariant} from '@life-changers/elements/button';
import type {ReactNode} from 'react';
import {checkPressable, type PressableProps} from './button.js';
import {createBinding} from './create-binding.js';

/** The props of `IconButton`. */
export type IconButtonProps = PressableProps & {
  /** What the button does, in words: its name for screen readers and its tooltip. Required: it throws without. */
  text: string;
  /** The icon, as an inline `<svg>`. */
  children?: ReactNode | undefined;
  /**
   * How much it stands out.
   * @default 'ghost'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Whether it is a circle.
   * @default false
   */
  round?: boolean | undefined;
};

/** A button that shows an icon alone. */
export const IconButton = createBinding<LcIconButton, IconButtonProps>({
  name: 'IconButton',
  tag: 'lc-icon-button',
  elementClass: LcIconButton,
  events: {onNavigate: 'lc-navigate'},
  check: checkPressable,
});
