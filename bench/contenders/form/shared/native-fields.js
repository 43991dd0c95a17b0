/** Reads forms whose fields are native inputs, each next to its label and message. */

/**
 * The lists are live, so that reading one field costs the same in a form of any size.
 * @param {HTMLElement} host
 * @returns {Omit<import('../contender.js').FormInstance, 'destroy'>}
 */
export function nativeForm(host) {
  const inputs = host.getElementsByTagName('input');
  const labels = host.getElementsByTagName('label');
  const messages = host.getElementsByClassName('message');
  return {
    count: () => inputs.length,
    inputOf: index => inputs[index] ?? null,
    labelOf: index => labels[index].textContent,
    messageOf: index => messages[index].textContent,
    submit: () => submit(host),
  };
}

/**
 * @param {HTMLElement} host
 * @returns {Omit<import('../contender.js').RowsInstance, 'destroy'>}
 */
export function nativeRows(host) {
  return {
    rowElements: () => [...host.querySelectorAll('.row')],
    valuesOf: row => Array.from(row.querySelectorAll('input'), ({value}) => value),
    insert: () => host.querySelector('.add').click(),
    submit: () => submit(host),
  };
}

const submit = host => host.querySelector('[type=submit]').click();
