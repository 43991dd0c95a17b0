import {toast, type ToastCall, type ToastCloseReason, type ToastOptions} from '@life-changers/elements/toast';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import type {PropsOf} from './props-of.js';

/** The props of `Toast`. */
export interface ToastProps extends PropsOf<
  ToastOptions,
  'type' | 'position' | 'autoClose' | 'action' | 'draggablePercent' | 'progress' | 'loading' | 'id'
> {
  /** What it says. A text is said again when it changes; a node changes in place and keeps its context. */
  message: ReactNode;
  /** Is called when it closes, but not when it does so because the component is taken away. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
}

/**
 * A toast that is on show while the component is mounted, until it closes. After that, another message or type shows
 * it again. It renders nothing in its place.
 */
export function Toast({message, id: givenId, ...props}: ToastProps): ReactNode {
  const {type, position, autoClose, draggablePercent, progress, loading} = props;
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
    };
    const options = {type, position, autoClose, draggablePercent, progress, loading, action, onClose};
    const says = [id, content, type];
    // React runs effects twice in StrictMode; what is on show already is not shown again.
    if (says.every((part, index) => part === shown.current[index])) toast.update(id, options);
    else toast(content, {...options, id});
    shown.current = says;
  }, [
    id,
    isOnPage,
    content,
    type,
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

/** The function that shows toasts, the same at every render. It takes text and DOM nodes; `Toast` takes React nodes. */
export function useToast(): ToastCall {
  return toast;
}

const isTrue = () => true;
const isFalse = () => false;
const subscribe = () => () => {};
const makeContainer = () => (typeof document === 'undefined' ? null : document.createElement('div'));

/** How many mounted components stand for a toast. */
const mounted = new Map<string, number>();

/** Closes a toast when no component stands for it any more: not at once, for one may come back in the same commit. */
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

/** React 18 complains of layout effects on a server, where they would not run anyway. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
