import {nameOf, valueAt, type Path} from './path.js';

/**
 * Returns the field that a part of a form's values belongs to: the part itself, or, for the file of a `{path, file}`,
 * the whole object, which is the value of one control.
 */
export function fieldPath(values: unknown, path: Path): Path {
  const whole = path.slice(0, -1);
  return path.at(-1) === 'file' && isFileEntry(valueAt(values, whole)) ? whole : path;
}

/** Whether a value is an object with no other keys than the value of a file upload. */
export function isFileEntry(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.keys(value).every(key => /^(path|file)$/.test(key))
  );
}

/**
 * Returns the label of a field: the label of its name (`people.0.name`) or of its name without list indices
 * (`people.name`), or otherwise its last name in words.
 */
export function labelOf(path: Path, labels: Readonly<Record<string, string | undefined>> = {}): string {
  const names = path.filter(key => typeof key !== 'number');
  const given = [nameOf(path), nameOf(names)].find(name => Object.hasOwn(labels, name));
  return (given === undefined ? undefined : labels[given]) ?? inWords(String(names.at(-1) ?? ''));
}

/** Returns the name of a field in words: "First name" for `firstName`, `first_name`, and `first-name`. */
function inWords(name: string): string {
  const words = name
    .replace(/(?:\p{Ll}|\d)(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
    .split(/[\s_-]+/)
    .map(word => (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
