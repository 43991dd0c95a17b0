/**
 * Applies a click on a native checkbox or radio button inside before the listeners of the click run, and
 * reverts it if one of them cancels the click, like native controls.
 */
export class ClickEffect {
  #finish: (() => void) | null = null;

  /**
   * @param host Must still be in its constructor, so that this handles clicks before the app's listeners.
   * @param apply Adopts the state of the input, and returns a function that reverts it.
   */
  constructor(host: HTMLElement, apply: (input: HTMLInputElement) => () => void) {
    host.addEventListener('click', event => {
      const [input] = event.composedPath();
      if (!(input instanceof HTMLInputElement) || input.getRootNode() !== host.shadowRoot) return;
      this.finish();
      const revert = apply(input);
      this.#finish = () => {
        if (event.defaultPrevented) revert();
      };
      setTimeout(() => this.finish());
    });
  }

  /** Reverts a canceled click. Called after all listeners could cancel it. */
  finish(): void {
    const finish = this.#finish;
    this.#finish = null;
    finish?.();
  }
}
