/** The floor: for each kind a minimal Lit element, with a shadow root, styles, a label and native controls. */
import {html, nothing} from 'lit';
import * as values from '../../page/control-kinds.js';
import {OPTIONS} from '../../page/mount.js';
import {floorContender} from '../shared/floor-element.js';
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

export default floorContender({
  'text-area': {
    properties: {value: values.TEXT},
    render: host =>
      html`<label for="control">${host.label}</label>
        <textarea id="control" .value=${host.value} @input=${event => setValue(host, event)}></textarea>`,
  },
  'number-input': {
    properties: {value: values.NUMBER},
    render: host => field(host, {}, [button('Less'), button('More')]),
  },
  password: {
    properties: {value: values.PASSWORD},
    render: host => field(host, {type: 'password'}, button('Show')),
  },
  'checkbox-group': {
    properties: {value: values.CHOSEN, options: OPTIONS.slice(0, 3)},
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
  fieldset: {contentOf: threeCheckboxes, render: host => group(host, html`<slot></slot>`)},
  'multi-select': {
    properties: {value: values.CHOSEN, options: OPTIONS},
    render: host =>
      html`${host.value.map(value => html`<span>${textOf(host, value)} ${button('Remove')}</span>`)}
      ${field(host, {role: 'combobox', value: ''})}`,
  },
  'searchable-select': {
    properties: {value: values.CHOSEN[0], options: OPTIONS},
    render: host => field(host, {role: 'combobox', value: textOf(host, host.value)}),
  },
  'typed-date': {properties: {value: values.DATE}, render: host => field(host, {}, button('Choose'))},
  'date-fields': {
    properties: {value: values.DATE.split('-')},
    render: host =>
      group(
        host,
        ['Year', 'Month', 'Day'].map((label, index) => part(label, host.value[index])),
      ),
  },
  'time-input': {properties: {value: values.TIME}, render: host => field(host, {}, button('Choose'))},
  'date-range': {
    properties: {value: [values.DATE, values.END_DATE]},
    render: host => group(host, [part('From', host.value[0]), part('to', host.value[1]), button('Choose')]),
  },
  'file-upload': {
    render: host =>
      html`<label for="control">${host.label}</label> <input id="control" type="file" multiple />`,
  },
  'code-input': {properties: {value: values.CODE}, render: host => field(host)},
  month: {properties: {value: values.MONTH}, render: host => field(host, {}, button('Choose'))},
  'range-slider': {
    properties: {value: values.RANGE},
    render: host =>
      group(
        host,
        ['From', 'To'].map(
          (label, index) =>
            html`<label>${label} <input type="range" .value=${String(host.value[index])} /></label>`,
        ),
      ),
  },
  rating: {
    properties: {value: values.STARS},
    render: host =>
      group(
        host,
        [1, 2, 3, 4, 5].map(
          star =>
            html`<label
              ><input type="radio" name="star" .checked=${star === host.value} aria-label=${star} />★</label
            >`,
        ),
      ),
  },
  'color-input': {properties: {value: values.COLOR}, render: host => field(host, {}, button('Choose'))},
  'phone-input': {
    properties: {value: values.PHONE},
    render: host => field(host, {type: 'tel'}, button('Country')),
  },
  'tree-select': {
    properties: {value: values.CHOSEN[0], options: OPTIONS},
    render: host => field(host, {role: 'combobox', value: textOf(host, host.value)}),
  },
});
