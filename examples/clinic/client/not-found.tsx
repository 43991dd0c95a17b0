import {Button, EmptyState} from '@life-changers/react';
import {useTexts} from './language.js';

export function NotFound() {
  const text = useTexts();
  return (
    <>
      <title>{`404 – ${text.clinic}`}</title>
      <EmptyState title={text.notFound} headingLevel={1}>
        <Button slot="actions" text={text.toPatients} href="/patients" />
      </EmptyState>
    </>
  );
}
