import {normalizeOptions} from '@life-changers/elements/core/options';
import type {OptionChild, ServerElement} from '@life-changers/elements/server';
import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {bindingOf} from './server-renderer.js';

type AnyProps = Readonly<Record<string, unknown>> & {readonly children?: ReactNode | undefined};

const LINK = 'lc-sidebar-link';

/**
 * Returns the slots that React children fill, or undefined if that is unknown: the child of a component can have any slot.
 * Child links of a link fill none.
 */
export function slotsOf(children: ReactNode, tag: string): ReadonlySet<string> | undefined {
  const slots = new Set<string>();
  for (const child of flat(children)) {
    if (!isValidElement<AnyProps>(child)) {
      if (String(child).trim() !== '') slots.add('');
      continue;
    }
    if (tag === LINK && isLink(child)) continue;
    const {slot = bindingOf(child.type)?.slotOf?.(child.props)} = child.props;
    if (typeof slot !== 'string' && typeof child.type !== 'string' && bindingOf(child.type) === undefined)
      return undefined;
    slots.add(typeof slot === 'string' ? slot : '');
  }
  return slots;
}

/** Returns where the child links of a link lead. Empty for other elements. */
export function linksOf(children: ReactNode, tag: string): NonNullable<ServerElement['links']> {
  if (tag !== LINK) return [];
  return flat(children).flatMap(child => {
    if (!isLink(child) || child.props.hidden === true) return [];
    const {href, exact} = child.props;
    return {
      href: typeof href === 'string' ? href : null,
      exact: exact === true,
      links: linksOf(bindingOf(child.type)!.childrenOf(child.props), tag),
    };
  });
}

const isLink = (child: unknown): child is ReactElement<AnyProps> =>
  isValidElement<AnyProps>(child) &&
  bindingOf(child.type)?.tag === LINK &&
  typeof child.props.slot !== 'string';

/** Returns what `<option>` children offer, including those in groups. */
export function optionsOf(children: ReactNode, isDisabled = false, group?: unknown): OptionChild[] {
  return flat(children).flatMap(child => {
    if (!isValidElement<AnyProps>(child)) return [];
    const {props, type} = child;
    const disabled = isDisabled || Boolean(props.disabled);
    if (type === 'optgroup') return optionsOf(props.children, disabled, props.label);
    return type === 'option' ? optionOf(props, {disabled, group}) : [];
  });
}

/** Returns the option of an `<option>`, by the rules for the `options` of an element. */
function optionOf({label, value, selected, children, ...data}: AnyProps, inherited: object): OptionChild[] {
  const option = {
    ...inherited,
    text: label || textOf(children).replace(/\s+/g, ' ').trim(),
    value,
    description: data['data-description'],
    suffix: data['data-suffix'],
    icon: data['data-icon'],
  };
  return normalizeOptions([option], () => {}).map(known => ({...known, isSelected: Boolean(selected)}));
}

const textOf = (children: ReactNode): string =>
  flat(children)
    .map(child => (isValidElement<AnyProps>(child) ? textOf(child.props.children) : String(child)))
    .join('');

/** Returns children without the fragments around them. */
function flat(children: ReactNode): Exclude<ReturnType<typeof Children.toArray>[number], undefined>[] {
  return Children.toArray(children).flatMap(child =>
    isFragment(child) ? flat(child.props.children) : [child],
  );
}

const isFragment = (child: unknown): child is ReactElement<AnyProps> =>
  isValidElement(child) && child.type === Fragment;
