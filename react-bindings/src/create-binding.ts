import {createComponent} from '@lit/react';
import * as React from 'react';
import {assignProperties, elementProperties, takeBack, type AppliedProperties} from './element-properties.js';
import {isHostProp, warnOfUnknownProp} from './unknown-prop.js';

/** The HTML attributes, `aria-…`, `data-…` and React events that every component hands on to its element. */
export type HostProps<Element extends HTMLElement, Own> = Own &
  Omit<React.HTMLAttributes<Element>, keyof Own> &
  React.RefAttributes<Element>;

/** A React component of the library. */
export type Binding<Element extends HTMLElement, Own> = React.FunctionComponent<HostProps<Element, Own>>;

/** How a React component and its element fit together. */
export interface BindingOptions<Element extends HTMLElement, Own> {
  /** The component's name in error messages and in the React developer tools. */
  name: string;
  tag: string;
  elementClass: new () => Element;
  /** React props whose element property has another name, such as `title` and `heading`. */
  renamed?: Readonly<Record<string, string>> | undefined;
  /** The element's own events by the React prop that listens to them. */
  events?: Readonly<Record<string, string>> | undefined;
  /** How a form control tells and takes its value. Default: it has none. */
  control?: ControlOptions<Element> | undefined;
  /** Throws the spec's prop errors. It runs in render, where an error boundary catches it. */
  check?: ((props: Own) => void) | undefined;
  /** Makes the element's children. Default: the React children. */
  children?: ((props: Own & {children?: React.ReactNode | undefined}) => React.ReactNode) | undefined;
  /** Props that only `children` reads; they are not handed on. */
  childProps?: readonly (keyof Own & string)[] | undefined;
}

/** How a form control tells and takes its value. */
export interface ControlOptions<Element> {
  /** The event of a user's edit. */
  changeEvent: 'input' | 'change';
  /** The property that a controlled component sets. */
  valueProperty: keyof Element & string;
}

/** On an element, `attributes` are its own. */
const CONTROL_RENAMED: Readonly<Record<string, string>> = {attributes: 'controlAttributes'};

type AnyProps = Record<string, unknown>;
type ChangeHandler = (value: unknown, event: Event) => void;

/** React 18 complains of layout effects on a server, where they would not run anyway. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? React.useEffect : React.useLayoutEffect;

/**
 * Makes the React component of an element: typed props become properties, events become callbacks, and form controls
 * become controlled or uncontrolled as React's own inputs do. `@lit/react` renders the tag. Properties are written here, and only when a prop changes: a re-render of the parent leaves alone what the user
 * has changed since, and a prop that is taken away gives the property its default back.
 */
export function createBinding<Element extends HTMLElement, Own extends object>(
  options: BindingOptions<Element, Own>,
): Binding<Element, Own> {
  const {name, tag, elementClass, control} = options;
  const renamed: Readonly<Record<string, string>> = {...(control && CONTROL_RENAMED), ...options.renamed};
  const events = {...options.events, ...(control && {onChange: control.changeEvent})};
  const Host = createComponent({
    react: React,
    tagName: tag,
    elementClass,
    displayName: name,
  }) as unknown as React.ForwardRefExoticComponent<AnyProps>;
  const childProps: readonly string[] = options.childProps ?? [];
  const ownProperties = elementProperties(elementClass);
  const {observedAttributes} = elementClass as unknown as {observedAttributes: readonly string[]};

  const Component = React.forwardRef<Element, AnyProps>((props, ref) => {
    options.check?.(props as Own);
    const element = React.useRef<Element>(null);
    const properties: AnyProps = {};
    const rest: AnyProps = {};
    for (const [key, value] of Object.entries(props)) {
      const property = renamed[key] ?? key;
      if (childProps.includes(key) || key === 'children' || key in events) continue;
      if (ownProperties.includes(property)) properties[property] = value;
      else if (isHostProp(key) || observedAttributes.includes(key)) rest[key] = value;
      else if (value !== undefined) warnOfUnknownProp(name, key, knownProps());
    }
    const applied = useProperties(element, properties, control?.valueProperty);
    // After the properties, so that a ref callback gets an element that has them.
    React.useImperativeHandle(ref, () => element.current!, []);
    const handleChange = useChangeHandler(element, applied, props.onChange as ChangeHandler | undefined);
    useEvents(element, events, control === undefined ? props : {...props, onChange: handleChange});
    useEarlierEdit(applied, control?.changeEvent);
    const children = options.children?.(props as Own) ?? (props.children as React.ReactNode);
    return React.createElement(Host, {...rest, ref: element}, children);
  });
  Component.displayName = name;
  return Component;

  /** The names under which the component takes its own props. */
  function knownProps(): string[] {
    const renamings = Object.entries(renamed);
    const names = ownProperties.filter(one => !renamings.some(([, property]) => property === one));
    return [...renamings.map(([prop]) => prop), ...names, ...Object.keys(events), ...childProps];
  }
}

/** Writes the properties that changed since the last render of this element, and keeps what it wrote. */
function useProperties(
  element: React.RefObject<HTMLElement | null>,
  properties: AnyProps,
  valueProperty: string | undefined,
): React.RefObject<AppliedProperties | null> {
  const applied = React.useRef<AppliedProperties | null>(null);
  useBrowserLayoutEffect(() => {
    if (element.current !== null)
      applied.current = assignProperties(element.current, properties, applied.current, valueProperty);
  });
  return applied;
}

/** Reports an edit that the user made before React took over the HTML of a server, like any other edit. */
function useEarlierEdit(
  applied: React.RefObject<AppliedProperties | null>,
  changeEvent: string | undefined,
): void {
  useBrowserLayoutEffect(() => {
    if (changeEvent === undefined || !applied.current?.keepsEdit) return;
    applied.current.element.dispatchEvent(new Event(changeEvent, {bubbles: true, composed: true}));
  });
}

/**
 * Calls the newest handler of each event. `@lit/react` could do this too, but its build for Node, which tests in jsdom
 * load, listens to nothing.
 */
function useEvents(
  element: React.RefObject<HTMLElement | null>,
  events: Readonly<Record<string, string>>,
  props: AnyProps,
): void {
  const latest = React.useRef(props);
  useBrowserLayoutEffect(() => {
    latest.current = props;
  });
  useBrowserLayoutEffect(() => {
    const listening = new AbortController();
    for (const [prop, type] of Object.entries(events)) {
      const handle = (event: Event) => {
        const handler = latest.current[prop];
        if (typeof handler === 'function') (handler as (event: Event) => void)(event);
      };
      element.current?.addEventListener(type, handle, {signal: listening.signal});
    }
    return () => listening.abort();
  }, [element, events]);
}

/**
 * Calls `onChange(value, event)`. After the parent has answered (React renders the answer to an input event in a
 * microtask), what the edit has changed against the props is taken back, as React does with its own inputs: the value
 * of a controlled component whose parent refused it, and anything else that the parent holds.
 */
function useChangeHandler(
  element: React.RefObject<HTMLElement | null>,
  applied: React.RefObject<AppliedProperties | null>,
  onChange: ChangeHandler | undefined,
): (event: Event) => void {
  const latest = React.useRef(onChange);
  useBrowserLayoutEffect(() => {
    latest.current = onChange;
  });
  return React.useCallback(
    event => {
      const target = element.current;
      if (target === null) return;
      const handler = latest.current;
      if (typeof handler === 'function') handler((target as {typedValue?: unknown}).typedValue, event);
      if ((event as InputEvent).isComposing) return;
      queueMicrotask(() => {
        if (applied.current !== null) applied.current = takeBack(applied.current);
      });
    },
    [element, applied],
  );
}
