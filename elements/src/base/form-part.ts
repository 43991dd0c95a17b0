import type {Issue} from '../core/validation/index.js';
import type {Control, FormHost} from './control.js';
import {effectiveLabel, messageOf} from './members.js';

const COMPLETE = Promise.resolve();

/**
 * The part of an element in its form. This one is that of a group of controls, such as a list of rows: the controls have the
 * values, and the group shows the issues of the group itself, such as too few rows.
 */
export class FormPart {
  readonly host: FormHost;
  protected readonly control: Control;
  protected formIssue: Issue | null = null;
  protected serverMessage = '';
  protected isRevealed = false;

  constructor(host: FormHost, control: Control) {
    this.host = host;
    this.control = control;
  }

  /** The value that was checked last. */
  get typed(): unknown {
    return undefined;
  }

  /** The name of the element in messages. */
  get label(): string {
    return this.control[effectiveLabel];
  }

  /** The issue of the value, visible or not; null if it is valid or not validated. */
  get issue(): Issue | null {
    return this.formIssue;
  }

  /** The visible issue; null if nothing is shown, the value is valid, or the check is pending. */
  get shownIssue(): Issue | null {
    const isShown = this.isRevealed && this.formIssue?.code !== 'checkPending';
    return (isShown ? this.formIssue : null) ?? authored(this.serverMessage);
  }

  /** Resolves when asynchronous rules have checked the latest value. */
  get complete(): Promise<void> {
    return COMPLETE;
  }

  /** Returns the message for an issue. */
  describe(issue: Issue): string {
    return this.control[messageOf](issue);
  }

  /** Makes the element invalid with an issue that the rules of the form have found, or valid again with null. */
  setFormIssue(issue: Issue | null): void {
    this.formIssue = issue;
    this.host.requestUpdate();
  }

  /** Shows a message of the server, which does not prevent the form from being submitted. */
  setServerMessage(message: string): void {
    this.serverMessage = message;
    this.host.requestUpdate();
  }

  /** Shows or hides the result, whatever `showValidation` is. */
  reveal(isRevealed: boolean): void {
    this.isRevealed = isRevealed;
    this.host.requestUpdate();
  }

  /** The user has tried to submit the form. */
  handleSubmitAttempt(): void {}
}

/** Returns an issue with a message that somebody has written; null if it is empty. */
export function authored(message: string | null | undefined): Issue | null {
  return message ? {code: 'authored', message} : null;
}
