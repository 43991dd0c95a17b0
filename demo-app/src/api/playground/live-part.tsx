import {Button} from '@life-changers/react';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import type {Sample} from './samples.js';
import type {LiveElement} from './use-live-element.js';

/** The element itself, in a form, so that form controls behave like in one. */
export function LivePart({sample, live}: {sample: Sample; live: LiveElement}): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const {element, hasFailed} = live;

  useLayoutEffect(() => {
    if (element === null) return;
    form.current?.append(element);
    return () => element.remove();
  }, [element]);

  return (
    <div className="playground-live" aria-busy={element === null && !hasFailed}>
      <form ref={form} onSubmit={event => event.preventDefault()} />
      {hasFailed && <p role="alert">The element could not be loaded. Reload the page to try again.</p>}
      {sample.action && element !== null && (
        <Button
          text={sample.action.text}
          variant="secondary"
          onClick={() => void sample.action?.run(element)}
        />
      )}
    </div>
  );
}
