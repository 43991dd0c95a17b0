import {Button} from '@life-changers/react';
import {Component, type ReactNode} from 'react';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a message instead of a page that failed to render. The frame around it stays. */
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
          <p className="lead">Try to reload the page. For details, see the console of your browser.</p>
        </div>
        <Button text="Reload the page" onClick={() => location.reload()} />
      </div>
    );
  }
}
