/**
 * Applies a click on a native checkbox or radio button inside before the listeners of the click run, and
 * reverts it if one of them cancels the click, like native controls.
 */
export class ClickEffect {
  #settle: (() => void) | null = null;

  /**
   * @param host Must still be in its constructor, so that this handles clicks before the app's listeners.
   * @param take Adopts the state of the input, and returns a function that reverts it.
   */
  constructor(host: HTMLElement, take: (input: HTMLInputElement) => () => void) {
    host.addEventListener('click', event => {
      const [input] = event.composedPath();
      if (!(input instanceof HTMLInputElement) || input.getRootNode() !== host.shadowRoot) return;
      this.settle();
      const takeBack = take(input);
      this.#settle = () => {
        if (event.defaultPrevented) takeBack();
      };
      setTimeout(() => this.settle());
    });
  }

  /** Reverts a canceled click. Called after all listeners could cancel it. */
  settle(): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.();
  }
}
