import {createElement, forwardRef, type FunctionComponent, type RefAttributes} from 'react';

/** The props of a component whose `open` can be controlled. */
interface ControlledOpenProps {
  open?: boolean | undefined;
  onHide?: ((event: never) => void) | undefined;
}

/**
 * Makes `open` a controlled prop: the element shows the parent's state. Elements close themselves on a user action, but
 * if `open` is set, the element only calls `onHide`, and the parent decides. Without `open`, the component is
 * uncontrolled.
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
