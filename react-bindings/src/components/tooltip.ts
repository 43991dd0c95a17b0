import {LcTooltip} from '@life-changers/elements/tooltip';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Tooltip`. */
export interface TooltipProps extends PropsOf<LcTooltip, 'delay' | 'for' | 'naming' | 'placement'> {
  /** The text. */
  children?: ReactNode | undefined;
}

/** A short text about another element, on hover, keyboard focus, and a long press. */
export const Tooltip = createBinding<LcTooltip, TooltipProps>({
  tag: 'lc-tooltip',
  elementClass: LcTooltip,
});
