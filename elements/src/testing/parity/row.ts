/** What a case can do on the page. The keys and the pointer are real. */
export interface ParityPage {
  readonly form: HTMLFormElement;
  /** The control that the case is about: the one with `id="field"`. */
  readonly field: ParityField;
  /** What was submitted so far: the entries of each submission. */
  readonly submissions: readonly (readonly [string, string])[][];
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly clickOn: (selector: string) => Promise<void>;
  /** Makes the control of the case again, outside of the page. */
  readonly makeField: () => ParityField;
  /** What the form would submit now; of a file, its name. */
  readonly entries: () => [string, string][];
  /** Chooses a file, as the user does. */
  readonly chooseFile: (name: string) => void;
}

/** The members that native controls and ours share, as far as cases use them. */
export interface ParityField extends HTMLElement {
  value: unknown;
  checked: boolean;
  indeterminate: boolean;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly willValidate: boolean;
  readonly validationMessage: string;
  checkValidity(): boolean;
  setCustomValidity(message: string): void;
}

/** What a control does, in words, and what the case returns then. */
export interface ParityOutcome {
  readonly says: string;
  readonly result: unknown;
}

/** One case, which runs with the native control and with ours. */
export interface ParityRow {
  /** What is done or given. */
  readonly title: string;
  /** The content of the form, with native controls. */
  readonly native: string;
  /** The content of the form, with ours. */
  readonly ours: string;
  /** Returns what can be told of the outcome, as JSON. */
  readonly run: (page: ParityPage) => unknown;
  /** What the native control does; ours does the same unless `differs` says otherwise. */
  readonly does: ParityOutcome;
  /** What ours does instead, and why. */
  readonly differs?: ParityOutcome & {readonly because: string};
}

/** The cases of one subject. */
export interface ParityTopic {
  readonly title: string;
  readonly rows: readonly ParityRow[];
}
