import type {ReactNode} from 'react';

/** A drawing of what opens over the page, in its overview. Screen readers and the focus skip it. */
export function Drawing({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="thumbnail" inert aria-hidden>
      {children}
    </div>
  );
}

/** The page that a dialog is over. */
export function PageBehind(): ReactNode {
  return (
    <div className="thumb-window thumb-behind">
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
      <div className="thumb-content">
        <span className="thumb-line is-heading" />
        <span className="thumb-line" />
        <span className="thumb-line" />
        <span className="thumb-line is-short" />
        <span className="thumb-line" />
        <span className="thumb-line" />
        <span className="thumb-line is-short" />
      </div>
    </div>
  );
}
