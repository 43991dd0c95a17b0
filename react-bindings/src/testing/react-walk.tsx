import {act, StrictMode, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import type {Walk} from '../../../elements/src/testing/walks/walk.js';

const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};

/** Random steps with a React tree in StrictMode. A subclass has its model, and renders its state. */
export abstract class ReactWalk implements Walk {
  readonly root = document.createElement('main');
  #react: Root | null = null;
  /** Changes when the tree is mounted again. */
  #mounts = 0;

  constructor() {
    document.body.append(this.root);
  }

  abstract readonly steps: Walk['steps'];

  abstract check(): Iterable<string>;

  protected abstract view(): ReactNode;

  readonly stop = (): Promise<void> => inAct(() => this.#react?.unmount());

  /** Renders the current state, like a parent whose state has changed. */
  async render(): Promise<void> {
    this.#react ??= createRoot(this.root);
    await inAct(() => this.#react!.render(<StrictMode key={this.#mounts}>{this.view()}</StrictMode>));
  }

  /** Unmounts the tree, and mounts it again. */
  protected async mountAgain(): Promise<string> {
    this.#mounts += 1;
    await this.render();
    return 'mount it again';
  }
}

/** Runs `action`, and waits for React. */
export async function inAct(action: () => unknown): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => void (await action()));
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }
}
