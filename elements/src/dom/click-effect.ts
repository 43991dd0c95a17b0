/**
 * Shows the effect of a click on a native checkbox or radio inside to the listeners of that click, and takes it back
 * if one of them cancels the click, like native controls do.
 */
export class ClickEffect {
  #settle: (() => void) | null = null;

  /**
   * @param host Is still in its constructor, so that this sees clicks before the app's listeners do.
   * @param take Adopts what the input has become, and returns a function that takes it back.
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

  /** Called once every listener has had its chance to cancel the click. */
  settle(): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.();
  }
}
