import type {ReactiveControllerHost} from 'lit';
import {firstInvalidIn} from '../../base/form-registry.js';
import {PressController} from '../../controllers/press.controller.js';
import {memberOf} from '../../dom/member-of.js';

/**
 * Reports a hidden field that gets the focus because of an issue.
 *
 * @param open Called with a field that must be visible now.
 */
export function followIssues(
  host: ReactiveControllerHost & HTMLElement,
  open: (control: Element) => void,
): void {
  const press = new PressController(host);
  host.addEventListener('lc-reveal', ({target}) => open(target as Element));
  host.addEventListener(
    'invalid',
    ({target}) => {
      const {form} = target as HTMLInputElement;
      if (!press.isPressed || !form) return;
      // The browser focuses the first one, if it is visible.
      if (firstInvalidIn(memberOf(form, 'elements')) === target) open(target as Element);
    },
    true,
  );
}
