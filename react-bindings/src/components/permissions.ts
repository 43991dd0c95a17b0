import {evaluateCheck} from '@life-changers/elements/core/permissions';
import type {ReactNode} from 'react';

/** The props of `Permissions`. */
export interface PermissionsProps {
  /**
   * Whether the user has the permission: a boolean, or a function that returns one and is called on every render. Only
   * `true` grants access. Other values, such as a promise, and functions that throw an error warn and deny access.
   */
  check: boolean | (() => boolean);
  /** Rendered only if allowed. */
  yes?: ReactNode | undefined;
  /** Rendered if denied. */
  no?: ReactNode | undefined;
  /** Same as `yes`, which takes precedence. */
  children?: ReactNode | undefined;
}

const warned = new Set<string>();

/**
 * Renders `yes` for users with a permission and `no` for everybody else, without a wrapper element. It only controls what
 * is rendered: check permissions on the server too.
 */
export function Permissions({check, yes, no, children}: PermissionsProps): ReactNode {
  const {isAllowed, problem, cause} = evaluateCheck(check);
  if (problem !== null) warnOnce(`Permissions: ${problem}`, cause);
  return isAllowed ? (yes ?? children) : no;
}

function warnOnce(text: string, cause: unknown): void {
  if (warned.has(text)) return;
  warned.add(text);
  if (cause === undefined) console.warn(text);
  else console.warn(text, cause);
}
