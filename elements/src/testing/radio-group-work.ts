import {expect, fixture, html} from '@open-wc/testing';
import type {RadioGroupElement} from './radio-group-harness.js';

/** The work of a group to show its options. It is counted, because times depend on the machine. */
interface Work {
  /** Browsers search all children of a fieldset for its legend whenever one is inserted. */
  fieldsetChildren: number;
  formValues: number;
  optionReads: number;
}

/** Counts the work of a group when options and a value are set. */
async function countWork(make: () => Promise<RadioGroupElement>, size: number): Promise<Work> {
  const work: Work = {fieldsetChildren: 0, formValues: 0, optionReads: 0};
  const {insertBefore} = Node.prototype;
  const {setFormValue} = ElementInternals.prototype;
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null) {
    if (this instanceof HTMLFieldSetElement) work.fieldsetChildren += this.childNodes.length;
    return insertBefore.call(this, node, next) as Child;
  };
  ElementInternals.prototype.setFormValue = function (...args) {
    work.formValues += 1;
    setFormValue.apply(this, args);
  };
  try {
    const group = await make();
    group.options = Array.from({length: size}, (_, index) => countedOption(index, work));
    group.value = String(size - 1);
    await group.updateComplete;
  } finally {
    Node.prototype.insertBefore = insertBefore;
    ElementInternals.prototype.setFormValue = setFormValue;
  }
  return work;
}

function countedOption(index: number, work: Work): {text: string; value: string} {
  return {
    text: `Option ${index}`,
    get value() {
      work.optionReads += 1;
      return String(index);
    },
  };
}

/** The work of a group is proportional to its options, not to their square. */
export function testRadioWork(tag: string): void {
  const make = () => fixture<RadioGroupElement>(html`${document.createElement(tag)}`);

  describe('work', () => {
    for (const [title, key, factor] of [
      ['walks through the children of its fieldset as often for twice the options', 'fieldsetChildren', 1],
      ['sets its form value as often for twice the options', 'formValues', 1],
      ['reads twice the options twice as often', 'optionReads', 2],
    ] as const) {
      it(title, async () => {
        const [some, twice] = [await countWork(make, 20), await countWork(make, 40)];
        expect(twice[key]).to.equal(factor * some[key]);
      });
    }
  });
}
