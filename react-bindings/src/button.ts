import {
  LcButton,
  type ButtonSize,
  type ButtonType,
  type ButtonVariant,
  type NavigateDetail,
} from '@life-changers/elements/button';
import {createElement, Fragment, type MouseEventHandler, type ReactNode} from 'react';
import {createBinding} from './create-binding.js';
import {requireFunction, requireText} from './prop-errors.js';

/** The props that `Button` and `IconButton` share. */
export interface PressableProps {
  /** Is called when the button is pressed. Required: without it, or when it is no function, the component throws. */
  onClick: MouseEventHandler<HTMLElement>;
  /**
   * What it does to its form.
   * @default 'button'
   */
  type?: ButtonType;
  /**
   * Its size.
   * @default 'md'
   */
  size?: ButtonSize;
  /**
   * Whether it cannot be pressed.
   * @default false
   */
  disabled?: boolean;
  /**
   * Whether it shows that its action is running; it keeps the focus and takes no press.
   * @default false
   */
  loading?: boolean;
  /** The address it leads to; with one it is a link. */
  href?: string;
  /** Where a link opens, as `'_blank'`. */
  target?: string;
  /** The id of the form that it acts on, where that is not the form around it. */
  form?: string;
  /** The name under which a submit button sends its value. */
  name?: string;
  /** The value that a submit button sends. */
  value?: string;
  /** Is called when the link is clicked plainly; `event.preventDefault()` keeps the browser on the page. */
  onNavigate?: (event: CustomEvent<NavigateDetail>) => void;
}

/** The props of `Button`. */
export interface ButtonProps extends PressableProps {
  /** The button's text. Required: without it the component throws. */
  text: string;
  /**
   * How much it stands out.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** A button, or a link that looks like one when it has an `href`. */
export const Button = createBinding<LcButton, ButtonProps>({
  name: 'Button',
  tag: 'lc-button',
  elementClass: LcButton,
  events: {onNavigate: 'lc-navigate'},
  check: checkPressable,
  childProps: ['text', 'icon'],
  children: ({text, icon}) =>
    createElement(
      Fragment,
      null,
      icon && createElement('span', {slot: 'prefix', className: 'lc-icon'}, icon),
      text,
    ),
});

/** Throws the spec's errors of a button without handler or text (section 5). */
export function checkPressable({onClick, text}: PressableProps & {text: string}): void {
  requireFunction('onClick', onClick);
  requireText('text', text);
}
