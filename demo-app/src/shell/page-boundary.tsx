import {Button} from '@life-changers/react';
import {Component, type ReactNode} from 'react';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a message in place of a page that failed; the frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page" role="alert">
        <div className="page-header">
          <h1 tabIndex={-1}>This page could not be shown</h1>
          <p className="lead">It may work after a reload. The browser’s console says what went wrong.</p>
        </div>
        <Button text="Reload the page" onClick={() => location.reload()} />
      </div>
    );
  }
}
