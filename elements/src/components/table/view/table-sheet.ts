import {memberOf} from '../../../dom/member-of.js';
import type {FeatureTable} from '../model/table-feature.js';

/** The style sheet that a feature writes for one table, because a strict content security policy allows no others. */
export class TableSheet {
  readonly #table: FeatureTable;
  #sheet: CSSStyleSheet | null = null;
  #view: Window | null = null;
  #text = '';

  constructor(table: FeatureTable) {
    this.#table = table;
  }

  /**
   * Replaces the rules. Call it after each update too: a style sheet belongs to one document, and other features replace
   * the list of style sheets.
   */
  write(text: string): void {
    const {root, element} = this.#table;
    const view = memberOf(element, 'ownerDocument').defaultView;
    // A document without a window is not rendered. jsdom has no constructed style sheets.
    if (view === null || !('adoptedStyleSheets' in root && 'replaceSync' in view.CSSStyleSheet.prototype))
      return;
    if (view !== this.#view) {
      this.#view = view;
      this.#sheet = new view.CSSStyleSheet();
      this.#text = '';
    }
    const sheet = this.#sheet!;
    if (text !== this.#text) sheet.replaceSync(text);
    this.#text = text;
    if (!root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
