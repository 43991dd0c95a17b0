import type {FormConnection} from '@life-changers/elements/form';
import {keepDraft} from '@life-changers/elements/form-draft';
import {guardLeaving, type LeaveGuard} from '@life-changers/elements/form-guard';
import {useEffect, useRef, type RefObject} from 'react';
import {useBlocker} from 'react-router';

/** Keeps what is entered over a reload, and asks before the user leaves it. */
export function useUnsavedInput(
  connection: RefObject<Pick<FormConnection, 'form'> | null>,
  key: string,
): void {
  const guard = useRef<LeaveGuard>(null);
  useEffect(() => {
    const {form} = connection.current!;
    const draft = keepDraft(form, {key});
    guard.current = guardLeaving(form);
    return () => {
      draft.disconnect();
      guard.current?.disconnect();
    };
  }, [connection, key]);

  const blocker = useBlocker(() => guard.current?.isBlocking ?? false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (guard.current!.confirm()) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
