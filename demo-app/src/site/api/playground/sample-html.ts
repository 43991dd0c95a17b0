import {createContext} from 'react';
import type {Sample} from './samples.js';

/**
 * Renders the element of a playground as HTML, on the server only (`demo-app/src/server.tsx`). In the browser, the live
 * element replaces it.
 */
export const SampleHtml = createContext<((tag: string, sample: Sample) => string) | null>(null);
