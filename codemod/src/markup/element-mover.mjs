/** Moves the elements of a library in a file, by rules. */
import {contentAsAttribute, quoted} from './plain-content.mjs';
import {ElementView, slotOf} from './element-rules.mjs';
import {moveAttributes, whyAttributesStay} from './move-attributes.mjs';

/** @typedef {import('./read-markup.mjs').MarkupElement} MarkupElement */

/**
 * @typedef {object} MarkupLibrary
 * @property {(tag: string) => string | undefined} keyOf Returns the name of an element of the library in its rules, or undefined.
 * @property {Readonly<Record<string, import('./element-rules.mjs').ElementRule>>} rules
 */

export class ElementMover {
  #text;
  #edits;
  #library;
  #report;
  /** @type {Map<MarkupElement, string>} What moved, with the new tag. */
  #moved = new Map();
  #usage;

  /**
   * @param {string} text The file.
   * @param {import('./markup-edits.mjs').MarkupEdits} edits
   * @param {MarkupLibrary} library
   * @param {import('../move-report.mjs').MoveReport} report
   * @param {import('./move-imports.mjs').ElementUsage} usage What became of the elements of the file, which grows.
   */
  constructor(text, edits, library, report, usage) {
    this.#text = text;
    this.#edits = edits;
    this.#library = library;
    this.#report = report;
    this.#usage = usage;
  }

  /**
   * Moves an element, after those around it.
   *
   * @param {MarkupElement} element
   * @param {import('./read-markup.mjs').Dialect} dialect
   */
  move(element, dialect) {
    const key = this.#library.keyOf(element.tag);
    if (key === undefined) return;
    const view = new ElementView(element, {text: this.#text, dialect});
    const rule = this.#library.rules[key] ?? {stays: 'There is no such element. It can stay beside ours.'};
    const target = this.#targetOf(view, rule);
    const advice = target.stays ?? this.#whyStays(view, rule);
    const use = this.#usage.get(key) ?? {targets: new Set(), left: 0};
    this.#usage.set(key, use);
    if (advice !== undefined) {
      use.left++;
      this.#report.leave('elements', element.start, `<${element.tag}>`, advice);
      return;
    }
    use.targets.add(target.tag);
    this.#moved.set(element, target.tag);
    this.#report.count('elements');
    if (rule.replacedBy) this.#replace(view, rule.replacedBy);
    else if (rule.unwrapped) this.#edits.unwrap(element);
    else this.#change(view, rule, target.tag);
    rule.finish?.(view, this.#edits);
  }

  #change(view, rule, tag) {
    const {element} = view;
    this.#edits.setTag(element, tag);
    this.#moveSlots(view, rule);
    if (rule.content) this.#moveContent(view, rule.content);
    moveAttributes(view, rule, this.#edits, this.#report);
    for (const [name, value] of Object.entries(rule.add?.(view) ?? {}))
      this.#edits.addAttribute(element, value === '' ? name : quoted(name, value));
  }

  #targetOf(view, {to, stays, replacedBy = ''}) {
    if (stays !== undefined) return {stays};
    const tag = typeof to === 'function' ? to(view) : (to ?? replacedBy);
    return typeof tag === 'string' ? {tag} : tag;
  }

  #whyStays(view, rule) {
    const {element} = view;
    if (rule.within && !this.#isWithin(element, rule.within))
      return `It moves with the ${rule.within.map(tag => `<${tag}>`).join(' or ')} around it.`;
    if (rule.inside && !this.#isWithin(element, rule.inside, true))
      return 'It moves with the element around it.';
    const stranger =
      rule.children && view.children.find(child => !rule.children.includes(this.#keyOf(child)));
    if (stranger) return `Move it by hand, because it contains <${stranger.tag}>.`;
    if (rule.content && contentAsAttribute(element, rule.content, view.file) === null)
      return `Its content is \`${rule.content}\`, which must be text.`;
    return rule.staysIf?.(view) ?? whyAttributesStay(view, rule) ?? this.#whySlotsStay(view, rule);
  }

  #keyOf(element) {
    return this.#library.keyOf(element.tag) ?? element.tag;
  }

  /** Whether the nearest of these elements around it has moved. */
  #isWithin(element, tags, isAlone = false) {
    for (let {parent} = element; parent; {parent} = parent)
      if (tags.includes(this.#keyOf(parent))) return this.#moved.has(parent);
    return isAlone;
  }

  #whySlotsStay(view, {slots = {}}) {
    for (const child of view.children) {
      const slot = slotOf(child);
      if (slot === undefined || slot.name === null) continue;
      const rule = slots[slot.name];
      if (rule?.stays) return rule.stays;
      if (slot.hasScope && rule !== undefined) return `Its slot "${slot.name}" has values.`;
      if (rule?.attribute && !contentAsAttribute(child, rule.attribute, view.file))
        return `Its slot "${slot.name}" is \`${rule.attribute}\`, which must be text.`;
    }
    return undefined;
  }

  #moveSlots(view, {slots = {}}) {
    for (const child of view.children) {
      const slot = slotOf(child);
      const rule = slot && slot.name !== null ? slots[slot.name] : undefined;
      if (rule === undefined) continue;
      if (rule.left) this.#report.leave('slots', child.start, `slot="${slot.name}"`, rule.left);
      else if (rule.attribute) {
        this.#edits.addAttribute(view.element, contentAsAttribute(child, rule.attribute, view.file));
        this.#edits.removeElement(child);
        this.#report.count('slots');
      } else this.#moveSlot(child, slot, rule === true ? slot.name : rule);
    }
  }

  #moveSlot(child, {name, attribute}, to) {
    if (child.tag === 'template' || child.tag === 'ng-template') {
      this.#edits.setTag(child, 'div');
      this.#edits.replace(attribute.start, attribute.end, to && `slot="${to}"`);
      this.#report.count('slots');
    } else if (to !== name) {
      if (to === '') this.#edits.removeAttribute(attribute);
      else this.#edits.setValue(attribute, to);
      this.#report.count('slots');
    }
  }

  #moveContent({element, file}, name) {
    const attribute = contentAsAttribute(element, name, file);
    if (!attribute) return;
    this.#edits.removeContent(element);
    this.#edits.addAttribute(element, attribute);
    this.#report.count('attributes');
  }

  #replace({element, file}, tag) {
    const kept = element.attributes.filter(({raw}) => /^(class|id|style|slot|v-if|v-else|\*ngIf)$/.test(raw));
    const text = kept.map(({start, end}) => ` ${file.text.slice(start, end)}`).join('');
    const end = file.dialect === 'vue' ? ' />' : '>';
    this.#edits.replace(element.start, element.end, `<${tag}${text}${end}`);
  }
}
