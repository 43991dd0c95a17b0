import {toast, type ToastCall, type ToastCloseReason, type ToastOptions} from '@life-changers/elements/toast';
import {useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {PropsOf} from '../binding/props-of.js';
import {useLatest} from '../hooks/use-latest.js';

/** The props of `Toast`. */
export interface ToastProps extends PropsOf<
  ToastOptions,
  | 'type'
  | 'heading'
  | 'position'
  | 'autoClose'
  | 'action'
  | 'draggablePercent'
  | 'progress'
  | 'loading'
  | 'id'
> {
  /** The message. Text is announced again when it changes. A node updates in place and keeps its context. */
  message: ReactNode;
  /** Called when the toast closes, except when the component is unmounted. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
}

/**
 * A toast that is shown while the component is mounted, until it closes. A new message or type then shows it again. The
 * component renders nothing where it is placed.
 */
export function Toast({message, id: givenId, ...props}: ToastProps): ReactNode {
  const {type, heading, position, autoClose, draggablePercent, progress, loading} = props;
  const ownId = useId();
  const id = givenId ?? `react-toast-${ownId}`;
  const isOnPage = useSyncExternalStore(subscribe, isTrue, isFalse);
  const [container] = useState(makeContainer);
  const text = typeof message === 'string' || typeof message === 'number' ? String(message) : null;
  const content = text ?? container;
  const actionText = props.action?.text;
  const latest = useLatest(props);
  const shown = useRef<readonly unknown[]>([]);

  useMounted(id);
  useEffect(() => {
    if (!isOnPage || content === null) return;
    const action =
      actionText === undefined ? null : {text: actionText, onClick: () => latest.current.action?.onClick()};
    const onClose = (reason: ToastCloseReason) => {
      if (mounted.has(id)) latest.current.onClose?.(reason);
      // React has hidden the component, such as in `<Activity>`, and may show it again.
      else if (shown.current[0] === id) shown.current = [];
    };
    const options = {
      type,
      heading,
      position,
      autoClose,
      draggablePercent,
      progress,
      loading,
      action,
      onClose,
    };
    const says = [id, content, type, heading];
    // React runs effects twice in StrictMode, but a visible toast is not shown again.
    if (says.every((part, index) => part === shown.current[index])) toast.update(id, options);
    else toast(content, {...options, id});
    shown.current = says;
  }, [
    id,
    isOnPage,
    content,
    type,
    heading,
    position,
    autoClose,
    draggablePercent,
    progress,
    loading,
    actionText,
    latest,
  ]);

  return isOnPage && text === null && container !== null ? createPortal(message, container) : null;
}

/** Returns a stable function that shows toasts. It accepts text and DOM nodes. For React nodes, use `Toast`. */
export function useToast(): ToastCall {
  return toast;
}

const isTrue = () => true;
const isFalse = () => false;
const subscribe = () => () => {};
const makeContainer = () => (typeof document === 'undefined' ? null : document.createElement('div'));

/** The number of mounted components for each toast. */
const mounted = new Map<string, number>();

/** Closes a toast without a component. Waits first, because a component may be mounted again in the same commit. */
function useMounted(id: string): void {
  useEffect(() => {
    mounted.set(id, (mounted.get(id) ?? 0) + 1);
    return () => {
      const count = mounted.get(id)! - 1;
      if (count > 0) mounted.set(id, count);
      else mounted.delete(id);
      queueMicrotask(() => {
        if (!mounted.has(id)) toast.dismiss(id);
      });
    };
  }, [id]);
}
