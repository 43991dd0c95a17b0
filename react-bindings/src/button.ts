import {LcButton} from '@life-changers/elements/button';
import {createElement, Fragment, type MouseEventHandler, type ReactNode} from 'react';
import {createBinding} from './create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import {checkFunction, requireFunction, requireText} from './prop-errors.js';
import type {PropsOf} from './props-of.js';

/** The optional props that `Button` and `IconButton` share. */
interface PressableOptions
  extends
    PropsOf<
      LcButton,
      | 'type'
      | 'size'
      | 'disabled'
      | 'loading'
      | 'href'
      | 'target'
      | 'name'
      | 'value'
      | 'formEnctype'
      | 'formMethod'
      | 'formNoValidate'
      | 'formTarget'
    >,
    NavigateProps {
  /**
   * Called when the button is pressed. Required unless the button submits or resets a form or has an `href`: a plain
   * button without it throws. Anything but a function throws.
   */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** The id of the form that the button acts on, if that is not the form around it. */
  form?: string | undefined;
  /**
   * The address that a submit button sends its form to, in place of the form's `action`. A function is not accepted.
   * @default ''
   */
  formAction?: string | undefined;
}

/** The props that `Button` and `IconButton` share. A button that does nothing by itself needs an `onClick`. */
export type PressableProps = PressableOptions &
  ({onClick: MouseEventHandler<HTMLElement>} | {type: 'submit' | 'reset'} | {href: string});

/** The props of `Button`. */
export type ButtonProps = PressableProps &
  PropsOf<LcButton, 'variant'> & {
    /** The button's text. Required: without it the component throws. */
    text: string;
    /** An icon before the text. */
    icon?: ReactNode | undefined;
  };

/** A button, or a link that looks like one when it has an `href`. */
export const Button = createBinding<LcButton, ButtonProps>({
  name: 'Button',
  tag: 'lc-button',
  elementClass: LcButton,
  events: NAVIGATE_EVENTS,
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
