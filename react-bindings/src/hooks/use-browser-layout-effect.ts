import {useEffect, useLayoutEffect} from 'react';

/** React 18 warns about layout effects on a server, where they do not run. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
