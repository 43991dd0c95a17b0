/** At-rules that contain style rules. All others are copied. */
const GROUPS = /^@(?:media|supports|container|layer|starting-style)\b/;

/**
 * Returns a style sheet with the selectors of its rules replaced. Rules inside other rules stay, because their selectors
 * depend on those around them.
 *
 * @param {string} css
 * @param {(selectors: string[]) => string[]} change
 * @returns {string}
 */
export function withSelectors(css, change) {
  const text = css.replace(/\/\*[^]*?\*\//g, '');
  let result = '';
  let at = 0;
  while (at < text.length) {
    const open = endOf(text, at, '{;}');
    const head = text.slice(at, open).trim();
    if (text[open] !== '{') {
      result += text.slice(at, open + 1).trim();
      at = open + 1;
      continue;
    }
    const isGroup = GROUPS.test(head);
    const isRule = !head.startsWith('@');
    const close = isGroup ? open : endOf(text, open + 1, '}');
    result += (isRule ? change(splitSelectors(head)).join(',') : head) + text.slice(open, close + 1);
    at = close + 1;
  }
  return result;
}

/** Returns the selectors of a list. Commas in brackets and strings do not split. */
export function splitSelectors(list) {
  const selectors = [];
  for (let at = 0; at < list.length;) {
    const end = endOf(list, at, ',');
    selectors.push(list.slice(at, end).trim());
    at = end + 1;
  }
  return selectors;
}

const BRACKETS = {'(': ')', '[': ']', '{': '}'};

/** Returns the index of the first of some characters that is not in a string or in brackets, or the end. */
export function endOf(text, start, characters) {
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (characters.includes(character)) return at;
    if (character === '\\') at++;
    else if (character === '"' || character === "'") at = endOfString(text, at);
    else if (character in BRACKETS) at = endOf(text, at + 1, BRACKETS[character]);
  }
  return text.length;
}

function endOfString(text, start) {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[start]) return at;
  }
  return text.length;
}
