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
export function optionsOf(children: ReactNode, isDisabled = false): OptionChild[] {
  return flat(children).flatMap(child => {
    if (!isValidElement<AnyProps>(child)) return [];
    const {props, type} = child;
    const disabled = isDisabled || Boolean(props.disabled);
    if (type === 'optgroup') return optionsOf(props.children, disabled);
    return type === 'option' ? [optionOf(props, disabled)] : [];
  });
}

function optionOf({label, value, selected, children}: AnyProps, disabled: boolean): OptionChild {
  const text = textOf(children).replace(/\s+/g, ' ').trim();
  return {
    text: typeof label === 'string' && label !== '' ? label : text,
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : text,
    disabled,
    isSelected: Boolean(selected),
  };
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
