import {createComponent} from '@lit/react';
import * as React from 'react';
import {elementProperties, reflectedAttributes, type ElementClass} from './element-properties.js';
import {useInitialValue} from '../hooks/form-context.js';
import {markBinding, useContent} from './server-renderer.js';
import {isHostProp, warnOfUnknownProp} from './unknown-prop.js';
import {useElement, type ControlOptions} from './use-element.js';

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

/** `Element` already has `attributes`, so the prop sets `controlAttributes`. */
const CONTROL_RENAMED: Readonly<Record<string, string>> = {attributes: 'controlAttributes'};

/** Bundlers replace `process.env.NODE_ENV`, as they do in React. */
declare const process: {readonly env: {readonly NODE_ENV?: string | undefined}};

type AnyProps = Record<string, unknown>;

/**
 * Creates the React component of an element. Typed props become properties, events become callbacks, and form controls
 * are controlled or uncontrolled like React's own inputs. `@lit/react` renders the tag. Properties are written here, and
 * only when a prop changes, so that a re-render of the parent keeps the user's changes. When a prop is removed, its
 * property gets its default again. Listeners are added here as well, because the build of `@lit/react` for Node, which
 * tests in jsdom load, adds none.
 */
export function createBinding<Element extends HTMLElement, Own extends object>(
  options: BindingOptions<Element, Own>,
): Binding<Element, Own> {
  const {tag, elementClass, control, events, childProps = []} = options;
  const name = tag.slice('lc'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const renamed: Readonly<Record<string, string>> = {...(control && CONTROL_RENAMED), ...options.renamed};
  const handlers = [...Object.keys(events ?? {}), ...(control ? ['onChange'] : [])];
  const notPassed = new Set<string>([...handlers, ...childProps, 'children']);
  const Host = createComponent({
    react: React,
    tagName: tag,
    elementClass,
    displayName: name,
  }) as unknown as React.ForwardRefExoticComponent<AnyProps>;
  const ownProperties = new Set(elementProperties(elementClass));
  const {observedAttributes} = elementClass;

  const Component = React.forwardRef<Element, AnyProps>((given, ref) => {
    options.check?.(given as Own);
    const props: AnyProps = options.derive ? {...given, ...options.derive(given as Own)} : given;
    const {properties, attributes} = sortProps(props);
    const initValue = useInitialValue(
      control && properties['name'],
      control?.valueProperty === 'checked' ? (properties['value'] ?? 'on') : undefined,
    );
    if (initValue !== undefined) properties['initValue'] = initValue;
    const element = useElement(options, properties, props, ref);
    const content = useContent({tag, attributes, properties, children: childrenOf(props)});
    const {slot = options.slot?.(props as Own), shadowRoot, children} = content;
    const reflected = reflectedAttributes(elementClass, properties);
    const hostProps = {
      // React does not know the attributes that the element writes itself.
      ...(Object.keys(reflected).length > 0 && {suppressHydrationWarning: true}),
      ...(shadowRoot !== null && reflected),
      ...(slot !== undefined && {slot}),
      ...attributes,
    };
    // Two children in the browser as well, because the ids of `useId` depend on the number of children.
    return React.createElement(Host, {...hostProps, ref: element}, shadowRoot, children);
  });
  Component.displayName = name;
  markBinding(Component, {tag, childrenOf, slotOf: options.slot as ((props: object) => string) | undefined});
  return Component;

  /** Returns the props that are properties of the element, and those that React sets as attributes. */
  function sortProps(props: AnyProps): {properties: AnyProps; attributes: AnyProps} {
    const properties: AnyProps = {};
    const attributes: AnyProps = {};
    for (const [key, value] of Object.entries(props)) {
      if (notPassed.has(key)) continue;
      const property = renamed[key] ?? key;
      if (ownProperties.has(property)) properties[property] = value;
      else if (isHostProp(key) || observedAttributes.includes(key)) attributes[key] = value;
      else if (process.env.NODE_ENV !== 'production' && value !== undefined)
        warnOfUnknownProp(name, key, knownProps());
    }
    return {properties, attributes};
  }

  function childrenOf(props: object): React.ReactNode {
    const {children} = props as {children?: React.ReactNode | undefined};
    return options.children?.(props as Own) ?? children;
  }

  /** The names of the component's own props. */
  function knownProps(): string[] {
    const renamings = Object.entries(renamed);
    const names = [...ownProperties].filter(one => !renamings.some(([, property]) => property === one));
    return [...renamings.map(([prop]) => prop), ...names, ...handlers, ...childProps];
  }
}
