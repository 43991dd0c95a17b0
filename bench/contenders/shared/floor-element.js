import {css, LitElement} from 'lit';
import {labelOf} from '../../page/mount.js';
import {domContender} from '../mount/contender.js';
import {element} from './element.js';

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

/**
 * Defines a minimal Lit element for each kind, and returns the contender of them.
 * @param {Record<string, {render: (host: FloorElement) => unknown, properties?: object, textOf?: (index: number) => string, contentOf?: () => Node[]}>} kinds
 */
export function floorContender(kinds) {
  const made = Object.entries(kinds).map(([kind, {render, properties, textOf = labelOf, contentOf}]) => {
    const tag = `floor-${kind}`;
    const contents = contentOf ?? (() => []);
    const Floor = class extends FloorElement {
      render() {
        return render(this);
      }
    };
    customElements.define(tag, Floor);
    return [kind, index => element(tag, {label: textOf(index), ...properties}, ...contents())];
  });
  return domContender({title: 'Floor (minimal Lit element)'}, Object.fromEntries(made));
}
