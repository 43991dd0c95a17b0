import {LcDrawer} from '@life-changers/elements/drawer';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {DialogProps} from './dialog-props.js';
import {OPEN_EVENTS} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';
import {withControlledOpen} from './with-controlled-open.js';

/** The props of `Drawer`. */
export interface DrawerProps extends PropsOf<LcDrawer, 'inline' | 'placement'>, DialogProps {
  /**
   * The heading, which names the drawer. For a heading that is not plain text, pass a child with `slot="heading"`.
   * @default ''
   */
  title?: string | undefined;
  /** The content. A child with `slot="footer"` is always visible below it. */
  children?: ReactNode | undefined;
}

/** A panel at a side of the window, or beside the content. */
export const Drawer = withControlledOpen(
  createBinding<LcDrawer, DrawerProps>({
    tag: 'lc-drawer',
    elementClass: LcDrawer,
    renamed: {title: 'heading'},
    events: OPEN_EVENTS,
  }),
);
