import {isSeparator, isWordCharacter, plainText, type ReadText, type TextFormat} from './text-format.js';

/** A place of a pattern: for a digit, a letter, or either; without a kind, for its own character. */
interface Place {
  readonly kind: '0' | 'A' | '*' | '';
  readonly character: string;
}

type Shape = readonly Place[];

const FITS: Readonly<Record<string, RegExp>> = {'0': /^\d$/, A: /^\p{L}$/u, '*': /^[\p{L}\d]$/u};

/** What examples have in the places of a pattern. */
const SAMPLES: Readonly<Record<string, string>> = {'0': '1234567890', A: 'ABCDEFGHIJ', '*': '1234567890'};

/**
 * Returns the format of a pattern, or null if the pattern has no place for a digit or letter. `0` is a digit, `A` a letter, and
 * `*` either; letters become capitals. All other characters stand for themselves, and so do these after `\`. `|` separates
 * several patterns, such as `00000|00000-0000`.
 */
export function patternFormat(pattern: string): TextFormat | null {
  const shapes = parsePattern(pattern);
  const places = shapes.flat();
  if (!shapes.every(shape => shape.some(({kind}) => kind))) return null;
  const signs = new Set(places.filter(isSign).map(({character}) => character));
  const hasLetters = places.some(({kind}) => kind === 'A' || kind === '*');
  return {
    read: text => readByShapes(plainText(text), shapes, signs),
    example: exampleOf(shapes[0]!),
    ...(hasLetters ? {autocapitalize: 'characters'} : {inputMode: 'numeric'}),
  };
}

function parsePattern(pattern: string): Shape[] {
  const shapes: Place[][] = [[]];
  for (const [, escaped, character] of pattern.matchAll(/\\(.)|(.)/gsu)) {
    if (character === '|') shapes.push([]);
    else {
      const kind = character !== undefined && character in FITS ? (character as Place['kind']) : '';
      shapes.at(-1)!.push({kind, character: (escaped ?? character)!});
    }
  }
  return shapes;
}

/** Whether a place is a separator. Users need not type it. */
const isSign = ({kind, character}: Place): boolean => kind === '' && !isWordCharacter(character);

const join = (places: Shape): string => places.map(({character}) => character).join('');

function exampleOf(shape: Shape): string {
  let count = 0;
  return shape.map(({kind, character}) => (kind === '' ? character : SAMPLES[kind]![count++ % 10]!)).join('');
}

/** Returns the first shape that the text fills, or else the first that it fits so far. */
function readByShapes(text: string, shapes: readonly Shape[], signs: ReadonlySet<string>): ReadText | null {
  const read = shapes
    .flatMap(shape => [fill(text, shape, signs, false), fill(text, shape, signs, true)])
    .filter(found => found !== null);
  return read.find(({problem}) => problem === undefined) ?? read[0] ?? null;
}

/**
 * Fills the places of a shape with the letters and digits of a text. A separator of the text must be where the shape has one;
 * in a text that fills the shape, this is so only for those that the shape has. Otherwise `9:30` would be 93:0, and
 * `1.2.2026` 12.20.26.
 *
 * @param isShort Whether the text is without the letters and digits that the pattern itself has.
 */
function fill(text: string, shape: Shape, signs: ReadonlySet<string>, isShort: boolean): ReadText | null {
  const misplaced: string[] = [];
  let shown = '';
  let next = 0;
  for (const character of text) {
    if (isSeparator(character) || signs.has(character)) {
      const isPlaced = [shape[next - 1], shape[next]].some(place => place === undefined || isSign(place));
      if (!isPlaced) misplaced.push(character);
      continue;
    }
    while (next < shape.length && (isSign(shape[next]!) || (isShort && shape[next]!.kind === '')))
      shown += shape[next++]!.character;
    const place = shape[next++];
    if (place === undefined || !isFor(character, place)) return null;
    shown += place.kind === '' ? place.character : capital(character);
  }
  const rest = shape.slice(next);
  const isWhole = rest.every(({kind}) => kind === '');
  if (shown === '' || (isWhole ? misplaced.some(sign => signs.has(sign)) : misplaced.length > 0)) return null;
  const whole = isWhole ? shown + join(rest) : shown;
  const raw = [...whole].filter(isWordCharacter).join('');
  return {text: whole, raw, problem: isWhole ? undefined : 'incomplete'};
}

function isFor(character: string, {kind, character: own}: Place): boolean {
  return kind === '' ? capital(own) === capital(character) : FITS[kind]!.test(character);
}

/** Some letters, such as `ß`, have no capital that is one letter. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
