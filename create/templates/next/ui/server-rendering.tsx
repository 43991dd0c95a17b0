'use client';

// #if translated
import '../shared/language.js';
// #end
import '@life-changers/react/ssr';
import type {ReactNode} from 'react';

/** Lets the server render what the elements show. */
export function ServerRendering({children}: {children: ReactNode}) {
  return children;
}
