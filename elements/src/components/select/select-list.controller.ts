import type {ReactiveController, TemplateResult} from 'lit';
import {ListedOptions} from '../../base/combobox/listed-options.js';
import {optionLoading} from '../../base/combobox/option-loading-slot.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {PopupController, popupEvents, type PopupHideReason} from '../../controllers/popup.controller.js';
import {selectListTexts} from '../../core/localization/english/lists.js';
import {Suggestions, type Option} from '../../core/options/index.js';
import {rememberLast} from '../../core/remember-last.js';
import {addStyles} from '../../dom/adopt-styles.js';
import {sendChange} from '../../dom/events.js';
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
export class SelectListController implements SelectList, ReactiveController {
  readonly #host: ListHost;
  readonly #texts: LocalizeController;
  readonly #popup: PopupController;
  readonly #list: ListedOptions;
  readonly #keys = new ListKeys(this);
  readonly #loading: ReturnType<typeof optionLoading>;
  readonly #suggestions = rememberLast(({options}: {options: readonly Option[]}) => new Suggestions(options));
  readonly #withEmpty = rememberLast(listWithEmpty);
  #mode: Mode = 'native';
  #content: ListContent | null = null;
  /** What the user has typed since the last choice, or null. */
  #typed: string | null = null;

  constructor(host: ListHost, {given, value, warn}: ListParts) {
    this.#host = host;
    this.#texts = new LocalizeController(host, selectListTexts);
    this.#popup = new PopupController(host, {
      anchor: () => this.#find('.box'),
      label: () => this.#find('.label'),
      popup: () => this.#find('.popup'),
      onHide: reason => this.#handleHide(reason),
      ...popupEvents(host),
    });
    this.#list = new ListedOptions(
      host,
      this,
      () => this.isOpen,
      () => Boolean(this.#loading()?.activeId),
    );
    this.#loading = optionLoading(host, {
      warn,
      popup: this.#popup,
      given: () => given.options,
      text: () => this.text,
      wanted: () => [value.state],
      mustMatch: () => true,
      chooses: event => this.#keys.chooses(event),
      enter: event => this.#keys.handle(event),
    });
    addStyles(host, selectListStyles);
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#popup.isOpen;
  }

  get options(): readonly Option[] | null {
    return this.#loading()?.options ?? null;
  }

  get isSearchable(): boolean {
    return this.#mode === 'search';
  }

  /** The options in the list. Without a text, the empty option and disabled options are listed too. */
  get matches(): readonly Option[] {
    return this.#matches;
  }

  get #matches(): readonly Option[] {
    const hasText = this.text.trim() !== '';
    const listed = this.#loading()?.listed;
    if (listed === undefined) return hasText ? this.#search.matching(this.text) : this.#rows;
    const isListed = !hasText && !this.#host.noUnselectedOptionText;
    return this.#withEmpty({listed, empty: isListed ? this.#rows.find(isEmpty) : undefined});
  }

  /** The text that filters the list. */
  get text(): string {
    return this.#typed ?? '';
  }

  /** Users cannot add values. */
  get newText(): null {
    return null;
  }

  /** The index of the active option, or -1. */
  get active(): number {
    return this.#list.index;
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
    const matches = this.#matches;
    const loading = this.#loading();
    const count = loading?.listed.length ?? matches.length;
    return selectListView({
      ...content,
      chosen,
      isSearchable: this.isSearchable,
      typed: this.#typed,
      list: this.#list,
      isOpen: this.isOpen,
      count,
      loading,
      // The empty option is not one of those that load.
      end: loading?.renderEnd(this.#list.options.length + count - matches.length) ?? null,
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
    if (this.isOpen || isDisabled || (this.#rows.length === 0 && this.#loading() === null)) return;
    this.#popup.show();
    if (!this.isOpen || this.#typed !== null || this.#chosen === undefined) return;
    this.activate(this.#matches.indexOf(this.#chosen));
    // It may be in the list that loads.
    this.#list.activate(this.#chosen.value);
  }

  clear(): void {
    this.#typed = null;
  }

  hide(reason: PopupHideReason): void {
    this.#popup.hide(reason);
  }

  /** Makes the option at an index active, which may have to be rendered first. */
  activate(index: number): void {
    if (this.#matches[index] !== undefined) this.#list.activateAt(index);
  }

  move(step: number): void {
    this.activate(enabledIndex(this.#matches, this.active, step));
  }

  /** Chooses the option at an index, and closes the list. */
  take(index: number): void {
    const option = this.#matches[index];
    if (option === undefined || option.disabled) return;
    this.hide('select');
    this.#choose(option);
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
    host.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    sendChange(host);
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
    if (!this.#loading()?.handleKey(event)) this.#keys.handle(event);
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
    const finish = (): void => this.#chooseNamed();
    if (!this.#loading()?.wait(finish)) finish();
  }

  /** Chooses the option that the text names. Without one, the text of the chosen option returns. */
  #chooseNamed(): void {
    const named = this.text.trim() && this.#search.valueOf(this.text);
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
