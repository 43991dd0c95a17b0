/** The floor: for each kind a minimal Lit element, with a shadow root and styles. */
import {html} from 'lit';
import {initialsOf} from '../../page/display-kinds.js';
import {labelOf} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';
import {FloorElement} from '../shared/floor-element.js';

const text = host => html`<span>${host.label}</span>`;

const KINDS = {
  badge: {textOf: labelOf, render: text},
  tag: {
    textOf: labelOf,
    render: host => html`${text(host)} <button type="button" aria-label="Remove"></button>`,
  },
  avatar: {textOf: initialsOf, render: text},
};

for (const [kind, {render}] of Object.entries(KINDS)) {
  const Floor = class extends FloorElement {
    render() {
      return render(this);
    }
  };
  customElements.define(`floor-${kind}`, Floor);
}

const made = Object.entries(KINDS).map(([kind, {textOf}]) => [
  kind,
  index => element(`floor-${kind}`, {label: textOf(index)}),
]);

export default domContender({title: 'Floor (minimal Lit element)'}, Object.fromEntries(made));
