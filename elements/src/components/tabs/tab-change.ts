/**
 * Why another panel is shown: the user activated a tab, a field with an issue is in the panel, the address has changed, or the
 * app called `show()`.
 */
export type TabChangeReason = 'tab' | 'issue' | 'address' | 'api';

/** The detail of `lc-tab-change` and `lc-after-tab-change`. */
export interface TabChangeDetail {
  /** The name of the panel that was shown, or `''`. */
  readonly from: string;
  /** The name of the panel to show. */
  readonly to: string;
  readonly reason: TabChangeReason;
}

declare global {
  interface HTMLElementEventMap {
    'lc-tab-change': CustomEvent<TabChangeDetail>;
    'lc-after-tab-change': CustomEvent<TabChangeDetail>;
  }
}
