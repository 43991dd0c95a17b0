/** Adds fields to a form whose names hide members of the form. */
export function addFieldsNamed(form: HTMLFormElement, ...names: string[]): void {
  const fields = names.map(name => Object.assign(document.createElement('input'), {type: 'hidden', name}));
  form.append(...fields);
}
