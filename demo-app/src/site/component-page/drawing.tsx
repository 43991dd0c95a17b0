import type {ReactNode} from 'react';
import {CLOSE, Icon} from './drawn-icon.js';

/** A drawing of what opens over the page, in its overview. Screen readers and the focus skip it. */
export function Drawing({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="thumbnail" inert aria-hidden>
      {children}
    </div>
  );
}

/** A page with its header and its menu. */
export function DrawnPage({className = '', children}: {className?: string; children: ReactNode}): ReactNode {
  return (
    <div className={`thumb-window ${className}`}>
      <div className="thumb-bar">
        <span className="thumb-mark" />
        <span className="thumb-line" />
        <span className="thumb-pill" />
      </div>
      <div className="thumb-side">
        {[0, 1, 2, 3].map(index => (
          <span key={index} className={index === 0 ? 'is-current' : undefined}>
            <span className="thumb-line" />
          </span>
        ))}
      </div>
      <div className="thumb-content">{children}</div>
    </div>
  );
}

/** What is over a page. `place` is a class that says where. */
export function OverPage({place = '', children}: {place?: string; children: ReactNode}): ReactNode {
  return (
    <>
      <DrawnPage className="thumb-behind">
        <span className="thumb-line is-heading" />
        <span className="thumb-line" />
        <span className="thumb-line" />
        <span className="thumb-line is-short" />
        <span className="thumb-line" />
        <span className="thumb-line" />
        <span className="thumb-line is-short" />
      </DrawnPage>
      <div className={`thumb-dialog-place ${place}`}>{children}</div>
    </>
  );
}

interface DrawnDialogProps {
  readonly title: ReactNode;
  /** A class that says how wide it is. */
  readonly size?: string;
  readonly children: ReactNode;
}

/** A modal or a drawer, with its close button. */
export function DrawnDialog({title, size = '', children}: DrawnDialogProps): ReactNode {
  return (
    <div className={`thumb-dialog ${size}`}>
      <div className="thumb-dialog-head">
        <strong>{title}</strong>
        <Icon path={CLOSE} />
      </div>
      {children}
    </div>
  );
}
