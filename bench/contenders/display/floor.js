/** The floor: for each kind a minimal Lit element, with a shadow root and styles. */
import {html} from 'lit';
import {initialsOf} from '../../page/display-kinds.js';
import {floorContender} from '../shared/floor-element.js';

const text = host => html`<span>${host.label}</span>`;

export default floorContender({
  badge: {render: text},
  tag: {render: host => html`${text(host)} <button type="button" aria-label="Remove"></button>`},
  avatar: {textOf: initialsOf, render: text},
});
