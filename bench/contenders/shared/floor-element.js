import {css, LitElement} from 'lit';

/** A minimal form control in Lit: a shadow root with styles, properties, and a form value. */
export class FloorElement extends LitElement {
  static formAssociated = true;
  static properties = {
    label: {},
    value: {},
    checked: {type: Boolean},
    options: {attribute: false},
  };
  static styles = css`
    :host {
      display: inline-block;
      font: 14px sans-serif;
    }

    button,
    input,
    select,
    textarea {
      border: 1px solid #767676;
      border-radius: 4px;
      font: inherit;
      padding: 8px 12px;
    }

    button:hover {
      background: #eee;
    }
  `;

  constructor() {
    super();
    this.internals = this.attachInternals();
    this.label = '';
    this.value = '';
    this.checked = false;
    this.options = [];
  }

  updated() {
    this.internals.setFormValue(String(this.value));
  }
}
