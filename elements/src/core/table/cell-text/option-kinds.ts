import {isSameData} from '../../same-data.js';
import {textOf} from '../search/fold.js';
import {keyOf, type CellFormat, type CellKind, type CellOption, type CellReading} from './cell-format.js';

type OptionValue = string | number;

/** The value of an option, null if a text stands for several options, or undefined for none. */
type Found = OptionValue | null | undefined;

/** What may be between options: a comma or semicolon of any script, or a line break. */
const SEPARATORS = /[,;،、，；؛\n]/g;

/** What is written between options, if the result is read as the same options. */
const WRITTEN_SEPARATORS = [', ', '; ', '\n'];

/** Returns what cells with one of several options do. */
export function selectKind({options = []}: CellFormat): CellKind {
  const index = new OptionIndex(options);
  return {parse: text => readingOf(index.find(text)), write: value => index.write(textOf(value))};
}

/** Returns what cells with a list of options do. */
export function multiSelectKind({options = []}: CellFormat): CellKind {
  const index = new OptionIndex(options);
  return {
    parse: text => parseList(text, index),
    write: value => writeList((Array.isArray(value) ? value : [value]).map(textOf), index),
  };
}

/** Finds the options of a column. */
class OptionIndex {
  /** The most parts of an option between separators. */
  readonly mostParts: number;

  readonly #values = new Map<string, OptionValue>();
  readonly #labels = new Map<string, string>();
  /** The values of the exact labels, and of what labels and values are compared by. */
  readonly #byLabel = new Map<string, Found>();
  readonly #byKey = new Map<string, Found>();

  constructor(options: readonly CellOption[]) {
    let mostParts = 1;
    for (const option of options) {
      const {value, label} = typeof option === 'string' ? {value: option, label: option} : option;
      const name = String(value);
      if (this.#values.has(name)) continue;
      this.#values.set(name, value);
      this.#labels.set(name, label);
      add(this.#byLabel, label.trim(), value);
      add(this.#byKey, keyOf(name), value);
      add(this.#byKey, keyOf(label), value);
      mostParts = Math.max(mostParts, ...[name, label].map(text => text.split(SEPARATORS).length));
    }
    this.mostParts = mostParts;
  }

  /** Returns the option that has a text as its value, or else as its label, or else one that differs only in case. */
  find(text: string): Found {
    if (this.#values.has(text)) return this.#values.get(text);
    if (this.#byLabel.has(text)) return this.#byLabel.get(text);
    return this.#byKey.get(keyOf(text));
  }

  /** Returns the label of a value, or the value if its label does not stand for it alone. */
  write(name: string): string {
    const label = this.#labels.get(name)?.trim() ?? '';
    return label !== '' && this.find(label) === this.#values.get(name) ? label : name;
  }
}

/** What two options have in common stands for neither. */
function add(map: Map<string, Found>, text: string, value: OptionValue): void {
  map.set(text, map.has(text) && map.get(text) !== value ? null : value);
}

function readingOf(found: Found): CellReading {
  if (found === undefined) return {unread: 'not-an-option'};
  return found === null ? {unread: 'several-options'} : {value: found};
}

/** Options may contain separators, so the longest one counts. */
function parseList(text: string, index: OptionIndex): CellReading {
  const ends = [...text.matchAll(SEPARATORS)].map(match => match.index);
  ends.push(text.length);
  const values = new Set<OptionValue>();
  let start = 0;
  for (let part = 0; part < ends.length;) {
    const pieces = ends.slice(part, part + index.mostParts).map(end => text.slice(start, end).trim());
    const found = pieces.map(piece => (piece === '' ? undefined : index.find(piece)));
    const last = Math.max(0, found.findLastIndex(isOption));
    const {value, unread} = readingOf(found[last]);
    if (unread === undefined) values.add(value as OptionValue);
    else if (pieces[last] !== '') return {unread};
    start = ends[part + last]! + 1;
    part += last + 1;
  }
  return {value: [...values]};
}

const isOption = (found: Found) => found !== undefined && found !== null;

function writeList(names: readonly string[], index: OptionIndex): string {
  const labels = names.map(name => index.write(name));
  const texts = [labels, names].flatMap(words => WRITTEN_SEPARATORS.map(separator => words.join(separator)));
  const isSame = (text: string) => {
    const {value} = parseList(text, index);
    return Array.isArray(value) && isSameData(value.map(String), names);
  };
  return texts.find(isSame) ?? texts[0]!;
}
