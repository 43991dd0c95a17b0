import {ReactiveElement} from 'lit';
import {showFailedImport, startAgain} from './hot-app.js';

const CALLBACKS = [
  ...['connectedCallback', 'disconnectedCallback', 'connectedMoveCallback', 'adoptedCallback'],
  ...['attributeChangedCallback', 'formAssociatedCallback', 'formDisabledCallback', 'formResetCallback'],
  'formStateRestoreCallback',
];

const callbacksOf = ({prototype}) => CALLBACKS.filter(name => name in prototype);

/** The constructor that the browser keeps for a tag, by the tag and by each class that the tag has had. */
const constructors = new Map();

/**
 * Replaces `define` (`elements/src/base/define.ts`) while the site is developed: a tag that is defined again creates elements of
 * the newest class. It runs in the browser.
 *
 * @param {string} tag
 * @param {CustomElementConstructor} elementClass
 */
export function define(tag, elementClass) {
  const constructor = constructors.get(tag) ?? createConstructor(elementClass);
  constructors.set(tag, constructor).set(elementClass, constructor);
  constructor.newest = elementClass;
  if (customElements.get(tag) === undefined) customElements.define(tag, constructor);
}

/** The browser reads the callbacks only once, from this prototype. They call those of the class that an element has. */
function createConstructor(elementClass) {
  const constructor = function () {
    return new constructor.newest();
  };
  for (const name of callbacksOf(elementClass))
    constructor.prototype[name] = function (...values) {
      this[name](...values);
    };
  const {observedAttributes, formAssociated} = elementClass;
  return Object.assign(constructor, {observedAttributes, formAssociated});
}

/** The base class of Lit's. It creates an element of a class that the browser does not know. */
function HotElement() {
  const constructor = constructors.get(new.target);
  if (constructor === undefined) return Reflect.construct(HTMLElement, [], new.target);
  constructor.prototype = new.target.prototype;
  return Reflect.construct(HTMLElement, [], constructor);
}
Object.setPrototypeOf(HotElement, HTMLElement);
Object.setPrototypeOf(ReactiveElement, HotElement);

/**
 * Creates the elements of the page again after a module that defines a tag was replaced. Modules that import it, such as the
 * React components, keep its previous exports: if those differ in more than the code of a class, the page loads again.
 *
 * @param {object} previous
 * @param {object | undefined} next undefined if the import has failed
 */
export function replaceElements(previous, next) {
  if (next === undefined) return showFailedImport();
  const names = Object.keys({...previous, ...next});
  if (names.every(name => apiOf(previous[name]) === apiOf(next[name]))) startAgain();
  else location.reload();
}

/** Returns what the browser and the React components read from a class of an element. Any other value is returned. */
function apiOf(value) {
  if (!constructors.has(value)) return value;
  const {observedAttributes, formAssociated, elementProperties} = value;
  const properties = [...elementProperties].map(([name, {state, reflect, attribute}]) => [
    ...[String(name), state, reflect, attribute],
  ]);
  return JSON.stringify([callbacksOf(value), observedAttributes, formAssociated, properties]);
}
