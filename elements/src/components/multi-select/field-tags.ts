import {html, nothing, type TemplateResult} from 'lit';
import type {FormControlElement} from '../../base/form-control-element.js';
import {localize, renderNow} from '../../base/members.js';
import type {Tag} from './multi-select-value.js';
import {TagFitController} from './tag-fit.controller.js';
import {TagKeys} from './tag-keys.js';
import {tagList, TAGS_AT_MOST} from './tag-list.js';

/** The number of chosen options that describe the field. */
const DESCRIBED_AT_MOST = 5;

/** The tags in a field for several options: those that fit, what describes the field, and their keyboard. */
export class FieldTags {
  readonly keys: TagKeys;
  readonly #host: FormControlElement & {readonly tagLines: number};
  readonly #remove: (value: string) => void;
  readonly #fit: TagFitController;
  #isExpanded = false;

  /** @param remove Removes a value. */
  constructor(host: FormControlElement & {readonly tagLines: number}, remove: (value: string) => void) {
    this.#host = host;
    this.#remove = remove;
    this.#fit = new TagFitController(host);
    this.keys = new TagKeys(host);
  }

  /** Renders the tags, and the text with the id `chosen`, which describes the field. */
  render(tags: readonly Tag[], isDisabled: boolean): TemplateResult {
    const {tagLines} = this.#host;
    const localized = this.#host[localize];
    const texts = tags.slice(0, DESCRIBED_AT_MOST).map(({text}) => text);
    const shown = Math.min(this.#fit.fitting, TAGS_AT_MOST);
    const isLimited = tagLines > 0 && !this.#isExpanded;
    this.#fit.follow(
      JSON.stringify(tags.slice(0, TAGS_AT_MOST)) + localized.lang,
      isLimited ? tagLines : Infinity,
    );
    return html`
      ${
        tags.length > 0
          ? html`<span id="chosen" hidden
              >${localized.term('chosenInWords', texts, tags.length - texts.length)}</span
            >`
          : nothing
      }
      ${tagList({
        localize: localized,
        tags: tags.slice(0, TAGS_AT_MOST),
        isDisabled,
        hiddenCount: Math.max(tags.length - shown, 0),
        isExpanded: this.#isExpanded,
        onRemove: tag => this.remove(tag),
        onKeydown: event => this.keys.handle(event),
        onMore: () => this.#handleMore(),
      })}
    `;
  }

  /** Removes a tag. The focus stays in the tags. */
  remove(value: string): void {
    const {index} = this.keys;
    this.#remove(value);
    this.#host[renderNow]();
    if (index !== -1) this.keys.focusAt(index);
  }

  #handleMore(): void {
    this.#isExpanded = !this.#isExpanded;
    this.#host.requestUpdate();
  }
}
