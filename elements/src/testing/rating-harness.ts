import {fixture, html} from '@open-wc/testing';
import type {LcRating} from '../components/rating/rating.define.js';
import '../components/rating/rating.define.js';

/** The row of stars. */
export const inner = (control: LcRating) => control.shadowRoot!.querySelector('#control')!;
export const radios = (control: LcRating) => [...control.shadowRoot!.querySelectorAll('input')];
export const radioOf = (control: LcRating, value: number | '') =>
  radios(control).find(radio => radio.value === String(value))!;
/** The names of the checked choices. */
export const checked = (control: LcRating) =>
  radios(control)
    .filter(radio => radio.checked)
    .map(radio => radio.ariaLabel);
/** The name of the focused choice. */
export const focused = (control: LcRating) => control.shadowRoot!.activeElement?.ariaLabel;
/** The names of the choices in the tab order. */
export const tabStops = (control: LcRating) =>
  radios(control)
    .filter(radio => radio.tabIndex === 0)
    .map(radio => radio.ariaLabel);

/** The share of each star that is full. */
export const shares = (control: LcRating) =>
  [...control.shadowRoot!.querySelectorAll('.star')].map(star => {
    const [full, icons] = ['.full', '.icons'].map(
      part => star.querySelector(part)!.getBoundingClientRect().width,
    );
    return Math.round((full! / icons!) * 100) / 100;
  });

export const make = (attributes: Partial<LcRating> = {}) =>
  fixture<LcRating>(
    html`${Object.assign(document.createElement('lc-rating'), {label: 'Quality'}, attributes)}`,
  );
