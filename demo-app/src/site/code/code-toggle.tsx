import {useId, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';
import {CodePanel} from './code-panel.js';
import {useIsLive} from '../hydration/use-is-live.js';
import {useMediaQuery} from '../controls/use-media-query.js';

interface CodeToggleProps {
  readonly title: string;
  /** The id of the heading that names the code. */
  readonly labelId: string;
  readonly code: ComponentProps<typeof CodePanel>['code'];
  /** The name of the first tab. */
  readonly name?: string;
  /** The running example, if its code for others than React is read from it. */
  readonly live?: RefObject<HTMLElement | null>;
  /** What `live` has whose properties can be edited. By default, there is no such tab. */
  readonly properties?: ComponentProps<typeof CodePanel>['properties'];
  /** Whether the code is open at first where there is space for it. */
  readonly isOpenOnWide?: boolean;
  /** Tools beside the toggle. */
  readonly children?: ReactNode;
}

/** The same width is in `styles/example.css`, for the first frame. */
const WIDE = '(width >= 1200px)';

/** A toggle that shows the code of what runs above it. */
export function CodeToggle({
  title,
  labelId,
  code,
  name,
  live,
  properties,
  isOpenOnWide = false,
  children,
}: CodeToggleProps): ReactNode {
  const isWide = useMediaQuery(WIDE);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? (isOpenOnWide && isWide);
  // The server does not know the width, so it renders the code, and the style sheet hides it in narrow windows.
  const isLive = useIsLive();
  const isByWidth = isOpenOnWide && choice === null && !isLive;
  const toggleId = useId();
  const panelId = useId();

  return (
    <>
      <div className="example-bar">
        <button
          id={toggleId}
          className="code-toggle"
          type="button"
          aria-expanded={isOpen || isByWidth}
          aria-controls={panelId}
          aria-labelledby={`${toggleId} ${labelId}`}
          onClick={() => setChoice(!isOpen)}
        >
          SHOW ME THE CODE
        </button>
        {children}
      </div>
      <div
        id={panelId}
        className={isByWidth ? 'code-panel is-by-width' : 'code-panel'}
        data-chosen={choice}
        hidden={!isOpen && !isByWidth}
      >
        {(isOpen || isByWidth) && (
          <CodePanel key={name} title={title} code={code} name={name} live={live} properties={properties} />
        )}
      </div>
    </>
  );
}
