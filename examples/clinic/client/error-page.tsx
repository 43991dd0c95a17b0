import {Button, EmptyState} from '@life-changers/react';
import {useTexts} from './language.js';

/** What is shown if a page throws. */
export function ErrorPage() {
  const text = useTexts();
  return (
    <main>
      <EmptyState title={text.failed} headingLevel={1}>
        <Button slot="actions" text={text.tryAgain} onClick={() => location.reload()} />
      </EmptyState>
    </main>
  );
}
