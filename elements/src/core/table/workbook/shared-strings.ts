import type {CellBudget} from './cell-budget.js';
import {unescapeText, type XmlHandler} from './xml-reader.js';

/** Reads the texts that cells share. How a text is pronounced, in Japanese, is left out. */
export class SharedStrings implements XmlHandler {
  readonly texts: string[] = [];
  readonly #budget: CellBudget;
  #text = '';
  #isText = false;
  #isPhonetic = false;

  constructor(budget: CellBudget) {
    this.#budget = budget;
  }

  open(name: string): void {
    if (name === 'si') this.#text = '';
    else if (name === 't') this.#isText = true;
    else if (name === 'rPh') this.#isPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'si') {
      this.#budget.use(1);
      this.texts.push(unescapeText(this.#text));
    }
  }

  text(text: string): void {
    if (this.#isText && !this.#isPhonetic) this.#text += text;
  }
}
