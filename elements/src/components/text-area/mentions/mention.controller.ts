import {html, type ReactiveController, type TemplateResult} from 'lit';
import {ComboboxList} from '../../../base/combobox/combobox-list.js';
import {optionPopup} from '../../../base/combobox/option-popup.js';
import {suggestionRows, suggestionTexts} from '../../../base/combobox/suggestion-rows.js';
import {LocalizeController} from '../../../controllers/localize.controller.js';
import {PopupController} from '../../../controllers/popup.controller.js';
import type {Warn} from '../../../core/bad-input.js';
import {mentionTexts} from '../../../core/localization/english/lists.js';
import type {Option} from '../../../core/options/index.js';
import {addStyles} from '../../../dom/adopt-styles.js';
import {replaceRange} from '../../../dom/replace-typed.js';
import {suggestionStyles} from '../../../styles/suggestions.styles.js';
import {mentionStyles} from './mention.styles.js';
import {boxOfPlace, caretPlaceAt, type CaretPlace} from './caret-box.js';
import {MentionOptions} from './mention-options.js';
import type {MentionHost, MentionParts} from './mention-slot.js';
import {draftAt, mentionsIn, type Mention, type MentionDraft} from './mentions.js';

/** Few enough to read while writing. */
const SHOWN = 8;

const NONE: readonly Option[] = [];

/**
 * A list of options that opens in a text area after a trigger. The focus stays in the text (ARIA Authoring Practices, "Combobox"
 * with list autocomplete; a text area has no such role, but the same properties).
 */
export class MentionController implements MentionParts, ReactiveController {
  readonly #host: MentionHost;
  readonly #options: MentionOptions;
  readonly #texts: LocalizeController;
  readonly #list: ComboboxList;
  readonly #popup: PopupController;
  #draft: MentionDraft | null = null;
  #place: CaretPlace | null = null;
  #matches = NONE;
  #status: 'idle' | 'loading' | 'failed' = 'idle';
  /** The index of the trigger whose list the user has closed. */
  #closedAt = -1;
  /** What the user has chosen: a function that loads may not return it again. */
  #chosen: readonly Mention[] = [];

  constructor(host: MentionHost, warn: Warn) {
    this.#host = host;
    this.#options = new MentionOptions({changed: () => this.#draft && this.#update(), warn});
    this.#texts = new LocalizeController(host, mentionTexts);
    addStyles(host, suggestionStyles, mentionStyles);
    this.#popup = new PopupController(host, {
      anchor: () => (this.#area && this.#place && boxOfPlace(this.#area, this.#place)) ?? this.#area,
      popup: () => host.renderRoot.querySelector<HTMLElement>('.popup'),
      beside: {placement: () => 'bottom-start', fallback: 'bottom-start', gap: 4},
      onHide: reason => {
        if (reason === 'escape' && this.#draft !== null) this.#closedAt = this.#draft.start;
        this.#draft = null;
        this.#options.stop();
      },
    });
    this.#list = new ComboboxList(host, this.#popup, {
      query: '',
      wanted: '',
      first: 0,
      startIn: () => -1,
      match: () => this.#matches,
    });
    host.addController(this);
    host.addEventListener('keydown', this.#handleKeydown);
    for (const name of ['input', 'keyup', 'click']) host.addEventListener(name, () => this.#update());
  }

  get mentioned(): readonly Mention[] {
    this.#options.set(this.#host.mentions);
    const known = this.#options.all.flatMap(([trigger, options]) =>
      options.map(option => ({trigger, option})),
    );
    const isNew = ({trigger, option: {value}}: Mention) =>
      !known.some(mention => mention.trigger === trigger && mention.option.value === value);
    return mentionsIn(this.#host.value, [...known, ...this.#chosen.filter(isNew)]);
  }

  /** The properties are those of the field, which the element renders. */
  hostUpdated(): void {
    const isOpen = this.#list.rows.length > 0;
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? 'listbox' : null,
      'aria-activedescendant': isOpen ? this.#list.id : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) this.#area?.removeAttribute(name);
      else this.#area?.setAttribute(name, value);
  }

  render(): TemplateResult {
    this.#options.set(this.#host.mentions);
    const list = this.#list;
    const note = this.#status === 'idle' ? null : this.#texts.term(NOTES[this.#status]);
    return html`${optionPopup({
      list,
      texts: suggestionTexts(this.#texts, list),
      rows: suggestionRows(list, ''),
      note: this.#popup.isOpen ? note : null,
      status: this.#popup.isOpen ? note : null,
      onTake: index => this.#choose(this.#matches[index]),
    })}`;
  }

  get #area(): HTMLTextAreaElement | null {
    return this.#host.renderRoot.querySelector('textarea');
  }

  /** Follows the caret. */
  #update(): void {
    const area = this.#area;
    const draft = area && !this.#host.readOnly ? this.#draftIn(area) : null;
    if (draft?.start !== this.#closedAt) this.#closedAt = -1;
    const isClosed = draft === null || draft.start === this.#closedAt;
    if (isClosed) return this.#popup.close();
    if (draft.start !== this.#draft?.start) this.#place = caretPlaceAt(area!, draft.start);
    const isOther = draft.query !== this.#draft?.query;
    this.#draft = draft;
    const {options, status} = this.#options.for(draft);
    this.#matches = options.slice(0, SHOWN);
    this.#status = status;
    if (isOther) this.#list.reset();
    if (options.length === 0 && status === 'idle') return this.#popup.close();
    this.#popup.show();
    this.#host.requestUpdate();
  }

  #draftIn({value, selectionStart, selectionEnd}: HTMLTextAreaElement): MentionDraft | null {
    if (selectionStart !== selectionEnd) return null;
    const draft = draftAt(value, selectionEnd, this.#options.triggers);
    const isDone = this.#chosen.some(
      ({trigger, option: {text}}) => trigger === draft?.trigger && `${draft.query} `.startsWith(`${text} `),
    );
    return isDone ? null : draft;
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const {key} = event;
    const list = this.#list;
    if (!this.#popup.isOpen || event.isComposing || list.rows.length === 0) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (key === 'ArrowDown') list.move(1);
    else if (key === 'ArrowUp') list.move(-1);
    else if (key === 'Enter' || key === 'Tab') this.#choose(this.#matches[list.index]);
    else return;
    event.preventDefault();
  };

  /** The user can undo it, like what was typed. */
  #choose(option: Option | undefined): void {
    const [area, draft] = [this.#area, this.#draft];
    if (option === undefined || area === null || draft === null) return;
    const mention = {trigger: draft.trigger, option};
    this.#chosen = [...this.#chosen, mention];
    const end = draft.start + 1 + draft.query.length;
    const text = draft.trigger + option.text + (/^\s/.test(area.value.slice(end)) ? '' : ' ');
    this.#popup.hide('select');
    area.focus();
    if (!replaceRange(area, draft.start, end, text)) {
      area.setRangeText(text, draft.start, end, 'end');
      const init = {bubbles: true, composed: true, inputType: 'insertReplacementText', data: text};
      area.dispatchEvent(new InputEvent('input', init));
    }
    this.#host.dispatchEvent(new CustomEvent('lc-mention', {detail: mention, bubbles: true, composed: true}));
  }
}

const NOTES = {loading: 'loading', failed: 'optionsFailed'} as const;
