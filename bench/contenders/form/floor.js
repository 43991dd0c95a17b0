/** The floor: native inputs, one listener on the form, and one run of the schema for each key, written by hand. */
import {labelOf, ROW_FIELDS} from '../../page/form-data.js';
import {element} from '../shared/element.js';
import {nativeForm, nativeRows} from './shared/native-fields.js';

class FloorForm {
  #setup;
  #values;
  #fields = new Map();
  /** The messages that are shown, by name. */
  #shown = new Map();
  form = element('form', {noValidate: true});

  constructor(host, setup) {
    this.#setup = setup;
    this.#values = {...setup.values};
    const fields = setup.names.map(name => this.#field(name));
    // One by one, they would take quadratic time.
    this.form.append(...fields, element('button', {type: 'submit'}, 'Submit'));
    host.append(this.form);
  }

  connect() {
    this.form.addEventListener('input', ({target}) => {
      this.#values[target.name] = target.value;
      if (this.#setup.live) this.#show(this.#setup.schema.safeParse(this.#values));
    });
    this.form.addEventListener('submit', event => {
      event.preventDefault();
      const result = this.#setup.schema.safeParse(this.#values);
      this.#show(result);
      if (result.success) this.#setup.onSubmit(result.data);
      else this.#fields.get(result.error.issues[0].path[0]).input.focus();
    });
  }

  #field(name) {
    const id = `${name}-message`;
    const input = element('input', {id: name, name, value: this.#values[name]});
    const message = element('p', {id, className: 'message'});
    input.setAttribute('aria-describedby', id);
    this.#fields.set(name, {input, message});
    return element(
      'div',
      {className: 'field'},
      element('label', {htmlFor: name}, labelOf(name)),
      input,
      message,
    );
  }

  /** Writes only the messages that changed. */
  #show(result) {
    const messages = new Map(result.error?.issues.map(({path, message}) => [path[0], message]));
    for (const name of this.#shown.keys()) if (!messages.has(name)) this.#write(name, '');
    for (const [name, message] of messages) if (this.#shown.get(name) !== message) this.#write(name, message);
    this.#shown = messages;
  }

  #write(name, text) {
    const {input, message} = this.#fields.get(name);
    this.#setup.onRender(name);
    message.textContent = text;
    input.ariaInvalid = String(text !== '');
  }
}

/** The names of the fields do not matter: their order is that of the values. */
function floorRows(host, {schema, values, newRow, onSubmit}) {
  const rowOf = row =>
    element(
      'div',
      {className: 'row'},
      ...ROW_FIELDS.map(field => element('label', {}, labelOf(field), element('input', {value: row[field]}))),
    );
  const valuesOf = row =>
    Object.fromEntries(
      Array.from(row.querySelectorAll('input'), ({value}, index) => [ROW_FIELDS[index], value]),
    );
  const rows = element('div', {}, ...values.rows.map(rowOf));
  const add = element('button', {type: 'button', className: 'add'}, 'Add');
  const form = element('form', {noValidate: true}, rows, add, element('button', {type: 'submit'}, 'Submit'));
  add.addEventListener('click', () => rows.prepend(rowOf(newRow)));
  form.addEventListener('submit', event => {
    event.preventDefault();
    const result = schema.safeParse({rows: Array.from(rows.children, valuesOf)});
    if (result.success) onSubmit(result.data);
  });
  host.append(form);
}

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'Floor (hand-written DOM)',
  mount(host, setup) {
    const form = new FloorForm(host, setup);
    return {...nativeForm(host), connect: () => form.connect(), destroy: () => host.remove()};
  },
  mountRows(host, setup) {
    floorRows(host, setup);
    return {...nativeRows(host), destroy: () => host.remove()};
  },
};
