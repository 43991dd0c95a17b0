/**
 * Holds what is submitted before the elements of a page work, and sends it once they do. Load it in the head as a classic
 * script, which the browser runs before anyone can submit:
 *
 *     <script src="hold-submit.js"></script>
 *
 * It holds a form with elements that are not defined yet, and a form with the attribute `data-connect`, until
 * `connectForm` or React's `Form` removes the attribute. The values stay in the controls, and the button is pressed again.
 * Only the latest attempt counts. Without any script, the browser submits the form as usual.
 */
{
  const CONTROLS = ':not(:defined)';
  /** For each form, how to submit it again. */
  const held = new Map<HTMLFormElement, () => void>();

  const isWaiting = (form: HTMLFormElement): boolean =>
    form.hasAttribute('data-connect') ||
    form.closest('lc-form:not(:defined)') !== null ||
    form.querySelector(CONTROLS) !== null;

  /** Resolves when a form works: its elements are defined, and it is connected. */
  const whenReady = async (form: HTMLFormElement): Promise<void> => {
    const waiting = [...form.querySelectorAll(CONTROLS), ...[form.closest('lc-form')].filter(Boolean)];
    await Promise.all(waiting.map(element => customElements.whenDefined(element!.localName)));
    while (form.hasAttribute('data-connect'))
      await new Promise<void>(resolve => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(form, {attributeFilter: ['data-connect']});
      });
  };

  const hold = (event: Event, form: HTMLFormElement | null, submit: () => void): void => {
    if (form === null || !isWaiting(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isFirst = !held.has(form);
    held.set(form, submit);
    if (!isFirst) return;
    void whenReady(form).then(() =>
      // After the elements have taken over what the user has entered.
      setTimeout(() => {
        const latest = held.get(form);
        held.delete(form);
        latest?.();
      }),
    );
  };

  document.addEventListener(
    'submit',
    event => {
      const form = event.target as HTMLFormElement;
      const {submitter} = event;
      // The native button that stands in for an element is in the form only while it submits.
      const button = submitter?.closest<HTMLElement>('lc-button');
      hold(event, form, () => (button ? button.click() : form.requestSubmit(submitter)));
    },
    {capture: true},
  );

  /** A button or field in the HTML of a server does nothing until it is defined. */
  document.addEventListener(
    'click',
    event => {
      const button = (event.target as Element).closest<HTMLElement>('lc-button:not(:defined)');
      if (button?.getAttribute('type') === 'submit')
        hold(event, button.closest('form'), () => button.click());
    },
    {capture: true},
  );
  document.addEventListener(
    'keydown',
    event => {
      const field = (event.target as Element).closest(CONTROLS);
      if (event.key !== 'Enter' || event.isComposing || field === null) return;
      const form = field.closest('form');
      if (field.localName !== 'lc-button') hold(event, form, () => form?.requestSubmit());
    },
    {capture: true},
  );
}

export {};
