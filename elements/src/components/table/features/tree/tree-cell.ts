import {render, type TemplateResult} from 'lit';
import type {FeatureRow} from '../../model/table-feature.js';
import {setAttribute} from '../../view/set-attribute.js';

/** What a cell of the tree column shows beside its content. */
export interface CellShown {
  readonly level: number;
  /** What screen readers read after the content; empty for nothing. */
  readonly levelText: string;
  /** The name of the button; null without one. */
  readonly name: string | null;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** What is below the content; null for nothing. */
  readonly failure: {readonly text: string; readonly retry: string} | null;
}

/** The elements of a cell in the tree column. */
export class TreeCell {
  readonly index: number;
  readonly #row: FeatureRow;
  readonly #element = newElement('span', 'tree-cell');
  readonly #button = newElement('button', 'tree-toggle');
  readonly #content = newElement('span', 'tree-content');
  readonly #levelText = Object.assign(document.createElement('span'), {className: 'visually-hidden'});
  readonly #spinner = document.createElement('span');
  readonly #failure = newElement('span', 'tree-failure');
  readonly #retry = newElement('button', 'tree-retry-button');

  /** @param icon The content of the button, unless it is busy. */
  constructor(row: FeatureRow, index: number, icon: TemplateResult) {
    this.index = index;
    this.#row = row;
    this.#button.classList.add('quiet-icon');
    this.#retry.classList.add('quiet-text');
    render(icon, this.#button);
    this.#spinner.className = 'spinner';
    this.#element.append(this.#content, this.#levelText);
    row.frame(index, this.#element, this.#content);
  }

  show({level, levelText, name, isOpen, isBusy, failure}: CellShown): void {
    this.#element.style.setProperty('--_level', String(level - 1));
    this.#element.toggleAttribute('data-leaf', name === null);
    setAttribute(this.#button, 'aria-label', name);
    setAttribute(this.#button, 'aria-expanded', String(isOpen));
    setAttribute(this.#button, 'aria-busy', isBusy ? 'true' : null);
    if (isBusy) this.#button.append(this.#spinner);
    else this.#spinner.remove();
    this.#levelText.textContent = levelText;
    if (name === null) this.#button.remove();
    else if (this.#button.parentNode === null) this.#element.prepend(this.#button);
    if (failure === null) return this.#failure.remove();
    this.#retry.textContent = failure.retry;
    this.#failure.replaceChildren(`${failure.text} `, this.#retry);
    this.#element.append(this.#failure);
  }

  remove(): void {
    this.#row.frame(this.index, null, null);
  }
}

function newElement(name: 'span' | 'button', part: string): HTMLElement {
  const element = document.createElement(name);
  element.className = part;
  element.setAttribute('part', part);
  if (name === 'button') element.setAttribute('type', 'button');
  return element;
}
