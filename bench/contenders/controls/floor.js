/** The floor: for each kind a minimal Lit element, with a shadow root, styles, a label and native controls. */
import {html, nothing} from 'lit';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';
import {FloorElement} from '../shared/floor-element.js';
import {threeCheckboxes} from './shared/three-checkboxes.js';

const setValue = (host, event) => (host.value = event.target.value);

/** A label with one field, and what is behind it. */
const field = (host, {type = 'text', role = nothing, value = host.value} = {}, after = '') =>
  html`<label for="control">${host.label}</label>
    <input
      id="control"
      type=${type}
      role=${role}
      .value=${value}
      @input=${event => setValue(host, event)}
    />${after}`;

const group = (host, content) =>
  html`<fieldset>
    <legend>${host.label}</legend>
    ${content}
  </fieldset>`;

const button = text => html`<button type="button" aria-label=${text}></button>`;

const part = (label, value) => html`<label>${label} <input .value=${value} /></label>`;

const textOf = (host, value) => host.options.find(option => option.value === value).label;

/** The template and the value of each kind. */
const KINDS = {
  'text-area': {
    value: values.TEXT,
    render: host =>
      html`<label for="control">${host.label}</label>
        <textarea id="control" .value=${host.value} @input=${event => setValue(host, event)}></textarea>`,
  },
  'number-input': {
    value: values.NUMBER,
    render: host => field(host, {}, [button('Less'), button('More')]),
  },
  password: {
    value: values.PASSWORD,
    render: host => field(host, {type: 'password'}, button('Show')),
  },
  'checkbox-group': {
    value: values.CHOSEN,
    options: OPTIONS.slice(0, 3),
    render: host =>
      group(
        host,
        host.options.map(
          ({value, label}) =>
            html`<label
              ><input
                type="checkbox"
                .checked=${host.value.includes(value)}
                @change=${() => {}}
              />${label}</label
            >`,
        ),
      ),
  },
  fieldset: {value: '', render: host => group(host, html`<slot></slot>`)},
  'multi-select': {
    value: values.CHOSEN,
    options: OPTIONS,
    render: host =>
      html`${host.value.map(value => html`<span>${textOf(host, value)} ${button('Remove')}</span>`)}
      ${field(host, {role: 'combobox', value: ''})}`,
  },
  'searchable-select': {
    value: values.CHOSEN[0],
    options: OPTIONS,
    render: host => field(host, {role: 'combobox', value: textOf(host, host.value)}),
  },
  'typed-date': {value: values.DATE, render: host => field(host, {}, button('Choose'))},
  'date-fields': {
    value: values.DATE.split('-'),
    render: host =>
      group(
        host,
        ['Year', 'Month', 'Day'].map((label, index) => part(label, host.value[index])),
      ),
  },
  'time-input': {value: values.TIME, render: host => field(host, {}, button('Choose'))},
  'date-range': {
    value: [values.DATE, values.END_DATE],
    render: host => group(host, [part('From', host.value[0]), part('to', host.value[1]), button('Choose')]),
  },
  'file-upload': {
    value: '',
    render: host =>
      html`<label for="control">${host.label}</label> <input id="control" type="file" multiple />`,
  },
  'code-input': {value: values.CODE, render: host => field(host)},
};

for (const [kind, {render}] of Object.entries(KINDS)) {
  const Floor = class extends FloorElement {
    render() {
      return render(this);
    }
  };
  customElements.define(`floor-${kind}`, Floor);
}

const contentOf = kind => (kind === 'fieldset' ? threeCheckboxes() : []);

const made = Object.entries(KINDS).map(([kind, {value, options = []}]) => [
  kind,
  index => element(`floor-${kind}`, {label: labelOf(index), value, options}, ...contentOf(kind)),
]);

export default domContender({title: 'Floor (minimal Lit element)'}, Object.fromEntries(made));
