import type {LocalizeController} from '../controllers/localize.controller.js';
import type {Issue} from '../core/validation/issue.js';
import {describeIssue} from '../core/validation/messages.js';
import type {FormMember} from './form-registry.js';

/** What the message of a group depends on. */
interface Group {
  readonly host: HTMLElement;
  /** The name of the group in messages. */
  readonly label: () => string;
  /** The texts of the library in the language of the group. */
  readonly texts: LocalizeController;
  /** Called when the message may have changed. */
  readonly changed: () => void;
}

const COMPLETE = Promise.resolve();

/**
 * A group of controls as a part of its form, such as a list of rows. The controls have the values. The group shows the issues
 * of the group itself, such as too few rows.
 */
export class GroupMember implements FormMember {
  readonly host: HTMLElement;
  readonly typed = undefined;
  readonly complete = COMPLETE;
  readonly #group: Group;
  #issue: Issue | null = null;
  #serverMessage = '';
  #isRevealed = false;

  constructor(group: Group) {
    this.host = group.host;
    this.#group = group;
  }

  get label(): string {
    return this.#group.label();
  }

  get issue(): Issue | null {
    return this.#issue;
  }

  /** The message to show, or `''`. */
  get message(): string {
    const issue = this.#isRevealed && this.#issue?.code !== 'checkPending' ? this.#issue : null;
    return issue === null ? this.#serverMessage : this.describe(issue);
  }

  describe(issue: Issue): string {
    return describeIssue(issue, this.label, this.#group.texts);
  }

  setFormIssue(issue: Issue | null): void {
    this.#issue = issue;
    this.#group.changed();
  }

  setServerMessage(message: string): void {
    this.#serverMessage = message;
    this.#group.changed();
  }

  reveal(isRevealed: boolean): void {
    this.#isRevealed = isRevealed;
    this.#group.changed();
  }

  handleSubmitAttempt(): void {}
}
