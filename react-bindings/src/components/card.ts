import {LcCard} from '@life-changers/elements/card';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import {NAVIGATE_EVENTS, type NavigateProps} from './navigate-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Card`. */
export interface CardProps
  extends PropsOf<LcCard, 'headingLevel' | 'href' | 'target' | 'appearance'>, NavigateProps {
  /**
   * The heading. A card with `href` needs it, because it names the link.
   * @default ''
   */
  title?: string | undefined;
  /** The content. Children with a `slot` go to `media`, `header`, `footer`, or `actions`. */
  children?: ReactNode | undefined;
}

/** A box for one thing, which can be a link. */
export const Card = createBinding<LcCard, CardProps>({
  tag: 'lc-card',
  elementClass: LcCard,
  renamed: {title: 'heading'},
  events: NAVIGATE_EVENTS,
});
