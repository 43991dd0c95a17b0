import {createElement, forwardRef, type FunctionComponent, type RefAttributes} from 'react';

/** The props of a component that a parent can open and close. */
export interface ControlledOpenProps {
  open?: boolean | undefined;
  onHide?: ((event: never) => void) | undefined;
}

/**
 * Lets `open` be controlled as React's own props are: what the parent says is what is shown. An element closes itself
 * when its user wants it to; with `open` given, it only asks, and `onHide` is where the parent answers. Without `open`
 * the element is left to itself.
 */
export function withControlledOpen<Props extends ControlledOpenProps & RefAttributes<HTMLElement>>(
  Component: FunctionComponent<Props>,
  name: string,
): FunctionComponent<Props> {
  const Controlled = forwardRef<HTMLElement, ControlledOpenProps>((props, ref) => {
    const onHide = (event: Event): void => {
      props.onHide?.(event as never);
      if (props.open !== undefined) event.preventDefault();
    };
    return createElement(Component, {...props, onHide, ref} as unknown as Props);
  });
  Controlled.displayName = name;
  return Controlled;
}
