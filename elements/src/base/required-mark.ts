import {html} from 'lit';

/** The mark after the label of a required control. To a screen reader the control itself says that it is required. */
export const requiredMark = html`<span part="required-mark" class="required-mark" aria-hidden="true"
  >*</span
>`;
