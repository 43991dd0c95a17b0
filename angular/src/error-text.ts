import {InjectionToken} from '@angular/core';
import type {ValidationErrors} from '@angular/forms';

/** The key of the error that an element reports. */
export const OWN_ERROR = 'lc';

/** Returns the message for an error of a validator of Angular or of the app, or `''` to show none. */
export type LcErrorText = (key: string, error: unknown, label: string) => string;

/**
 * The text of errors that are not from an element, such as `{minlength: {…}}`. By default, an error that is text, or has text as
 * its `message`, is shown, and other errors have no text.
 */
export const LC_ERROR_TEXT = new InjectionToken<LcErrorText>('LC_ERROR_TEXT', {
  factory: () => (_key, error) => ownText(error),
});

/** Returns the first message of the errors that are not from the element, or `''`. */
export function textOfErrors(errors: ValidationErrors | null, label: string, textOf: LcErrorText): string {
  for (const [key, error] of Object.entries(errors ?? {})) {
    const text = key === OWN_ERROR ? '' : textOf(key, error, label);
    if (text !== '') return text;
  }
  return '';
}

function ownText(error: unknown): string {
  const text = typeof error === 'string' ? error : (error as {message?: unknown} | null)?.message;
  return typeof text === 'string' ? text : '';
}
