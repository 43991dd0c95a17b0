/** An item of a menu. */
export interface MenuItem {
  readonly text: string;
  /** What is shown before the text. */
  readonly icon?: unknown;
  /** The item can still be focused. */
  readonly isDisabled?: boolean | undefined;
  /** Default `menuitem`. */
  readonly role?: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' | undefined;
  /** Whether an item with such a role is checked. */
  readonly isChecked?: boolean | undefined;
  readonly run: () => void;
}

/** Items of a menu with a heading. */
export interface MenuGroup {
  readonly label: string;
  readonly items: readonly MenuItem[];
}
