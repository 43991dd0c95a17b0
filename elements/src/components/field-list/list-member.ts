import type {FormMember} from '../../base/form-registry.js';
import type {Issue} from '../../core/validation/issue.js';

/** What the message of a list depends on. */
interface ListHost {
  readonly host: HTMLElement;
  /** The name of the list in messages. */
  readonly label: () => string;
  readonly describe: (issue: Issue) => string;
  /** Called when the message may have changed. */
  readonly changed: () => void;
}

const COMPLETE = Promise.resolve();

/** A list as a part of its form: it shows the issues of the list itself, such as too few rows. */
export class ListMember implements FormMember {
  readonly host: HTMLElement;
  /** The rows have the values. */
  readonly typed: readonly unknown[] = [];
  readonly complete = COMPLETE;
  readonly #list: ListHost;
  #issue: Issue | null = null;
  #serverMessage = '';
  #isRevealed = false;

  constructor(list: ListHost) {
    this.host = list.host;
    this.#list = list;
  }

  get label(): string {
    return this.#list.label();
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
    return this.#list.describe(issue);
  }

  setFormIssue(issue: Issue | null): void {
    this.#issue = issue;
    this.#list.changed();
  }

  setServerMessage(message: string): void {
    this.#serverMessage = message;
    this.#list.changed();
  }

  reveal(isRevealed: boolean): void {
    this.#isRevealed = isRevealed;
    this.#list.changed();
  }

  handleSubmitAttempt(): void {}
}
