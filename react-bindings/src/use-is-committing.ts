import {useInsertionEffect, useRef, type RefObject} from 'react';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';

/** Returns whether React runs the layout effects of the component's children. */
export function useIsCommitting(): RefObject<boolean> {
  const isCommitting = useRef(false);
  useInsertionEffect(() => {
    isCommitting.current = true;
  });
  useBrowserLayoutEffect(() => {
    isCommitting.current = false;
  });
  return isCommitting;
}
