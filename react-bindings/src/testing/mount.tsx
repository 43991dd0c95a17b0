import {act, Component, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root, type RootOptions} from 'react-dom/client';

/** A tree on the page, until the test ends. */
export interface Mounted {
  /** Where the tree is. */
  container: HTMLElement;
  /** Renders the tree anew, as a parent does. */
  render: (node: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}

const mounted: Mounted[] = [];

afterEach(async () => {
  for (const {container, unmount} of mounted.splice(0)) {
    await unmount();
    container.remove();
  }
});

const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};

/** Runs `action` and waits for React. Really pressed keys come from outside, so React expects `act` only in here. */
async function inAct(action: () => void): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => action());
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }
}

function placeOnPage(html = ''): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

function keep(container: HTMLElement, root: Root): Mounted {
  const render = (next: ReactNode) => inAct(() => root.render(next));
  const unmount = () => inAct(() => root.unmount());
  const tree = {container, render, unmount};
  mounted.push(tree);
  return tree;
}

/** Puts a tree on the page. It is taken away after the test. */
export async function mount(node: ReactNode, options?: RootOptions): Promise<Mounted> {
  const container = placeOnPage();
  const tree = keep(container, createRoot(container, options));
  await tree.render(node);
  return tree;
}

/** Puts what a server rendered on the page, lets the user do something, and lets React take over. */
export async function hydrate(
  html: string,
  node: ReactNode,
  meanwhile: (container: HTMLElement) => unknown = () => {},
): Promise<HTMLElement> {
  const container = placeOnPage(html);
  await meanwhile(container);
  await inAct(() => void keep(container, hydrateRoot(container, node)));
  return container;
}

/** Keeps what its children throw in render. */
class Boundary extends Component<{children: ReactNode; onError: (error: unknown) => void}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** The message of the error that a tree throws in render; null when it throws none. */
export async function renderError(node: ReactNode): Promise<string | null> {
  let message: string | null = null;
  const onError = (error: unknown) => {
    message = (error as Error).message;
  };
  // Without its own function here, React would write the error to the console.
  await mount(<Boundary onError={onError}>{node}</Boundary>, {onCaughtError: () => {}});
  return message;
}
