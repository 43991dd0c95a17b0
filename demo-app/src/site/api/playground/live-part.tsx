import {Button} from '@life-changers/react';
import {use, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useIsLive} from '../../hydration/use-is-live.js';
import {createTag} from './sample-element.js';
import {SampleHtml} from './sample-html.js';
import type {Sample} from './samples.js';
import type {LiveElement} from './use-live-element.js';

interface LivePartProps {
  readonly tag: string;
  readonly sample: Sample;
  readonly live: LiveElement;
}

/** The element itself, in a form, so that form controls behave like in one. */
export function LivePart({tag, sample, live}: LivePartProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const {element, hasFailed} = live;
  const render = use(SampleHtml);
  // In a page that was rendered, React keeps the HTML of the server.
  const [isRendered] = useState(!useIsLive());

  useLayoutEffect(() => {
    if (element === null) return;
    const place = sample.parent === undefined ? element : createTag(sample.parent);
    if (place !== element) place.append(element);
    form.current?.replaceChildren(place);
    return () => place.remove();
  }, [element, sample]);

  return (
    <div className="playground-live" aria-busy={element === null && !hasFailed}>
      <form
        ref={form}
        suppressHydrationWarning
        {...(isRendered && {dangerouslySetInnerHTML: {__html: render?.(tag, sample) ?? ''}})}
        onSubmit={event => event.preventDefault()}
      />
      {hasFailed && <p role="alert">The element could not be loaded. Reload the page to try again.</p>}
      {sample.action && element !== null && (
        <Button
          id="playground-action"
          text={sample.action.text}
          variant="secondary"
          onClick={() => void sample.action?.run(element)}
        />
      )}
    </div>
  );
}
