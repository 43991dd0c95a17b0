import {Fragment, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {CodeToggle} from '../code/code-toggle.js';
import type {StageSettings} from './stage-settings.js';
import {Stage} from './stage.js';

interface BenchProps extends Pick<ComponentProps<typeof CodeToggle>, 'title' | 'code'> {
  /** The id of the heading that names the code. */
  readonly labelId: string;
  /** The elements whose properties can be edited, by name. */
  readonly elements: readonly string[];
  readonly settings: StageSettings;
  readonly layout?: ComponentProps<typeof Stage>['layout'];
  /** Whether the code is open at first where there is space for it. Default true. */
  readonly isCodeOpen?: boolean | undefined;
  /** What runs on the stage. */
  readonly children: ReactNode;
}

/** Something that runs, and beside it its code and the properties of its elements. */
export function Bench({
  title,
  labelId,
  code,
  elements,
  settings,
  layout = 'example-live',
  isCodeOpen = true,
  children,
}: BenchProps): ReactNode {
  const live = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);

  return (
    <div className="example-frame bench">
      <Stage settings={settings} live={live} layout={layout}>
        {/* A new round starts with new elements. */}
        <Fragment key={round}>{children}</Fragment>
      </Stage>
      <div className="bench-side">
        <CodeToggle
          title={title}
          labelId={labelId}
          code={code}
          live={live}
          properties={{elements, onReset: () => setRound(round + 1)}}
          isOpenOnWide={isCodeOpen}
        />
      </div>
    </div>
  );
}
