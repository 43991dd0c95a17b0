/** An item of a menu. */
export interface MenuItem {
  readonly text: string;
  /** What is shown before the text. */
  readonly icon?: unknown;
  /** The item can still be focused. */
  readonly isDisabled?: boolean | undefined;
  readonly run: () => void;
}
