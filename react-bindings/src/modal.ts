import {LcModal, type ModalSize} from '@life-changers/elements/modal';
import {createBinding} from './create-binding.js';
import {DIALOG_EVENTS, type DialogProps} from './dialog-props.js';
import {withControlledOpen} from './with-controlled-open.js';

/** The props of `Modal`. */
export interface ModalProps extends DialogProps {
  /** The heading, which names the dialog. A heading that is more than a text has `slot="heading"`. */
  title?: string;
  /**
   * The text of the Accept button.
   * @default 'Accept'
   */
  acceptText?: string;
  /**
   * The text of the Cancel button.
   * @default 'Cancel'
   */
  cancelText?: string;
  /**
   * Whether there is a footer with the two buttons. Other buttons go into `slot="footer"`.
   * @default true
   */
  showFooter?: boolean;
  /**
   * How wide it is: sm, md, lg or xl.
   * @default 'md'
   */
  size?: ModalSize;
  /** Is called when Accept is pressed, before `onHide`; `event.preventDefault()` keeps it open. */
  onAccept?: (event: Event) => void;
  /** Is called when Cancel is pressed, before `onHide`; `event.preventDefault()` keeps it open. */
  onCancel?: (event: Event) => void;
}

/** A dialog above the page, which waits until it is closed. */
export const Modal = withControlledOpen(
  createBinding<LcModal, ModalProps>({
    name: 'Modal',
    tag: 'lc-modal',
    elementClass: LcModal,
    renamed: {title: 'heading'},
    events: {...DIALOG_EVENTS, onAccept: 'lc-accept', onCancel: 'lc-cancel'},
  }),
  'Modal',
);
