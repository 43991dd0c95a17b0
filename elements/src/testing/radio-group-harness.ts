import {fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import type {FormControlElement} from '../base/form-control-element.js';
import type {Option} from '../core/options/index.js';

/** A control that shows its options as radio inputs. */
export interface RadioGroupElement extends FormControlElement<string> {
  value: string;
  options: readonly Option[] | null | undefined;
  initValue: string | null | undefined;
}

export const languages = html`
  <option value="hola">Hola</option>
  <option value="hello">Hello</option>
  <option value="ciao">Ciao</option>
`;
export const HOLA = {text: 'Hola', value: 'hola'};
export const HELLO = {text: 'Hello', value: 'hello'};

/** Creates groups of a tag for tests. */
export function radioGroups<Group extends RadioGroupElement>(tag: string) {
  const element = unsafeStatic(tag);

  const make = (options: TemplateResult = languages): Promise<Group> =>
    fixture<Group>(staticHtml`<${element} label="Greeting" name="greeting">${options}</${element}>`);

  async function makeWith(attributes: Partial<RadioGroupElement>, options?: TemplateResult): Promise<Group> {
    const group = await make(options);
    Object.assign(group, attributes);
    await group.updateComplete;
    return group;
  }

  async function makeForm(content: unknown): Promise<{form: HTMLFormElement; group: Group}> {
    const form = await fixture<HTMLFormElement>(html`<form>${content}</form>`);
    return {form, group: form.querySelector<Group>(tag)!};
  }

  return {element, make, makeWith, makeForm};
}

/** The radio group inside. */
export const groupOf = (group: Element) => group.shadowRoot!.querySelector('fieldset')!;

export const radiosOf = (group: Element) => [...groupOf(group).querySelectorAll('input')];

export const textsOf = (group: Element) => [...group.shadowRoot!.querySelectorAll('.option-text')];

/** The values of the checked radios. */
export const checkedOf = (group: Element) =>
  radiosOf(group)
    .filter(radio => radio.checked)
    .map(radio => radio.value);

/** The values of the radios in the tab order. */
export const tabStopsOf = (group: Element) =>
  radiosOf(group)
    .filter(radio => radio.tabIndex === 0)
    .map(radio => radio.value);

/** The value of the focused radio. */
export const focusedOf = (group: Element) =>
  (group.shadowRoot!.activeElement as HTMLInputElement | null)?.value;
