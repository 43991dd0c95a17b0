import type {Issue} from '../core/validation/index.js';
import {authored, FormPart} from './form-part.js';

const COMPLETE = Promise.resolve();

/**
 * The part of a group of controls in its form, such as a list of rows. The controls have the values. The group shows the
 * issues of the group itself, such as too few rows.
 */
export class GroupPart extends FormPart {
  readonly typed = undefined;
  readonly complete = COMPLETE;

  get issue(): Issue | null {
    return this.formIssue;
  }

  get shownIssue(): Issue | null {
    const isShown = this.isRevealed && this.formIssue?.code !== 'checkPending';
    return (isShown ? this.formIssue : null) ?? authored(this.serverMessage);
  }

  setFormIssue(issue: Issue | null): void {
    this.formIssue = issue;
    this.host.requestUpdate();
  }

  handleSubmitAttempt(): void {}
}
