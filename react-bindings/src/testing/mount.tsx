import {act, Component, StrictMode, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root, type RootOptions} from 'react-dom/client';

/** A React tree that is mounted until the test ends. */
export interface Mounted {
  /** The container of the tree. */
  container: HTMLElement;
  /** Renders the tree again, like a parent does. */
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

/** Runs `action` and waits for React. Real key presses come from outside, so React expects `act` only in here. */
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

function keep(container: HTMLElement, root: Root, wrap = strict): Mounted {
  const render = (next: ReactNode) => inAct(() => root.render(wrap(next)));
  const unmount = () => inAct(() => root.unmount());
  const tree = {container, render, unmount};
  mounted.push(tree);
  return tree;
}

function strict(node: ReactNode): ReactNode {
  return <StrictMode>{node}</StrictMode>;
}

/** Mounts a tree in StrictMode, like most apps in development. It is unmounted after the test. */
export async function mount(node: ReactNode, options?: RootOptions): Promise<Mounted> {
  const container = placeOnPage();
  const tree = keep(container, createRoot(container, options));
  await tree.render(node);
  return tree;
}

/** Mounts a tree without StrictMode, for a test that counts what is rendered or mounted. */
export async function mountOnce(node: ReactNode): Promise<Mounted> {
  const container = placeOnPage();
  const tree = keep(container, createRoot(container), one => one);
  await tree.render(node);
  return tree;
}

/** Adds server-rendered HTML to the page, performs a user action, and hydrates. */
export async function hydrate(
  html: string,
  node: ReactNode,
  meanwhile: (container: HTMLElement) => unknown = () => {},
): Promise<HTMLElement> {
  const container = placeOnPage(html);
  await meanwhile(container);
  await inAct(() => void keep(container, hydrateRoot(container, strict(node))));
  return container;
}

/** Records errors that its children throw during render. */
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

/** Returns the message of the error that a tree throws during render, or null. */
export async function renderError(node: ReactNode): Promise<string | null> {
  let message: string | null = null;
  const onError = (error: unknown) => {
    message = (error as Error).message;
  };
  // Without this function, React would log the error.
  await mount(<Boundary onError={onError}>{node}</Boundary>, {onCaughtError: () => {}});
  return message;
}
