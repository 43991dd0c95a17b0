import {buttons} from './buttons.js';
import {disclosures} from './disclosures.js';
import {enter} from './enter.js';
import {focus} from './focus.js';
import {formData} from './form-data.js';
import {numbers} from './numbers.js';
import {progresses} from './progress.js';
import type {ParityTopic} from './row.js';
import {states} from './states.js';
import {textAreas} from './text-areas.js';
import {timesAndLists} from './times-and-lists.js';
import {validity} from './validity.js';
import {values} from './values.js';

/** All comparisons with native controls. */
export const topics: readonly ParityTopic[] = [
  values,
  formData,
  states,
  focus,
  enter,
  buttons,
  validity,
  numbers,
  textAreas,
  timesAndLists,
  progresses,
  disclosures,
];
