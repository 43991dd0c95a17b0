import {WaitEvent} from '../../base/wait-event.js';

/**
 * Sent when the user accepts a modal. `preventDefault()` keeps the modal open; `waitUntil()` keeps it open, with a busy
 * Accept button, until a promise settles: it closes if the promise resolves, and stays open if it rejects.
 */
export class AcceptEvent extends WaitEvent {
  constructor(wait: (promise: PromiseLike<unknown>) => void) {
    super('lc-accept', wait);
  }
}
