/** Adds fields to a form whose names hide the form's members of these names. */
export function addFieldsNamed(form: HTMLFormElement, ...names: string[]): void {
  const fields = names.map(name => Object.assign(document.createElement('input'), {type: 'hidden', name}));
  form.append(...fields);
}
