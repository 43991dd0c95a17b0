import {
  forwardRef,
  useImperativeHandle,
  useRef,
  type FunctionComponent,
  type RefAttributes,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import {useBrowserLayoutEffect} from '../hooks/use-browser-layout-effect.js';
import {useLatest} from '../hooks/use-latest.js';

/** The props of a component whose `open` can be controlled. */
interface ControlledOpenProps {
  open?: boolean | undefined;
  onHide?: ((event: never) => void) | undefined;
}

/**
 * Why a modal closes after it has called the app. React renders after a custom event in a later task; a second click that
 * comes before that task would call the app again.
 */
const ANSWERS = ['accept', 'cancel'];

interface OpenElement extends HTMLElement {
  open: boolean;
}

/**
 * Makes `open` a controlled prop: the element shows the parent's state. Elements close themselves on a user action, but
 * if `open` is set, the element only calls `onHide`, and the parent decides. Without `open`, the component is
 * uncontrolled.
 */
export function withControlledOpen<Props extends ControlledOpenProps & RefAttributes<HTMLElement>>(
  Component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  const Controlled = forwardRef<HTMLElement, ControlledOpenProps>((props, ref) => {
    const element = useRef<OpenElement>(null);
    useImperativeHandle(ref, () => element.current!, []);
    useClosedWhileHidden(element, props.open);
    const onHide = (event: CustomEvent<{reason: string}>): void => {
      const ask = (): void => props.onHide?.(event as never);
      if (props.open === undefined) return ask();
      if (ANSWERS.includes(event.detail.reason)) flushSync(ask);
      else ask();
      event.preventDefault();
    };
    const ownProps = {...props, onHide} as unknown as Props;
    return <Component {...ownProps} ref={element} />;
  });
  Controlled.displayName = Component.displayName;
  return Controlled;
}

/**
 * Closes the dialog while React hides it, such as in `<Activity mode="hidden">`: the page would stay inert behind a
 * dialog that nobody sees. React then runs the cleanup of layout effects, and their setup when it shows the dialog again.
 */
function useClosedWhileHidden(element: RefObject<OpenElement | null>, open: boolean | undefined): void {
  const given = useLatest(open);
  const wasOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (wasOpen.current) Object.assign(dialog ?? {}, {open: given.current ?? true});
    return () => {
      wasOpen.current = dialog?.open ?? false;
      Object.assign(dialog ?? {}, {open: false});
    };
  }, [element, given]);
}
