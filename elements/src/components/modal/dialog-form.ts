import type {DialogHideReason} from '../../base/dialog-element.js';
import {memberOf} from '../../controllers/member-of.js';

/**
 * What a `<form method="dialog">` that was sent asks of the modal around it (HTML standard, "method"): a button with
 * the value `cancel` cancels, any other way of sending it accepts. Null for a form that is sent elsewhere.
 */
export function reasonOfForm(event: SubmitEvent): DialogHideReason | null {
  const {submitter, target} = event;
  const ownMethod = submitter?.getAttribute('formmethod');
  const method = ownMethod ?? memberOf(target as HTMLFormElement, 'getAttribute')('method');
  if (method?.toLowerCase() !== 'dialog') return null;
  return submitter?.getAttribute('value') === 'cancel' ? 'cancel' : 'accept';
}
