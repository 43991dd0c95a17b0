/** Inserts a row at the start of a form with a list of rows. */
import {nextFrame, spanUntilIdle, time} from './clock.js';
import {makeRow, makeRowsForm, ROW_FIELDS} from './form-data.js';

/**
 * Returns how long it takes, and how many of the other rows have another element afterwards.
 * @param {import('../contenders/form/contender.js').FormContender} contender
 * @param {number} count The number of rows.
 */
export async function measureInsert(contender, count) {
  const host = document.body.appendChild(document.createElement('div'));
  const data = makeRowsForm(count);
  const newRow = makeRow('new');
  const submitted = {values: null};
  const setup = {...data, newRow, onSubmit: values => (submitted.values = values)};
  let form = null;
  const {rows} = data.values;
  await spanUntilIdle(
    () => {
      form = contender.mountRows(host, setup);
      form.connect?.();
    },
    () => form.rowElements().length === count,
    () => problemOfRows(form, rows),
  );
  const before = form.rowElements();
  const all = [newRow, ...rows];
  const span = await spanUntilIdle(
    () => form.insert(),
    () => form.rowElements().length === all.length,
    () => problemOfRows(form, all),
  );
  const after = form.rowElements();
  await submit(form, submitted, all);
  form.destroy();
  host.remove();
  await nextFrame();
  return {
    insert: span.end - span.start,
    remounted: before.filter((row, index) => row !== after[index + 1]).length,
  };
}

/** Checks that the app gets all rows in the right order. */
function submit(form, submitted, expected) {
  return time(
    () => form.submit(),
    () => submitted.values !== null,
    () => {
      const {rows} = submitted.values;
      if (rows.length !== expected.length) return `${rows.length} rows are submitted`;
      const wrong = expected.findIndex((row, index) =>
        ROW_FIELDS.some(field => rows[index][field] !== row[field]),
      );
      return wrong < 0 ? '' : `row ${wrong} is submitted as ${JSON.stringify(rows[wrong])}`;
    },
  );
}

function problemOfRows(form, expected) {
  const elements = form.rowElements();
  if (elements.length !== expected.length) return `${elements.length} rows are shown, not ${expected.length}`;
  for (const [index, row] of expected.entries()) {
    const values = form.valuesOf(elements[index]);
    if (ROW_FIELDS.some((field, at) => values[at] !== row[field]))
      return `row ${index} shows ${values.join(', ')}`;
  }
  return '';
}
