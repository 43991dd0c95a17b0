import type {FormConnection} from '@life-changers/elements/form';
import {
  guardLeaving,
  type LeaveGuard,
} from '@life-changers/elements/form-guard';
import {useEffect, useRef, type RefObject} from 'react';
import {useBlocker} from 'react-router-dom';

/** Asks before the page of a form is left. Needs a data router. */
export function useLeaveGuard(
  connection: RefObject<FormConnection | null>,
): void {
  const guard = useRef<LeaveGuard | null>(null);

  useEffect(() => {
    const created = guardLeaving(connection.current!.form);
    guard.current = created;
    return () => created.disconnect();
  }, [connection]);

  const blocker = useBlocker(() => guard.current?.isBlocking ?? false);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (guard.current?.confirm()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
