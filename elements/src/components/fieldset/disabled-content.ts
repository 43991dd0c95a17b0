import type {LitElement} from 'lit';

const CONTROLS = 'button, input, select, textarea';

const OBSERVED: MutationObserverInit = {childList: true, subtree: true, attributeFilter: ['disabled']};

/** The controls that a fieldset has disabled, not the app. */
const disabledHere = new WeakSet<Element>();

/**
 * Disables the controls in an element, like a native fieldset, which cannot do so from a shadow root. It sets their
 * `disabled` attribute, unless the app has set it. What the app sets or removes meanwhile counts as soon as the element is
 * enabled again, except that controls of this library ignore a `disabled` that they already have.
 */
export class DisabledContent {
  readonly #host: Element;
  #observer: MutationObserver | null = null;

  constructor(host: Element) {
    this.#host = host;
  }

  set(isDisabled: boolean): void {
    this.#observer?.disconnect();
    for (const control of controlsIn(this.#host)) this.#update(control);
    if (!isDisabled) return;
    this.#observer ??= new MutationObserver(records => this.#follow(records));
    this.#observer.observe(this.#host, OBSERVED);
  }

  #follow(records: readonly MutationRecord[]): void {
    for (const {type, target, addedNodes, removedNodes} of records) {
      if (type === 'attributes') {
        disabledHere.delete(target as Element);
        this.#update(target as Element);
      }
      for (const node of [...addedNodes, ...removedNodes])
        if (node instanceof Element) for (const control of [node, ...controlsIn(node)]) this.#update(control);
    }
    // Records of the changes that it made itself.
    this.#observer?.takeRecords();
  }

  #update(control: Element, canWait = true): void {
    const isInside = control.parentElement?.closest(`${this.#host.localName}[disabled]`);
    if (!isInside) {
      if (disabledHere.delete(control)) control.removeAttribute('disabled');
    } else if (canWait && isWaiting(control)) void this.#updateLater(control);
    else if (!control.hasAttribute('disabled') && isControl(control)) {
      disabledHere.add(control);
      control.setAttribute('disabled', '');
    }
  }

  async #updateLater(control: Element): Promise<void> {
    await customElements.whenDefined(control.localName);
    await (control as Partial<LitElement>).updateComplete;
    this.#update(control, false);
  }
}

/** Whether an element has the HTML of a server, which it does not expect to be disabled, and has not hydrated yet. */
function isWaiting(element: Element): boolean {
  const {hasUpdated = element.matches(':defined')} = element as Partial<LitElement>;
  return !hasUpdated && Boolean(element.shadowRoot?.hasChildNodes());
}

function controlsIn(parent: Element): Element[] {
  return [...parent.querySelectorAll('*')].filter(isControl);
}

/** Whether a fieldset disables an element. One that is not defined yet may become a control. */
function isControl(element: Element): boolean {
  const {formAssociated} = element.constructor as {formAssociated?: unknown};
  return Boolean(formAssociated) || element.matches(`${CONTROLS}, :not(:defined)`);
}
