/**
 * What a name in a start tag means: `@sl-change`, `(sl-change)`, and `v-on:sl-change` are the event `sl-change`, and `:helpText`,
 * `[helpText]`, and `.helpText` the property `help-text`. The notations of Vue, Angular, and Lit do not overlap, except that `#name`
 * is a slot in Vue and a variable in Angular.
 */

/**
 * @typedef {object} AttributeName
 * @property {'attribute' | 'bound' | 'event' | 'model' | 'slot' | 'spread' | 'other'} kind `bound` has code as its value, and `model`
 *   is a value in both directions: `v-model` or `[(value)]`.
 * @property {string} name In dash case. Empty for `v-model` without an argument.
 * @property {(name: string) => string} write Returns the name in the same notation, for another attribute or event.
 */

/** Properties whose attributes have another name than in dash case. */
const PROPERTIES = {
  readonly: 'readOnly',
  minlength: 'minLength',
  maxlength: 'maxLength',
  inputmode: 'inputMode',
  tabindex: 'tabIndex',
};

/** The notations, with how to write another name. The first one that fits counts. */
const NOTATIONS = [
  {kind: 'model', pattern: /^\[\(([\w-]+)\)\]$/, write: name => `[(${propertyName(name)})]`},
  {kind: 'event', pattern: /^\(([\w-]+)\)$/, write: name => `(${name})`},
  {kind: 'bound', pattern: /^\[attr\.([\w-]+)\]$/, write: name => `[attr.${name}]`},
  {kind: 'bound', pattern: /^\[([\w-]+)\]$/, write: name => `[${propertyName(name)}]`},
  {kind: 'event', pattern: /^(?:@|v-on:)([\w:-]+)((?:\.[\w-]+)*)$/, write: (name, rest) => `@${name}${rest}`},
  {
    kind: 'bound',
    pattern: /^(?::|v-bind:)([\w-]+)((?:\.[\w-]+)*)$/,
    write: (name, rest) => `:${propertyName(name)}${rest}`,
  },
  {
    kind: 'model',
    pattern: /^v-model(?::([\w-]+))?((?:\.[\w-]+)*)$/,
    write: (name, rest) => `v-model${name && `:${name}`}${rest}`,
  },
  {kind: 'slot', pattern: /^(?:#|v-slot:)([\w-]+)$/, write: name => `#${name}`},
  {kind: 'bound', pattern: /^\.([\w-]+)$/, write: name => `.${propertyName(name)}`},
  {kind: 'bound', pattern: /^\?([\w-]+)$/, write: name => `?${name}`},
  {kind: 'spread', pattern: /^v-bind$/, write: () => 'v-bind'},
  {kind: 'attribute', pattern: /^([A-Za-z][\w-]*)$/, write: name => name},
];

/**
 * Reads a name in a start tag.
 *
 * @param {string} raw
 * @returns {AttributeName}
 */
export function parseAttributeName(raw) {
  if (!/^v-(?!on:|bind|model|slot:)/.test(raw))
    for (const {kind, pattern, write} of NOTATIONS) {
      const match = pattern.exec(raw);
      if (match) return {kind, name: dashed(match[1] ?? ''), write: name => write(name, match[2] ?? '')};
    }
  return {kind: 'other', name: raw, write: () => raw};
}

/**
 * Returns a name in dash case: `helpText` is `help-text`.
 *
 * @param {string} name
 */
export function dashed(name) {
  return name.replace(/(?<=[a-z0-9])[A-Z]|(?<!^)[A-Z](?=[a-z])/g, '-$&').toLowerCase();
}

/**
 * Returns the property of an attribute: `show-footer` is `showFooter`.
 *
 * @param {string} name
 */
export function propertyName(name) {
  return PROPERTIES[name] ?? name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
