import {AFTER_RESET, HYDRATE} from '@life-changers/elements/core/binding';
import {useImperativeHandle, useRef, useState, type ForwardedRef, type RefObject} from 'react';
import {useBrowserLayoutEffect} from '../hooks/use-browser-layout-effect.js';
import {listen} from '../hooks/use-listeners.js';
import {WrittenProperties} from './written-properties.js';

type Props = Readonly<Record<string, unknown>>;
type Handler = (event: Event) => void;
type ChangeHandler = (value: unknown, event: Event) => void;

/** What an element offers to its component. */
interface BindableElement {
  [HYDRATE]?: (() => void) | undefined;
  [AFTER_RESET]?: (() => void) | undefined;
}

/** How a form control reports and receives its value. */
export interface ControlOptions<Element = HTMLElement> {
  /** The event that is sent when the user edits the value. */
  readonly changeEvent: 'input' | 'change';
  /** The property that a controlled component sets. */
  readonly valueProperty: keyof Element & string;
}

/** What is the same for all elements of a component. */
export interface ElementOptions {
  /** The element's own events, by React prop. */
  readonly events?: Readonly<Record<string, string>> | undefined;
  /** The value of a form control. Omit it for other elements. */
  readonly control?: ControlOptions<never> | undefined;
}

/**
 * Connects a component with the element that it renders, and returns the ref of the element. Each render writes the
 * properties that have changed. When React mounts or shows the element, it gets its listeners, hydrates, and is ready for a
 * reset of its form. In between, the app receives its ref, so that a ref callback finds the properties, and a handler the ref.
 */
export function useElement<Element extends HTMLElement>(
  options: ElementOptions,
  properties: Props,
  props: Props,
  ref: ForwardedRef<Element>,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const [connection] = useState(() => new ElementConnection(options));
  // A test renderer has no elements.
  useBrowserLayoutEffect(() => {
    if (element.current !== null) connection.update(element.current, properties, props);
  });
  useImperativeHandle(ref, () => element.current!, []);
  useBrowserLayoutEffect(() => (element.current === null ? undefined : connection.connect()), [connection]);
  return element;
}

/** A mounted element, and what its component has passed to it. */
class ElementConnection {
  readonly #options: ElementOptions;
  #element!: HTMLElement & {typedValue?: unknown};
  #written: WrittenProperties | null = null;
  #props: Props = {};

  constructor(options: ElementOptions) {
    this.#options = options;
  }

  /** Applies a render: writes the properties, and uses its handlers from now on. */
  update(element: HTMLElement, properties: Props, props: Props): void {
    this.#element = element;
    this.#written ??= new WrittenProperties(element, this.#options.control?.valueProperty);
    this.#written.write(properties);
    this.#props = props;
  }

  /** Follows the element, which has its properties, until the returned function is called. */
  connect(): () => void {
    const {events = {}, control} = this.#options;
    const types = [...Object.values(events), ...(control ? [control.changeEvent] : [])];
    const disconnect = listen(this.#element, types, this.#handle);
    const element = this.#element as BindableElement;
    element[HYDRATE]?.();
    if (control) element[AFTER_RESET] = this.#revert;
    // An edit from before hydration is reported like any other.
    if (control && this.#written!.hasEarlierEdit)
      this.#element.dispatchEvent(new Event(control.changeEvent, {bubbles: true, composed: true}));
    return disconnect;
  }

  readonly #handle = (event: Event): void => {
    const {events = {}, control} = this.#options;
    for (const [prop, type] of Object.entries(events)) {
      const handler = this.#props[prop];
      if (type === event.type && typeof handler === 'function') (handler as Handler)(event);
    }
    if (control?.changeEvent === event.type) this.#handleEdit(event);
  };

  /**
   * Calls `onChange(value, event)`. After the parent has rendered (React renders an update from an input event in a
   * microtask), everything that the edit changed contrary to the props is reverted, like in React's own inputs: a value
   * that the parent did not accept, and any other controlled property.
   */
  #handleEdit(event: Event): void {
    const {onChange} = this.#props;
    if (typeof onChange === 'function') (onChange as ChangeHandler)(this.#element.typedValue, event);
    if (!(event as InputEvent).isComposing) queueMicrotask(this.#revert);
  }

  /**
   * Also called after a form was reset, to restore what the parent controls, like React's own inputs. React 19 resets a
   * form after its `action`.
   */
  readonly #revert = (): void => this.#written!.revert();
}
