import type {FormSupervisor} from '../../base/form-registry.js';
import type {FormPart} from '../../base/form-part.js';
import {memberOf} from '../../dom/member-of.js';
import {FormCheck} from './form-check.js';
import {FormConstraints} from './form-constraints.js';
import type {FormField} from './form-field.js';
import type {FormFollower} from './form-follower.js';
import {listenersOf, type FormListener} from './form-listeners.js';
import {FormMessages} from './form-messages.js';
import {FormModel} from './form-model.js';
import type {FormOptions} from './form-options.js';
import {FormSubmission} from './form-submission.js';

/** The parts of a connected form. It passes on what happens in the form. */
export class ConnectedForm implements FormSupervisor, FormFollower, FormListener {
  readonly model: FormModel;
  readonly check: FormCheck;
  readonly messages: FormMessages;
  readonly submission: FormSubmission;
  readonly #constraints = new FormConstraints();
  readonly #form: HTMLFormElement;
  readonly #wasNoValidate: boolean;

  constructor(form: HTMLFormElement, options: FormOptions) {
    this.#form = form;
    this.model = new FormModel(form, options, this);
    this.check = new FormCheck(this.model);
    this.messages = new FormMessages(this.model, this.check);
    this.submission = new FormSubmission(this.model, this.check, this.messages);
    this.#constraints.setSchema(options.schema, []);
    const {registry} = this.model;
    registry.supervisor = this;
    this.#wasNoValidate = memberOf(form, 'noValidate');
    // The browser would stop at its own checks, and move the focus itself.
    memberOf(form, 'toggleAttribute')('novalidate', true);
    listenersOf(form).add(this, true);
    // `hold-submit` waits for it.
    memberOf(form, 'removeAttribute')('data-connect');
    for (const list of registry.lists) list.start();
    for (const {control} of this.fields) this.check.follow(control);
    this.check.schedule();
  }

  /** All fields, after a reset that has happened. */
  get fields(): readonly FormField[] {
    return this.model.settle().fields.all;
  }

  /** Whether values are being checked, or the form is being submitted. */
  get isPending(): boolean {
    this.model.settle();
    return this.submission.isPending || this.check.isPending;
  }

  /** Changes options. Those that are left out stay. */
  update(options: FormOptions): void {
    const model = this.model.settle();
    const {schema, values, showValidation} = model.options;
    model.options = {...model.options, ...options};
    if (model.options.values !== values) model.start();
    if (model.options.showValidation !== showValidation) {
      for (const field of this.fields) this.messages.reveal(field);
      this.messages.update();
    }
    if (model.options.schema === schema) return;
    this.#constraints.setSchema(model.options.schema, this.fields);
    this.check.schedule();
  }

  disconnect(): void {
    this.#constraints.setSchema(null, []);
    this.model.registry.supervisor = null;
    this.check.cancel();
    this.model.fields.disconnect();
    this.model.issues.clearServerIssues();
    for (const field of this.fields) field.reveal(false);
    memberOf(this.#form, 'toggleAttribute')('novalidate', this.#wasNoValidate);
    listenersOf(this.#form).remove(this);
  }

  initialValues(): unknown {
    return this.model.options.values;
  }

  valueChanged({host}: FormPart): void {
    this.check.follow(host);
  }

  valueReset(part: FormPart): void {
    this.model.fields.noteReset(part);
  }

  partsChanged(): void {
    this.model.fields.invalidate();
    this.check.schedule();
  }

  flush(): void {
    this.model.settle();
    this.check.flush();
  }

  async validate(container: Element, isCurrent: () => boolean): Promise<boolean> {
    const isInside = ({control}: FormField): boolean => memberOf(container, 'contains')(control);
    this.model.settle();
    this.check.recheck();
    await this.check.settle(isInside);
    return isCurrent() && this.messages.reportIn(this.fields.filter(isInside));
  }

  fieldAdded(field: FormField): void {
    this.model.setInitial(field);
    field.initial = field.default;
    field.isEdited = field.isDirty;
    this.messages.reveal(field);
    this.#constraints.apply(field);
  }

  fieldsChanged(): void {
    this.check.schedule();
  }

  issuesChanged(): void {
    this.messages.update();
  }

  handleEdit({target}: Event): void {
    const field = this.model.fields.of(target);
    if (field === undefined) return;
    field.isEdited = true;
    if (field.part !== undefined) return;
    if (field.look()) this.check.follow(target!);
    else this.check.schedule();
  }

  handleBlur({target, relatedTarget}: FocusEvent): void {
    const field = this.model.fields.of(target);
    if (!field?.isEdited || field.controls.includes(relatedTarget as HTMLElement)) return;
    field.isTouched = true;
    this.messages.reveal(field);
  }

  handleSubmit(event: SubmitEvent): void {
    this.submission.handle(event);
  }

  handleReset(): void {
    this.messages.isAttempted = false;
    this.check.cancel();
    this.submission.reset();
    for (const list of this.model.registry.lists) list.reset?.();
    for (const field of this.fields) {
      // Controls of this library report their own reset.
      field.restart(field.part === undefined ? field.default : field.initial);
      field.isTouched = false;
      this.messages.reveal(field);
    }
    this.check.schedule();
  }
}
