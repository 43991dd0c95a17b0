import type {ReactNode} from 'react';
import './disclosure.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page that readers open. It works without JavaScript, and recent browsers open it when a search in the page
 * finds its text.
 */
export function Disclosure({summary, isOpen = false, children}: DisclosureProps): ReactNode {
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/**
 * Opens the disclosures around the target of a link or, if it is the heading of a section, the one of that section. Recent
 * browsers open those around it themselves, but not after the router has navigated.
 */
export function revealTarget(target: Element): void {
  const around = /^H[1-6]$/.test(target.tagName)
    ? target.parentElement?.querySelector(':scope > details')
    : target;
  for (let part = around?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
}
