import type {OptionChild} from '@life-changers/elements/server';
import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {isBinding} from './server-renderer.js';

type AnyProps = Readonly<Record<string, unknown>> & {readonly children?: ReactNode | undefined};

/**
 * Returns the slots that React children fill, or undefined if that is unknown: the child of a component can have any slot.
 */
export function slotsOf(children: ReactNode): ReadonlySet<string> | undefined {
  const slots = new Set<string>();
  for (const child of flat(children)) {
    if (!isValidElement<AnyProps>(child)) {
      if (String(child).trim() !== '') slots.add('');
      continue;
    }
    const {slot} = child.props;
    if (typeof slot !== 'string' && typeof child.type !== 'string' && !isBinding(child.type))
      return undefined;
    slots.add(typeof slot === 'string' ? slot : '');
  }
  return slots;
}

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
