import {
  LcButton,
  type ButtonSize,
  type ButtonType,
  type ButtonVariant,
  type NavigateDetail,
} from '@life-changers/elements/button';
import {createElement, Fragment, type MouseEventHandler, type ReactNode} from 'react';
import {createBinding} from './create-binding.js';
import {checkFunction, requireFunction, requireText} from './prop-errors.js';

/** The optional props that `Button` and `IconButton` share. */
interface PressableOptions {
  /**
   * Called when the button is pressed. Required unless the button submits or resets a form or has an `href`: a plain
   * button without it throws. Anything but a function throws.
   */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /**
   * What it does to its form.
   * @default 'button'
   */
  type?: ButtonType | undefined;
  /**
   * Its size.
   * @default 'md'
   */
  size?: ButtonSize | undefined;
  /**
   * Whether it cannot be pressed.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether it shows that its action is running; it keeps the focus and takes no press.
   * @default false
   */
  loading?: boolean | undefined;
  /** The address it leads to; with one it is a link. */
  href?: string | undefined;
  /** Where a link opens, as `'_blank'`. */
  target?: string | undefined;
  /** The id of the form that it acts on, where that is not the form around it. */
  form?: string | undefined;
  /** The name under which a submit button sends its value. */
  name?: string | undefined;
  /** The value that a submit button sends. */
  value?: string | undefined;
  /** The address that a submit button sends its form to, in place of the form's `action`. A function is not accepted. */
  formAction?: string | undefined;
  /** How a submit button encodes its form, in place of the form's `encType`. */
  formEnctype?: string | undefined;
  /** How a submit button sends its form, in place of the form's `method`. */
  formMethod?: string | undefined;
  /**
   * Lets a submit button send its form without validation.
   * @default false
   */
  formNoValidate?: boolean | undefined;
  /** Where the answer to a submit button opens, in place of the form's `target`. */
  formTarget?: string | undefined;
  /** Is called when the link is clicked plainly; `event.preventDefault()` keeps the browser on the page. */
  onNavigate?: ((event: CustomEvent<NavigateDetail>) => void) | undefined;
}

/** The props that `Button` and `IconButton` share. A button that does nothing by itself needs an `onClick`. */
export type PressableProps = PressableOptions &
  ({onClick: MouseEventHandler<HTMLElement>} | {type: 'submit' | 'reset'} | {href: string});

/** The props of `Button`. */
export type ButtonProps = PressableProps & {
  /** The button's text. Required: without it the component throws. */
  text: string;
  /**
   * How much it stands out.
   * @default 'primary'
   */
  variant?: ButtonVariant | undefined;
  /** An icon before the text. */
  icon?: ReactNode | undefined;
};

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

/** Throws the spec's errors for a button without handler or text (section 5). */
export function checkPressable({onClick, type, href, text}: PressableProps & {text: string}): void {
  const actsAlone = type === 'submit' || type === 'reset' || Boolean(href);
  (actsAlone ? checkFunction : requireFunction)('onClick', onClick);
  requireText('text', text);
}
