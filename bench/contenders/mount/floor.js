/** The floor: for each kind a minimal Lit element, with a shadow root, styles, a label and a native control. */
import {html} from 'lit';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {element} from '../shared/element.js';
import {FloorElement} from '../shared/floor-element.js';
import {domContender} from './contender.js';

class FloorButton extends FloorElement {
  render() {
    return html`<button type="button"><slot></slot></button>`;
  }
}

class FloorTextInput extends FloorElement {
  render() {
    return html`<label for="control">${this.label}</label>
      <input id="control" .value=${this.value} @input=${event => (this.value = event.target.value)} />`;
  }
}

class FloorCheckbox extends FloorElement {
  render() {
    return html`<label
      ><input type="checkbox" .checked=${this.checked} @change=${this.toggle} />${this.label}</label
    >`;
  }

  toggle() {
    this.checked = !this.checked;
  }
}

class FloorSwitch extends FloorCheckbox {
  render() {
    return html`<label>
      <input type="checkbox" role="switch" .checked=${this.checked} @change=${this.toggle} />${this.label}
    </label>`;
  }
}

class FloorSelect extends FloorElement {
  render() {
    return html`<label for="control">${this.label}</label>
      <select id="control" @change=${event => (this.value = event.target.value)}>
        ${this.options.map(
          ({value, label}) =>
            html`<option value=${value} ?selected=${value === this.value}>${label}</option>`,
        )}
      </select>`;
  }
}

customElements.define('floor-button', FloorButton);
customElements.define('floor-text-input', FloorTextInput);
customElements.define('floor-checkbox', FloorCheckbox);
customElements.define('floor-switch', FloorSwitch);
customElements.define('floor-select', FloorSelect);

export default domContender(
  {title: 'Floor (minimal Lit element)'},
  {
    button: index => element('floor-button', {}, labelOf(index)),
    'text-input': index => element('floor-text-input', {label: labelOf(index), value: `Value ${index}`}),
    checkbox: index => element('floor-checkbox', {label: labelOf(index), checked: true}),
    switch: index => element('floor-switch', {label: labelOf(index), checked: true}),
    select: index =>
      element('floor-select', {label: labelOf(index), value: OPTIONS[1].value, options: OPTIONS}),
  },
);
