/** Moves PrimeReact 10 to our React components. */
import {moveScript} from '../../script/move-elements.mjs';
import {CHOICE_RULES} from './choice-rules.mjs';
import {DISPLAY_RULES} from './display-rules.mjs';
import {FIELD_RULES} from './field-rules.mjs';
import {OVERLAY_RULES} from './overlay-rules.mjs';
import {dropWith, leaveWith} from '../../script/prop-rules.mjs';

/** @type {import('../../script/move-elements.mjs').ScriptLibrary} */
const LIBRARY = {
  isOwn: source => /^primereact(\/|$)/.test(source),
  elements: {...FIELD_RULES, ...CHOICE_RULES, ...DISPLAY_RULES, ...OVERLAY_RULES},
  commonProps: {
    pt: dropWith('Style parts, such as `lc-button::part(base)`.'),
    ptOptions: dropWith('Style parts, such as `lc-button::part(base)`.'),
    unstyled: dropWith('Style parts, such as `lc-button::part(base)`.'),
    ref: leaveWith('The `ref` of our component is the element.'),
  },
};

/**
 * @param {string} source
 * @param {string} path
 */
export function movePrimeReact(source, path) {
  if (!source.includes('primereact')) return {code: source, moved: {}, left: []};
  return moveScript(source, path, LIBRARY);
}
