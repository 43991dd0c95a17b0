import type {LitElement, nothing, TemplateResult} from 'lit';
import {updateLocalized} from '../../controllers/localize.controller.js';

/** The text field of a password. */
export interface PasswordHost extends LitElement {
  readonly form: HTMLFormElement | null;
  readonly reveal: boolean;
}

/** What a password field has in addition to other text fields. */
export interface PasswordParts {
  /** Whether the text is shown. */
  readonly isShown: boolean;
  /** The button in the frame. */
  renderButton(isDisabled: boolean): TemplateResult | typeof nothing;
  /** What is below the frame. */
  renderNotes(): TemplateResult;
}

type CreateParts = (host: PasswordHost) => PasswordParts;

/** The module `@life-changers/elements/password` fills it, because most text fields are not for passwords. */
let create: CreateParts | null = null;

/** Fills the slot. Fields that were rendered before update. */
export function providePasswordParts(given: CreateParts): void {
  create = given;
  updateLocalized();
}

/** Returns the parts of a password field, or null until something fills the slot. */
export function createPasswordParts(host: PasswordHost): PasswordParts | null {
  return create?.(host) ?? null;
}
