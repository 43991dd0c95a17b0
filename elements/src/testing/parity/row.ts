/** What a case can do on the page, with real keys and a real pointer. */
export interface ParityPage {
  readonly form: HTMLFormElement;
  /** The control under test, with `id="field"`. */
  readonly field: ParityField;
  /** The submissions so far, each with its entries. */
  readonly submissions: readonly (readonly [string, string])[][];
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly clickOn: (selector: string) => Promise<void>;
  /** Creates the control of the case again, without connecting it. */
  readonly makeField: () => ParityField;
  /** The entries that the form would submit. For a file, its name. */
  readonly entries: () => [string, string][];
  /** Chooses files, like a user. */
  readonly chooseFile: (...names: string[]) => void;
}

/** The members of native controls and ours that cases use. */
export interface ParityField extends HTMLElement {
  value: unknown;
  checked: boolean;
  indeterminate: boolean;
  disabled: boolean;
  readOnly: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly willValidate: boolean;
  readonly validationMessage: string;
  checkValidity(): boolean;
  setCustomValidity(message: string): void;
}

/** What a control does, in words, and the result of the case. */
interface ParityOutcome {
  readonly says: string;
  readonly result: unknown;
}

/** A case, which runs with the native control and with ours. */
export interface ParityRow {
  /** The action or the input. */
  readonly title: string;
  /** The content of the form with native controls. */
  readonly native: string;
  /** The content of the form with our controls. */
  readonly ours: string;
  /** Returns the outcome as JSON. */
  readonly run: (page: ParityPage) => unknown;
  /** What the native control does. Ours must do the same, unless `differs` is set. */
  readonly does: ParityOutcome;
  /** What our control does instead, and why. */
  readonly differs?: ParityOutcome & {readonly because: string};
}

/** The cases of a topic. */
export interface ParityTopic {
  readonly title: string;
  readonly rows: readonly ParityRow[];
}
