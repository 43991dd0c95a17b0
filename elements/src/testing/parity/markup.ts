/** The same control as a native element and as ours. */
export interface Pair {
  readonly native: string;
  readonly ours: string;
}

const NAMED = 'id="field" name="f"';

/** A text field with `id="field"` and `name="f"`. */
export const text = (attributes = ''): Pair => ({
  native: `<input ${NAMED} ${attributes}>`,
  ours: `<lc-text-input ${NAMED} label="Field" ${attributes}></lc-text-input>`,
});

/** A number field. */
export const number = (attributes = ''): Pair => ({
  native: `<input type="number" ${NAMED} ${attributes}>`,
  ours: `<lc-number-input ${NAMED} label="Field" ${attributes}></lc-number-input>`,
});

/** A field for several lines. The native one has its initial text as its content. */
export const textArea = (attributes = '', content = ''): Pair => ({
  native: `<textarea ${NAMED} ${attributes}>${content}</textarea>`,
  ours: `<lc-text-area ${NAMED} label="Field" value="${content}" ${attributes}></lc-text-area>`,
});

export const checkbox = (attributes = ''): Pair => ({
  native: `<input type="checkbox" ${NAMED} ${attributes}>`,
  ours: `<lc-checkbox ${NAMED} label="Field" ${attributes}></lc-checkbox>`,
});

export const file = (attributes = ''): Pair => ({
  native: `<input type="file" ${NAMED} ${attributes}>`,
  ours: `<lc-file-upload ${NAMED} label="Field" ${attributes}></lc-file-upload>`,
});

export const select = (options: string): Pair => ({
  native: `<select ${NAMED}>${options}</select>`,
  ours: `<lc-select ${NAMED} label="Field">${options}</lc-select>`,
});

export const multiSelect = (options: string, attributes = ''): Pair => ({
  native: `<select multiple ${NAMED} ${attributes}>${options}</select>`,
  ours: `<lc-multi-select ${NAMED} label="Field" ${attributes}>${options}</lc-multi-select>`,
});

export const time = (attributes = ''): Pair => ({
  native: `<input type="time" ${NAMED} ${attributes}>`,
  ours: `<lc-time-input ${NAMED} label="Field" ${attributes}></lc-time-input>`,
});

/** A button with `id="button"`. Native buttons submit by default; ours need `type="submit"`. */
export const button = (attributes = ''): Pair => ({
  native: `<button id="button" ${attributes}>Send</button>`,
  ours: `<lc-button id="button" ${/\btype=/.test(attributes) ? '' : 'type="submit"'} ${attributes}>Send</lc-button>`,
});

/** Joins controls. Plain markup is added to both. */
export function together(...parts: (Pair | string)[]): Pair {
  const side = (name: keyof Pair) =>
    parts.map(part => (typeof part === 'string' ? part : part[name])).join('\n');
  return {native: side('native'), ours: side('ours')};
}
