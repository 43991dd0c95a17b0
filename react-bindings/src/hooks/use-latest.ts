import {useRef, type RefObject} from 'react';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';

/** Returns a ref to the value of the latest render, for handlers and effects that outlive it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
