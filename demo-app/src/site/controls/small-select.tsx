import type {ComponentProps, ReactNode} from 'react';
import './small-select.css';

/** A native select with the arrow of the other controls, for the tools of the site. */
export function SmallSelect(props: ComponentProps<'select'>): ReactNode {
  return (
    <span className="small-select">
      <select {...props} />
    </span>
  );
}
