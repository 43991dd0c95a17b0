import '../../components/button/button.define.js';
import '../../components/field-list/field-list.define.js';
import '../../components/form/form.define.js';
import '../../components/number-input/number-input.define.js';
import '../../components/steps/steps.define.js';
import '../../components/step/step.define.js';
import '../../components/text-input/text-input.define.js';
import {connectForm, type FormConnection, type FormOptions} from '../../components/form/form.define.js';
import {keepDraft, type DraftStorage, type FormDraft} from '../../components/form/form-draft.js';
import type {LcFieldList} from '../../components/field-list/field-list.js';
import type {LcSteps} from '../../components/steps/steps.js';

const FIELDS = `
  <lc-text-input name="name" label="Name" required></lc-text-input>
  <lc-number-input name="amount" label="Amount" step="any"></lc-number-input>`;

const LIST = `
  <lc-field-list name="items" max="8">
    <template>
      <lc-text-input name="name" label="Name"></lc-text-input>
      <lc-number-input name="dose.qty" label="Quantity" step="any"></lc-number-input>
      <input name="note" aria-label="Note" />
      <lc-button command="--move-up">Up</lc-button>
      <lc-button command="--move-down">Down</lc-button>
      <lc-button command="--insert">Add below</lc-button>
      <button type="button" command="--remove">Remove</button>
    </template>
    <lc-button command="--insert">Add</lc-button>
  </lc-field-list>`;

const STEPS = `
  <lc-steps>
    <lc-step name="person" heading="Person">${FIELDS}</lc-step>
    <lc-step name="items" heading="Items">${LIST}</lc-step>
  </lc-steps>`;

/** A storage with the texts in a map, like that of the page. */
export class MapStorage extends Map<string, string> implements DraftStorage {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.set(key, text);
  }

  removeItem(key: string): void {
    this.delete(key);
  }
}

/** A page with the form. Another one has the same storage. */
export class FormPage {
  readonly form = document.createElement('form');
  readonly connection: FormConnection;
  readonly draft: FormDraft;
  readonly list: LcFieldList;
  readonly steps: LcSteps | null;

  constructor(place: HTMLElement, options: FormOptions & {hasSteps: boolean; storage: DraftStorage}) {
    const {hasSteps, storage, ...others} = options;
    this.form.innerHTML = hasSteps ? STEPS : FIELDS + LIST;
    place.replaceChildren(this.form);
    this.connection = connectForm<unknown>(this.form, others);
    this.draft = keepDraft(this.form, {key: 'draft', storage});
    this.list = this.form.querySelector('lc-field-list')!;
    this.steps = this.form.querySelector('lc-steps');
  }

  /** The control with a name. */
  control(name: string): HTMLElement & {value: unknown} {
    return this.form.querySelector(`[name="${name}"]`)!;
  }

  /** The text field of a control. */
  field(name: string): HTMLInputElement {
    const control = this.control(name);
    return control instanceof HTMLInputElement ? control : control.shadowRoot!.querySelector('input')!;
  }

  /** The button of a row, or, without one, that of the list. */
  button(command: string, row?: number): HTMLElement & {disabled: boolean} {
    const place = row === undefined ? this.list : this.list.rows[row]!;
    const selector = `${row === undefined ? ':scope > ' : ''}[command="--${command}"]`;
    return place.querySelector(selector)!;
  }

  /** The page is hidden, which saves the draft. */
  hide(): void {
    window.dispatchEvent(new Event('pagehide'));
  }

  leave(): void {
    this.draft.disconnect();
    this.connection.disconnect();
  }
}
