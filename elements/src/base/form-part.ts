import type {Issue} from '../core/validation/index.js';
import type {Path} from '../core/validation/path.js';
import type {Control, FormHost} from './control.js';
import {effectiveLabel, messageOf} from './members.js';

/** What a server says of a value, or of a part of it. */
export interface IssueInside {
  /** The keys to the part; empty for the whole value. */
  readonly path: Path;
  readonly message: string;
}

/** The part of an element in its form, as the form sees it. */
export abstract class FormPart {
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
  abstract readonly typed: unknown;
  /** The issue of the value, visible or not; null if it is valid or not validated. */
  abstract readonly issue: Issue | null;
  /** The visible issue; null if nothing is shown, the value is valid, or the check is pending. */
  abstract readonly shownIssue: Issue | null;
  /** Resolves when asynchronous rules have checked the latest value. */
  abstract readonly complete: Promise<void>;

  /** The name of the element in messages. */
  get label(): string {
    return this.control[effectiveLabel];
  }

  /** The visible message, in the language of now; `''` if nothing is shown. */
  get message(): string {
    const issue = this.shownIssue;
    return issue === null ? '' : this.describe(issue);
  }

  /** Returns the message for an issue. */
  describe(issue: Issue): string {
    return this.control[messageOf](issue);
  }

  /** Sets the value like the user, for a control without a property that sets it. Returns whether it can have the value. */
  enter?(value: unknown): boolean;

  /**
   * Shows what a server says of parts of the value, such as of cells of a table. Returns what to say of the whole value for each
   * issue: its message if its path is not that of a part.
   */
  placeIssues?(issues: readonly IssueInside[]): readonly string[];

  /** Makes the element invalid with an issue that the rules of the form have found, or valid again with null. */
  abstract setFormIssue(issue: Issue | null): void;

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

  /** Called when the user tries to submit the form. */
  abstract handleSubmitAttempt(): void;
}

/** Returns an issue with a message that somebody has written; null if it is empty. */
export function authored(message: string | null | undefined): Issue | null {
  return message ? {code: 'authored', message} : null;
}
