import {CopyButton} from '@life-changers/react';
import type {ReactNode} from 'react';

/** Copies a token for a style sheet: `var(--lc-space)`. */
export function CopyToken({name}: {name: string}): ReactNode {
  const value = `var(--lc-${name})`;
  return <CopyButton value={value} text={`Copy ${value}`} variant="ghost" size="sm" iconOnly />;
}
