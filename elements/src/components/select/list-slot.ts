import type {LitElement, TemplateResult} from 'lit';
import type {OptionsController} from '../../controllers/options.controller.js';
import {updateLocalized} from '../../controllers/localize.controller.js';
import type {warn} from '../../base/members.js';
import type {ControlState} from '../../base/field/field-parts.js';
import type {LoadLabel, LoadOptions, Option} from '../../core/options/index.js';

/** A select, as its list sees it. */
export interface ListHost extends LitElement {
  [warn](message: string, cause?: unknown): void;
  readonly searchable: boolean;
  readonly noUnselectedOptionText: boolean;
  readonly options: readonly Option[];
  readonly loadOptions: LoadOptions | null | undefined;
  readonly loadLabel: LoadLabel | null | undefined;
  value: string;
}

/** What the list of a select needs besides the element. */
export interface ListParts {
  /** The options that the app has set. */
  readonly given: OptionsController;
  /** The value, which may be of an option that has not been loaded. */
  readonly value: {readonly state: string};
}

/** The content of a select. */
export interface ListContent {
  readonly state: ControlState;
  /** The options with the empty one. */
  readonly rows: readonly Option[];
  /** The index of the selected option, or -1. */
  readonly shown: number;
}

/** The list that a select has instead of that of the browser. */
export interface SelectList {
  /** Whether the list is open. */
  readonly isOpen: boolean;
  /** The options that load, and that of the value. Null if options do not load. */
  readonly options: readonly Option[] | null;
  /** Drops what the user has typed. */
  clear(): void;
  /** Returns the control with its list, or null while the list of the browser is used. */
  render(content: ListContent): TemplateResult | null;
}

type CreateList = (host: ListHost, parts: ListParts) => SelectList | null;

/** The module `@life-changers/elements/select-list` fills it, because most selects have the list of the browser. */
let create: CreateList | null = null;

/** Fills the slot. Selects that were rendered before update. */
export function provideSelectList(given: CreateList): void {
  create = given;
  updateLocalized();
}

/** Whether selects can have their own list. */
export const hasSelectList = (): boolean => create !== null;

/** Returns the list for a select that needs one, or null. */
export function createSelectList(host: ListHost, parts: ListParts): SelectList | null {
  return create?.(host, parts) ?? null;
}
