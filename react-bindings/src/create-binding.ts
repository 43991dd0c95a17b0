import {AFTER_RESET, HYDRATE} from '@life-changers/elements/core/binding';
import {createComponent} from '@lit/react';
import * as React from 'react';
import {
  assignProperties,
  elementProperties,
  reflectedAttributes,
  revertEdit,
  type AppliedProperties,
  type ElementClass,
} from './element-properties.js';
import {useInitialValue} from './form-context.js';
import {markBinding, useContent} from './server-renderer.js';
import {isHostProp, warnOfUnknownProp} from './unknown-prop.js';
import {useBrowserLayoutEffect} from './use-browser-layout-effect.js';
import {useEvents} from './use-events.js';
import {useLatest} from './use-latest.js';

/** The HTML attributes, `aria-…`, `data-…` and React events that all components pass to their element. */
export type HostProps<Element extends HTMLElement, Own> = Own &
  Omit<React.HTMLAttributes<Element>, keyof Own> &
  React.RefAttributes<Element>;

/** A React component of the library. */
export type Binding<Element extends HTMLElement, Own> = React.FunctionComponent<HostProps<Element, Own>>;

/** How a React component maps to its element. */
export interface BindingOptions<Element extends HTMLElement, Own> {
  /** The component has its name in PascalCase: `TextInput` for `lc-text-input`. */
  tag: string;
  elementClass: ElementClass<Element>;
  /** React props whose element property has a different name, such as `title` for `heading`. */
  renamed?: Readonly<Record<string, string>> | undefined;
  /** The element's own events, by React prop. */
  events?: Readonly<Record<string, string>> | undefined;
  /** The value of a form control. Omit it for other elements. */
  control?: ControlOptions<Element> | undefined;
  /** Throws the component's prop errors. Runs during render, so that an error boundary catches them. */
  check?: ((props: Own) => void) | undefined;
  /** Returns props that follow from others. They replace those of the same name. */
  derive?: ((props: Own) => Readonly<Record<string, unknown>>) | undefined;
  /** Returns the element's children. Default: the React children. */
  children?: ((props: Own & {children?: React.ReactNode | undefined}) => React.ReactNode) | undefined;
  /** Returns the slot of the element in the one around it, if the element would set it by script. */
  slot?: ((props: Own) => string) | undefined;
  /** Props that only `children` reads. They are not passed to the element. */
  childProps?: readonly (keyof Own & string)[] | undefined;
}

/** How a form control reports and receives its value. */
interface ControlOptions<Element> {
  /** The event that is sent when the user edits the value. */
  changeEvent: 'input' | 'change';
  /** The property that a controlled component sets. */
  valueProperty: keyof Element & string;
}

/** `Element` already has `attributes`, so the prop sets `controlAttributes`. */
const CONTROL_RENAMED: Readonly<Record<string, string>> = {attributes: 'controlAttributes'};

/** Bundlers replace `process.env.NODE_ENV`, as they do in React. */
declare const process: {readonly env: {readonly NODE_ENV?: string | undefined}};

type AnyProps = Record<string, unknown>;
type ChangeHandler = (value: unknown, event: Event) => void;

/**
 * Creates the React component of an element. Typed props become properties, events become callbacks, and form controls
 * are controlled or uncontrolled like React's own inputs. `@lit/react` renders the tag. Properties are written here, and
 * only when a prop changes, so that a re-render of the parent keeps the user's changes. When a prop is removed, its
 * property gets its default again.
 */
export function createBinding<Element extends HTMLElement, Own extends object>(
  options: BindingOptions<Element, Own>,
): Binding<Element, Own> {
  const {tag, elementClass, control} = options;
  const name = tag.slice('lc'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const renamed: Readonly<Record<string, string>> = {...(control && CONTROL_RENAMED), ...options.renamed};
  const events = {...options.events, ...(control && {onChange: control.changeEvent})};
  const Host = createComponent({
    react: React,
    tagName: tag,
    elementClass,
    displayName: name,
  }) as unknown as React.ForwardRefExoticComponent<AnyProps>;
  const childProps: readonly string[] = options.childProps ?? [];
  const ownProperties = new Set(elementProperties(elementClass));
  const {observedAttributes} = elementClass;

  const Component = React.forwardRef<Element, AnyProps>((given, ref) => {
    options.check?.(given as Own);
    const props: AnyProps = options.derive ? {...given, ...options.derive(given as Own)} : given;
    const element = React.useRef<Element>(null);
    const properties: AnyProps = {};
    const rest: AnyProps = {};
    for (const [key, value] of Object.entries(props)) {
      const property = renamed[key] ?? key;
      if (childProps.includes(key) || key === 'children' || key in events) continue;
      if (ownProperties.has(property)) properties[property] = value;
      else if (isHostProp(key) || observedAttributes.includes(key)) rest[key] = value;
      else if (process.env.NODE_ENV !== 'production' && value !== undefined)
        warnOfUnknownProp(name, key, knownProps());
    }
    const initValue = useInitialValue(
      control && properties['name'],
      control?.valueProperty === 'checked' ? (properties['value'] ?? 'on') : undefined,
    );
    if (initValue !== undefined) properties['initValue'] = initValue;
    const applied = useProperties(element, properties, control?.valueProperty);
    // After the properties, so that they are set when a ref callback runs.
    React.useImperativeHandle(ref, () => element.current!, []);
    const handleChange = useChangeHandler(element, applied, props.onChange as ChangeHandler | undefined);
    useEvents(element, events, control === undefined ? props : {...props, onChange: handleChange});
    useHydration(element);
    useEarlierEdit(applied, control?.changeEvent);
    useFormReset(element, applied, control !== undefined);
    const content = {tag, attributes: rest, properties, children: childrenOf(props)};
    const {slot = options.slot?.(props as Own), shadowRoot, children} = useContent(content);
    const reflected = reflectedAttributes(elementClass, properties);
    const hostProps = {
      // React does not know the attributes that the element writes itself.
      ...(Object.keys(reflected).length > 0 && {suppressHydrationWarning: true}),
      ...(shadowRoot !== null && reflected),
      ...(slot !== undefined && {slot}),
      ...rest,
    };
    // Two children in the browser as well, because the ids of `useId` depend on the number of children.
    return React.createElement(Host, {...hostProps, ref: element}, shadowRoot, children);
  });
  Component.displayName = name;
  markBinding(Component, {tag, childrenOf, slotOf: options.slot as ((props: object) => string) | undefined});
  return Component;

  function childrenOf(props: object): React.ReactNode {
    const {children} = props as {children?: React.ReactNode | undefined};
    return options.children?.(props as Own) ?? children;
  }

  /** The names of the component's own props. */
  function knownProps(): string[] {
    const renamings = Object.entries(renamed);
    const names = [...ownProperties].filter(one => !renamings.some(([, property]) => property === one));
    return [...renamings.map(([prop]) => prop), ...names, ...Object.keys(events), ...childProps];
  }
}

/** Writes the properties that changed since the last render of this element, and records them. */
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

/** Lets the element hydrate what a server has rendered, now that it has its properties and listeners. */
function useHydration(element: React.RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    (element.current as {[HYDRATE]?: (() => void) | undefined} | null)?.[HYDRATE]?.();
  }, [element]);
}

/** Reports an edit that the user made before hydration like any other edit. */
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
 * Restores what the parent controls after a form was reset, like React's own inputs. React 19 resets a form after its
 * `action`.
 */
function useFormReset(
  element: React.RefObject<HTMLElement | null>,
  applied: React.RefObject<AppliedProperties | null>,
  isControl: boolean,
): void {
  useBrowserLayoutEffect(() => {
    if (!isControl || element.current === null) return;
    const afterReset = () => {
      if (applied.current !== null) applied.current = revertEdit(applied.current);
    };
    Object.assign(element.current, {[AFTER_RESET]: afterReset});
  }, [element, applied, isControl]);
}

/**
 * Calls `onChange(value, event)`. After the parent has rendered (React renders an update from an input event in a
 * microtask), everything that the edit changed contrary to the props is reverted, like in React's own inputs: a value
 * that the parent did not accept, and any other controlled property.
 */
function useChangeHandler(
  element: React.RefObject<HTMLElement | null>,
  applied: React.RefObject<AppliedProperties | null>,
  onChange: ChangeHandler | undefined,
): (event: Event) => void {
  const latest = useLatest(onChange);
  return React.useCallback(
    event => {
      const target = element.current;
      if (target === null) return;
      const handler = latest.current;
      if (typeof handler === 'function') handler((target as {typedValue?: unknown}).typedValue, event);
      if ((event as InputEvent).isComposing) return;
      queueMicrotask(() => {
        if (applied.current !== null) applied.current = revertEdit(applied.current);
      });
    },
    [element, applied, latest],
  );
}
