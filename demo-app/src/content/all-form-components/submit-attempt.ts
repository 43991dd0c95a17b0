import {useState, type FormEvent} from 'react';

/** The state and event handlers of a form that shows messages after its first submit attempt. */
interface SubmitAttempt {
  /** Whether the user has tried to submit the form. Messages show only then. */
  readonly submitAttempted: boolean;
  /** Use it on a `<form noValidate>`, so that the controls show the messages instead of the browser. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onReset: () => void;
}

/**
 * Shows messages after the first attempt to submit a form. If the form is valid, calls `onValid`; otherwise moves
 * focus to the first invalid control.
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
