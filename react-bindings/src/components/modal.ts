import {LcModal, type AcceptEvent} from '@life-changers/elements/modal';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {DialogProps} from './dialog-props.js';
import {OPEN_EVENTS} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';
import {waiting} from '../binding/waiting.js';
import {withControlledOpen} from './with-controlled-open.js';

/** The props of `Modal`. */
export interface ModalProps
  extends
    PropsOf<LcModal, 'acceptText' | 'acceptVariant' | 'cancelText' | 'showFooter' | 'size'>,
    DialogProps {
  /**
   * The heading, which names the dialog. For a heading that is not plain text, pass a child with `slot="heading"`.
   * @default ''
   */
  title?: string | undefined;
  /** The content. A child with `slot="footer"` takes the place of the buttons. */
  children?: ReactNode | undefined;
  /**
   * Called when Accept is pressed and the form inside is valid, before `onHide`. Return a promise to keep the modal
   * open, with a busy Accept button, until it settles: it closes if the promise resolves and stays open if it rejects.
   * Call `event.preventDefault()` to keep it open, even after an `await`.
   */
  onAccept?: ((event: AcceptEvent) => unknown) | undefined;
  /** Called when Cancel is pressed, before `onHide`. Call `event.preventDefault()` to keep the modal open. */
  onCancel?: ((event: Event) => void) | undefined;
}

/** A modal dialog. */
export const Modal = withControlledOpen(
  createBinding<LcModal, ModalProps>({
    tag: 'lc-modal',
    elementClass: LcModal,
    renamed: {title: 'heading'},
    events: {...OPEN_EVENTS, onAccept: 'lc-accept', onCancel: 'lc-cancel'},
    derive: ({onAccept}) => ({onAccept: waiting(onAccept)}),
  }),
);
