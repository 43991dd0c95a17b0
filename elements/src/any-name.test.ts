import {expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import type {LcElement} from './base/lc-element.js';
import {elementClasses, tagOf} from './testing/element-classes.js';
import {recordErrors} from './testing/errors.js';
import {recordWarnings} from './testing/events.js';

type AnyElement = LcElement & Record<string, unknown>;

class LitProbe extends LitElement {}
customElements.define('lit-probe', LitProbe);

/** Fields that Lit's base classes write on each element on the page; no subclass can guard them. */
function litFields(): Set<string> {
  const probe = new LitProbe();
  document.body.append(probe);
  const names = Object.getOwnPropertyNames(probe);
  probe.remove();
  return new Set(names);
}

const LIT_FIELDS = litFields();

/** All names that an element has itself or inherits from this library and from Lit, without its public properties. */
function namesOf(element: AnyElement): string[] {
  const {elementProperties} = element.constructor as typeof LcElement;
  const names = new Set<string>();
  for (let object: object = element; object !== HTMLElement.prototype;) {
    for (const name of Object.getOwnPropertyNames(object)) names.add(name);
    object = Object.getPrototypeOf(object) as object;
  }
  return [...names].filter(
    name =>
      name !== 'constructor' &&
      !elementProperties.has(name) &&
      !LIT_FIELDS.has(name) &&
      // Lit's private fields, as it names them.
      !/^_\$|^__/.test(name),
  );
}

/** Whether an assignment would replace a member. */
const settable = (element: AnyElement, name: string) => {
  let object: object = element;
  while (!Object.hasOwn(object, name)) object = Object.getPrototypeOf(object) as object;
  const descriptor = Object.getOwnPropertyDescriptor(object, name)!;
  return 'value' in descriptor;
};

const shownBy = ({shadowRoot}: Element) =>
  [...shadowRoot!.querySelectorAll('*')].map(
    ({localName, part, textContent}) => `${localName} ${part.value} ${textContent.trim()}`,
  );

describe('any name', () => {
  for (const elementClass of elementClasses) {
    const tag = tagOf(elementClass);

    it(`has no field on ${tag} that an app can overwrite`, () => {
      const element = document.createElement(tag) as AnyElement;
      expect(namesOf(element).filter(name => settable(element, name))).to.deep.equal([]);
    });

    it(`can be set on ${tag} without breaking it`, async () => {
      const page = await fixture(html`<div></div>`);
      const [untouched, touched] = [0, 1].map(() => document.createElement(tag) as AnyElement);
      const errors = await recordErrors(async () => {
        await recordWarnings(async () => {
          page.append(untouched!, touched!);
          await Promise.all([untouched!.updateComplete, touched!.updateComplete]);
          // Getters refuse an assignment, like those of native elements.
          for (const name of namesOf(touched!)) Reflect.set(touched!, name, {name});
          touched!.requestUpdate();
          page.append(untouched!, touched!);
          await Promise.all([untouched!.updateComplete, touched!.updateComplete]);
        });
      });
      expect(errors).to.deep.equal([]);
      expect(shownBy(touched!)).to.deep.equal(shownBy(untouched!));
    });
  }
});
