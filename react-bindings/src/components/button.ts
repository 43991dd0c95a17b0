import {LcButton} from '@life-changers/elements/button';
import {createElement, Fragment, type AriaAttributes, type MouseEventHandler, type ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import {checkFunction, requireFunction, requireText} from '../binding/prop-errors.js';
import type {PropsOf} from '../binding/props-of.js';

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
   * Called when the button is pressed. Required unless the button submits or resets a form, has an `href`, or opens a
   * popup that listens to it (`aria-haspopup`, or `slot="trigger"`). If it is missing or not a function, the component throws.
   */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** The id of the form that the button acts on, if it is not the form around the button. */
  form?: string | undefined;
  /**
   * The URL that a submit button submits to, instead of the form's `action`. Functions are not supported.
   * @default ''
   */
  formAction?: string | undefined;
}

/** The props that `Button` and `IconButton` share. `onClick` is required unless the button acts without it. */
export type PressableProps = PressableOptions &
  (
    | {onClick: MouseEventHandler<HTMLElement>}
    | {type: 'submit' | 'reset'}
    | {href: string}
    | {'aria-haspopup': NonNullable<AriaAttributes['aria-haspopup']>}
    | {slot: 'trigger'}
  );

/** The props of `Button`. */
export type ButtonProps = PressableProps &
  PropsOf<LcButton, 'variant'> & {
    /** The button's text. Required: if it is missing, the component throws. */
    text: string;
    /** An icon before the text. */
    icon?: ReactNode | undefined;
  };

/** A button, or a link that looks like a button if it has an `href`. */
export const Button = createBinding<LcButton, ButtonProps>({
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

/** Throws if the handler or the text of a button is missing or invalid. */
export function checkPressable(props: PressableProps & {text: string; slot?: string | undefined}): void {
  const {onClick, type, href, slot, text} = props;
  const opensPopup = 'aria-haspopup' in props || slot === 'trigger';
  const actsAlone = type === 'submit' || type === 'reset' || Boolean(href) || opensPopup;
  (actsAlone ? checkFunction : requireFunction)('onClick', onClick);
  requireText('text', text);
}
