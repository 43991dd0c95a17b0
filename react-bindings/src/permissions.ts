import {readCheck} from '@life-changers/elements/core/permissions';
import type {ReactNode} from 'react';

/** The props of `Permissions`. */
export interface PermissionsProps {
  /**
   * Whether it is allowed: a boolean, or a function that gives one and is called at every render. Only `true` is a
   * yes; anything else, a promise too, and a function that throws are a no, with a warning.
   */
  check: boolean | (() => boolean);
  /** What is rendered when it is allowed, and only then. */
  yes?: ReactNode | undefined;
  /** What is rendered when it is not. Default: nothing. */
  no?: ReactNode | undefined;
  /** The same as `yes`, which goes first. */
  children?: ReactNode | undefined;
}

const warned = new Set<string>();

/**
 * Renders one thing for people who may see it and another thing for everybody else: one of the two, never both. It
 * needs no element around it, so it renders none. It decides what a page shows; the server must check too.
 */
export function Permissions({check, yes, no, children}: PermissionsProps): ReactNode {
  const {isAllowed, problem, cause} = readCheck(check);
  if (problem !== null) warnOnce(`Permissions: ${problem}`, cause);
  return isAllowed ? (yes ?? children) : no;
}

function warnOnce(text: string, cause: unknown): void {
  if (warned.has(text)) return;
  warned.add(text);
  if (cause === undefined) console.warn(text);
  else console.warn(text, cause);
}
