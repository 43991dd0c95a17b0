import {buttons} from './buttons.js';
import {choices} from './choices.js';
import {content} from './content.js';
import {formControls} from './form-controls.js';
import type {Sample} from './sample.js';

export const SAMPLES: readonly Sample[] = [...formControls, ...choices, ...buttons, ...content];

const IN_SAMPLE = 'It is inside another sample.';
const NO_ROLE = 'It has no role.';

/** Why an element has no sample. */
export const WITHOUT_SAMPLE: Readonly<Record<string, string>> = {
  accordion: IN_SAMPLE,
  badge: NO_ROLE,
  'field-list': NO_ROLE,
  'page-layout': IN_SAMPLE,
  permissions: NO_ROLE,
  'sidebar-group': IN_SAMPLE,
  'sidebar-link': IN_SAMPLE,
  skeleton: NO_ROLE,
  step: IN_SAMPLE,
  'tree-item': IN_SAMPLE,
};
