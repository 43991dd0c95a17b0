'use client';

import '@life-changers/react/ssr';
import type {ReactNode} from 'react';

export function ServerRendering({children}: {children: ReactNode}) {
  return children;
}
