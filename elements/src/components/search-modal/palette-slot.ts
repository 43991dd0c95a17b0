import type {ReactiveElement, TemplateResult} from 'lit';
import {warnUnlessImported} from '../../base/needed-import.js';
import {updateLocalized} from '../../controllers/localize.controller.js';
import type {Warn} from '../../core/bad-input.js';
import type {LoadResults, ResultLoaders, SearchResult} from '../../core/search/index.js';
import {isServerView} from '../../dom/server-view.js';
import type {ResultKeys} from './result-list.js';

/** A search modal, as its palette sees it. */
export interface PaletteHost extends ReactiveElement {
  readonly entries: readonly SearchResult[] | null | undefined;
  readonly loadResults: LoadResults | ResultLoaders | null | undefined;
  readonly rememberAs: string | null | undefined;
  readonly open: boolean;
  query: string | null | undefined;
  show(): void;
}

/** What a palette needs besides the element. */
export interface PaletteParts {
  readonly warn: Warn;
  /** Returns the name of the first page. */
  readonly title: () => string;
  /** Chooses a result that may not be listed, as a click on it does. */
  readonly choose: (result: SearchResult) => void;
  /** Makes a result active, or none. */
  readonly activate: (result: SearchResult | undefined) => void;
  /** Focuses the search field. */
  readonly focus: () => void;
}

/** The pages of a search modal, whose entries it searches itself. */
export interface Palette {
  /** The results of the page. The same array until they change. Null on the first page if the app sets the results. */
  readonly results: readonly SearchResult[] | null;
  /** The result that opened the page; null on the first page. */
  readonly page: SearchResult | null;
  readonly isLoading: boolean;
  /** The announcement instead of the number of results; null if there is none. */
  readonly status: string | null;
  /** Follows the properties of the element before it renders. */
  update(): void;
  /** Whether a result is still that of the text before. */
  isOld(result: SearchResult): boolean;
  /** Returns the keys that choose a result; null if there are none. */
  keysOf(result: SearchResult): ResultKeys | null;
  /** Returns the object of the app for a result that is listed in another group. */
  original(result: SearchResult): SearchResult;
  /** Acts on a chosen result that concerns only the palette. Returns false if it is another one. */
  handleChoice(result: SearchResult): boolean;
  /** Remembers a chosen result, if `rememberAs` is set. */
  remember(result: SearchResult): void;
  /** Opens a page, and the dialog if it is closed. */
  openPage(result: SearchResult): void;
  /** Returns to the previous page. Returns false if the key is not for the palette. */
  handleKey(event: KeyboardEvent): boolean;
  /** The button before the field on a page inside. */
  renderBack(): TemplateResult | null;
  renderFooter(): TemplateResult;
}

type CreatePalette = (host: PaletteHost, parts: PaletteParts) => Palette;

/** The module `@life-changers/elements/command-palette` fills it, because most search modals have results of the app. */
let create: CreatePalette | null = null;

/** Fills the slot. Search modals that were rendered before update. */
export function provideCommandPalette(given: CreatePalette): void {
  create = given;
  updateLocalized();
}

/**
 * Returns a function that returns the palette of an element that needs one, or null until something fills the slot.
 *
 * @param need Returns the property that needs it; null if there is none.
 */
export function commandPalette(
  host: PaletteHost,
  need: () => string | null,
  parts: PaletteParts,
): () => Palette | null {
  let palette: Palette | null = null;
  return () => {
    const property = isServerView ? null : need();
    if (property === null) return null;
    palette ??= create?.(host, parts) ?? null;
    if (palette === null) warnUnlessImported(property, 'command-palette', () => create !== null, parts.warn);
    return palette;
  };
}
