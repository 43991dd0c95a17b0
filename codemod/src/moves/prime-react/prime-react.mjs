/** Moves PrimeReact 10 to our React components. */
import {moveScript} from '../../script/move-elements.mjs';
import {BUTTON_RULES} from './button-rules.mjs';
import {CHOICE_RULES} from './choice-rules.mjs';
import {DISPLAY_RULES} from './display-rules.mjs';
import {FIELD_RULES} from './field-rules.mjs';
import {OVERLAY_RULES} from './overlay-rules.mjs';
import {TABLE_RULES} from './table-rules.mjs';
import {TOAST_RULES} from './toast-calls.mjs';
import {dropWith, leaveWith} from '../../script/prop-rules.mjs';

/** @type {import('../../script/move-elements.mjs').ScriptLibrary} */
const LIBRARY = {
  isOwn: source => /^primereact(\/|$)/.test(source),
  elements: {
    ...BUTTON_RULES,
    ...FIELD_RULES,
    ...CHOICE_RULES,
    ...DISPLAY_RULES,
    ...OVERLAY_RULES,
    ...TABLE_RULES,
    ...TOAST_RULES,
  },
  others: {
    classNames: 'Write a template, or use a package such as `clsx`.',
    confirmDialog: 'Write `Modal` with `acceptText` and `onAccept`.',
    confirmPopup: 'Write `Modal` with `acceptText` and `onAccept`.',
    addLocale: 'The texts have the language of the page. See the guide “Languages”.',
    locale: 'The texts have the language of the page. See the guide “Languages”.',
    PrimeReactProvider: 'It is not needed. Remove it with the last component.',
    PrimeReactContext: 'It is not needed. Remove it with the last component.',
    FilterMatchMode: 'Users choose how to filter in the header of a column.',
    FilterOperator: 'Write `filterBar`, with `table-filter-bar`.',
    Ripple: 'Remove it.',
    StyleClass: 'Write your own handler.',
    Image: 'Write `<img>`.',
    Galleria: 'There is no gallery.',
    Carousel: 'There is no carousel.',
    Editor: 'There is no editor for rich text. Keep yours.',
    ScrollPanel: 'Write `overflow: auto` in CSS.',
    BlockUI: 'Write `aria-busy`, and a `Spinner`.',
    Knob: 'Write `Slider`, or `Progress` with `shape="ring"`.',
    Inplace: 'Write your own state.',
  },
  sideEffects: [
    {
      pattern: /^primereact\/resources\//,
      advice:
        "Add `import '@life-changers/elements/styles/life-changers.css'`, and remove this with the last component of PrimeReact.",
    },
  ],
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
