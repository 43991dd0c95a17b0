/** Moves the attributes and events of an element, by its rule. */
import {literalOf} from './element-rules.mjs';

/** @typedef {import('./element-rules.mjs').ElementView} ElementView */
/** @typedef {import('./element-rules.mjs').ElementRule} ElementRule */

/**
 * Returns what to write instead if an attribute or event keeps the element from being moved.
 *
 * @param {ElementView} view
 * @param {ElementRule} rule
 * @returns {string | undefined}
 */
export function whyAttributesStay(view, rule) {
  for (const part of view.attributes) {
    const change = changeOf(part, rule, view);
    const isOff = part.kind === 'attribute' && part.attribute.value === 'false';
    if (change?.stays && !isOff) return change.stays;
  }
  return undefined;
}

/**
 * Moves the attributes and events of an element.
 *
 * @param {ElementView} view
 * @param {ElementRule} rule
 * @param {import('./markup-edits.mjs').MarkupEdits} edits
 * @param {import('../move-report.mjs').MoveReport} report
 */
export function moveAttributes(view, rule, edits, report) {
  for (const part of view.attributes) {
    const {attribute, kind, name} = part;
    if (kind === 'spread') report.leave('attributes', attribute.start, attribute.raw, SPREAD);
    const change = changeOf(part, rule, view);
    if (change === undefined) continue;
    const list = kind === 'event' ? 'events' : 'attributes';
    if (change.left) report.leave(list, attribute.start, attribute.raw, change.left);
    else if (change.gone) {
      edits.removeAttribute(attribute);
      report.count(list);
    } else if (change.values) moveValue(part, change, edits, report);
    else if ((change.to ?? name) !== name) {
      edits.rename(attribute, part.write(change.to));
      report.count(list);
    }
    if (change.check && !change.left) report.leave(list, attribute.start, attribute.raw, change.check);
  }
}

const SPREAD = 'Check the names of what it sets.';

function moveValue(part, {to, values}, edits, report) {
  const {attribute, kind, name} = part;
  const value = kind === 'attribute' ? literalOf(attribute) : null;
  if (value === null || !Object.hasOwn(values, value)) {
    report.leave(
      'attributes',
      attribute.start,
      `${attribute.raw}${value ? `="${value}"` : ''}`,
      valuesText(to ?? name, values),
    );
    return;
  }
  const next = values[value];
  if (next === value && (to ?? name) === name) return;
  report.count('attributes');
  if (next === null) return edits.removeAttribute(attribute);
  if (next === '') return edits.replace(attribute.start, attribute.end, part.write(to ?? name));
  edits.rename(attribute, part.write(to ?? name));
  if (next !== value) edits.setValue(attribute, next);
}

function valuesText(name, values) {
  const all = [...new Set(Object.values(values))].filter(value => value !== null);
  return all.length > 0
    ? `\`${name}\` has the values ${all.map(value => `"${value}"`).join(', ')}.`
    : 'Remove it.';
}

/** Returns what becomes of an attribute or event; undefined if the rule does not know it. */
function changeOf({kind, name}, {attributes = {}, events = {}}, view) {
  const rules = kind === 'event' ? events : typeof attributes === 'function' ? attributes(view) : attributes;
  const rule = kind === 'other' || kind === 'slot' ? undefined : own(rules, name);
  if (rule === undefined || rule === true) return undefined;
  return typeof rule === 'string' ? {to: rule} : rule;
}

const own = (rules, name) => (Object.hasOwn(rules, name) ? rules[name] : undefined);
