import type {ReactiveController, TemplateResult} from 'lit';
import type {ListSource} from '../../base/combobox/combobox-list.js';
import {LongList} from '../../base/combobox/long-list.js';
import {optionLoading} from '../../base/combobox/option-loading-slot.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {listPopup, type ListPopup} from '../../base/combobox/list-popup.js';
import {popupEvents} from '../../controllers/popup-events.js';
import type {PopupHideReason} from '../../controllers/popup.controller.js';
import {selectListTexts} from '../../core/localization/english/lists.js';
import {Suggestions, type Option} from '../../core/options/index.js';
import {rememberLast} from '../../core/remember-last.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {sendEdit} from '../../dom/events.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {mediaQuery} from '../../dom/platform.js';
import {enabledIndex} from './enabled-index.js';
import {ListKeys} from './list-keys.js';
import type {ListContent, ListHost, ListParts, SelectList} from './list-slot.js';
import {selectListStyles} from './select-list.styles.js';
import {selectListView} from './select-list-view.js';

/** Whether a select uses something that the list of the browser does not have. */
export function needsList({searchable, loadOptions, options}: ListHost): boolean {
  return (
    searchable ||
    Boolean(loadOptions) ||
    options.some(({group, description, icon}) => group || description || icon)
  );
}

/** The list of the browser, a list that opens, or a text field that filters it. */
type Mode = 'native' | 'list' | 'search';

/**
 * The list of a select (ARIA Authoring Practices, "Select-Only Combobox", and "Combobox" with list autocomplete): what is
 * listed, active, and typed, and what users choose.
 */
export class SelectListController implements SelectList, ListSource, ReactiveController {
  /** The text must be that of an option. */
  readonly mustMatch = true;
  readonly #host: ListHost;
  readonly #texts: LocalizeController;
  readonly #popup: ListPopup;
  readonly #list: LongList;
  readonly #keys = new ListKeys(this);
  readonly #value: ListParts['value'];
  readonly #suggestions = rememberLast(({options}: {options: readonly Option[]}) => new Suggestions(options));
  readonly #withEmpty = rememberLast(listWithEmpty);
  #mode: Mode = 'native';
  #content: ListContent | null = null;
  /** What the user has typed since the last choice, or null. */
  #typed: string | null = null;

  constructor(host: ListHost, {given, value}: ListParts) {
    this.#host = host;
    this.#texts = new LocalizeController(host, selectListTexts);
    const events = popupEvents(host);
    this.#popup = listPopup(host, {
      anchor: () => this.#find('.box'),
      label: () => this.#find('.label'),
      popup: () => this.#find('.popup'),
      onHide: reason => this.#handleHide(reason),
      ...events,
      onShow: () => {
        events.onShow();
        this.#list.reset();
      },
    });
    this.#value = value;
    this.#list = new LongList(host, this.#popup, this, optionLoading(host, given));
    addStyles(host, selectListStyles);
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  get options(): readonly Option[] | null {
    return this.#list.loading?.options ?? null;
  }

  get isSearchable(): boolean {
    return this.#mode === 'search';
  }

  /** The text that filters the list. */
  get query(): string {
    return this.#typed ?? '';
  }

  get wanted(): string {
    return this.#value.state;
  }

  /** Without a text, the empty option is listed too, and disabled options that did not load. */
  match(loaded?: readonly Option[]): readonly Option[] {
    if (loaded === undefined) return this.#hasText ? this.#search.matching(this.query) : this.#rows;
    const isListed = !this.#hasText && !this.#host.noUnselectedOptionText;
    return this.#withEmpty({listed: loaded, empty: isListed ? this.#rows.find(isEmpty) : undefined});
  }

  /** The first row is active while text filters the options; otherwise, that of the chosen option is. */
  get first(): number {
    if (this.#hasText) return 0;
    return this.#typed === null ? this.startIn(this.listed) : -1;
  }

  get listed(): readonly Option[] {
    return this.#list.matches;
  }

  /** The index of the active option, or -1. */
  get active(): number {
    return this.#list.index;
  }

  /** The list opens at the chosen option. */
  startIn(matches: readonly Option[]): number {
    return matches.findIndex(({value}) => value === this.#chosen?.value);
  }

  /** The control stays the same while it has the focus. */
  hostUpdate(): void {
    const mode = hasFocusWithin(this.#host) ? this.#mode : modeOf(this.#host);
    if (this.isOpen && (this.#host.matches(':disabled') || mode !== this.#mode)) this.#popup.close();
    if (mode === this.#mode) return;
    this.#mode = mode;
    // The other control does not have them yet.
    this.#host.requestUpdate('controlAttributes', undefined);
  }

  render(content: ListContent): TemplateResult | null {
    if (this.#mode === 'native') return null;
    const chosen = content.rows[content.shown];
    if (chosen?.value !== this.#chosen?.value) this.#typed = null;
    this.#content = content;
    return selectListView({
      ...content,
      chosen,
      isSearchable: this.isSearchable,
      typed: this.#typed,
      list: this.#list,
      localize: this.#texts,
      onClick: () => this.#handleClick(),
      onKeydown: event => this.#handleKeydown(event),
      onInput: event => this.#handleInput(event),
      onBlur: event => this.#handleBlur(event),
      onTake: index => this.take(index),
    });
  }

  /** Opens the list at the chosen option. */
  open(): void {
    const isDisabled = this.#content?.state.isDisabled ?? true;
    if (this.isOpen || isDisabled || (this.#rows.length === 0 && this.#list.loading === null)) return;
    this.#popup.show();
  }

  clear(): void {
    this.#typed = null;
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** Makes the option at an index active, which may have to be rendered first. */
  activate(index: number): void {
    if (index >= 0) this.#list.activateAt(index);
  }

  /** The row for more options follows the last option. */
  move(step: number): void {
    const {listed, active} = this;
    const last = listed.length - 1;
    if (step === 1 && active >= last && this.#list.loading?.end) return this.activate(last + 1);
    this.activate(enabledIndex(listed, step === -1 ? active : Math.min(active, last), step));
  }

  /** Chooses the option at an index, and closes the list. */
  take(index: number): void {
    const option = this.listed[index];
    if (this.#list.loading?.takeEnd(index) || option === undefined || option.disabled) return;
    this.hide('select');
    this.#choose(option);
  }

  /** Unless the options of the text are loading, and the user has not moved to one. */
  leave(): void {
    const {loading, isMoved} = this.#list;
    if (!loading?.isAtEnd && (isMoved || !loading?.isAwaited)) this.take(this.active);
  }

  get #hasText(): boolean {
    return this.query.trim() !== '';
  }

  get #search(): Suggestions {
    return this.#suggestions({options: this.#host.options});
  }

  get #rows(): readonly Option[] {
    return this.#content?.rows ?? [];
  }

  get #chosen(): Option | undefined {
    return this.#rows[this.#content?.shown ?? -1];
  }

  #choose({value}: Option): void {
    const host = this.#host;
    this.#typed = null;
    host.requestUpdate();
    if (value === host.value) return;
    host.value = value;
    sendEdit(host);
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(selector);
  }

  #handleHide(reason: PopupHideReason | null): void {
    if (reason === null || reason === 'escape') this.#typed = null;
    this.#list.reset();
  }

  /** A button that is pressed does not have the focus in Safari. Typing replaces the text of the chosen option. */
  #handleClick(): void {
    this.#host.focus();
    if (this.isOpen && !this.isSearchable) return this.hide('toggle');
    if (this.isSearchable && !this.isOpen) (this.#find('#control') as HTMLInputElement).select();
    this.open();
  }

  #handleKeydown(event: KeyboardEvent): void {
    const handle = (): void => this.#keys.handle(event);
    const isChoice = !event.isComposing && this.#keys.chooses(event);
    if (!isChoice || !this.#list.loading?.waitToChoose(handle)) handle();
  }

  /** The text only filters, so that `input` is not sent to the app. */
  #handleInput(event: Event): void {
    event.stopPropagation();
    this.#typed = (event.target as HTMLInputElement).value;
    this.#list.reset();
    this.#host.requestUpdate();
    this.open();
  }

  #handleBlur({target}: FocusEvent): void {
    // If the window loses the focus, the text keeps it.
    if (this.#typed === null || (target as Element).matches(':focus')) return;
    this.#list.whenLoaded(() => this.#chooseNamed());
  }

  /** Chooses the option that the text names. Without one, the text of the chosen option returns. */
  #chooseNamed(): void {
    const named = this.query.trim() && this.#search.valueOf(this.query);
    const option = this.#rows.find(({value, disabled}) => value === named && !disabled);
    this.#choose(option ?? {text: '', value: this.#host.value});
  }
}

const isEmpty = ({value}: Option): boolean => value === '';

/** The options that have loaded, after the empty one of the library, if it is wanted. */
function listWithEmpty(list: {listed: readonly Option[]; empty: Option | undefined}): readonly Option[] {
  const {listed, empty} = list;
  return empty === undefined || listed.includes(empty) ? listed : [empty, ...listed];
}

/** Phones keep their own list, which suits touch better, but whose options cannot load. */
function modeOf(host: ListHost): Mode {
  const isTouched = !host.loadOptions && mediaQuery('(pointer: coarse)')?.matches;
  if (!needsList(host) || isTouched) return 'native';
  return host.searchable ? 'search' : 'list';
}
