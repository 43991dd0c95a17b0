/** The detail of `lc-search`. */
export interface SearchDetail {
  /** The text to search for. */
  readonly query: string;
}

declare global {
  interface HTMLElementEventMap {
    'lc-search': CustomEvent<SearchDetail>;
  }
}
