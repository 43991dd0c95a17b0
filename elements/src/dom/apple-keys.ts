import {isServerView} from './server-view.js';

/** Whether the device has an Apple keyboard, which uses Command instead of Control. */
export function hasAppleKeys(): boolean {
  return !isServerView && /^(Mac|iP)/.test(navigator.platform);
}
