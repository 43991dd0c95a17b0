import {useState, type FormEvent} from 'react';

/** What a form shows and does around its submit attempts. */
export interface SubmitAttempt {
  /** Whether the user has tried to send the form; until then no message shows. */
  readonly submitAttempted: boolean;
  /** For a `<form noValidate>`, which leaves the messages to its controls. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onReset: () => void;
}

/**
 * Shows messages from the first attempt to send the form on. A valid form calls `onValid`; in one that is not, the
 * first invalid control takes the focus.
 */
export function useSubmitAttempt(onValid: (form: HTMLFormElement) => void): SubmitAttempt {
  const [submitAttempted, setSubmitAttempted] = useState(false);

  return {
    submitAttempted,
    onSubmit: event => {
      event.preventDefault();
      setSubmitAttempted(true);
      const form = event.currentTarget;
      if (form.checkValidity()) onValid(form);
      else form.querySelector<HTMLElement>(':invalid:not(fieldset)')?.focus();
    },
    onReset: () => setSubmitAttempted(false),
  };
}
