/** What engines report in another way, each with its reason. */
import type {Expected} from './sample.js';

type Differs = NonNullable<Expected['differs']>;

export const FIREFOX_INVALID = {
  firefox: {
    facts: {invalid: true},
    because:
      'Firefox reports a native control as invalid as soon as its own attributes make it so, also with aria-invalid="false".',
  },
} satisfies Differs;

export const FIREFOX_OUTPUT = {
  firefox: {
    facts: {controls: 'status ""'},
    because: 'Firefox also reports that a native output is for the slider.',
  },
} satisfies Differs;

export const CHROMIUM_REQUIRED = {
  chromium: {
    facts: {required: undefined},
    because: 'The debugger of Chromium lists this state only for some roles.',
  },
} satisfies Differs;

export const CHROMIUM_VALUE_TEXT = {
  chromium: {
    facts: {value: '0.4000000059604645'},
    because: 'The debugger of Chromium lists the number of a progress bar, and not its text.',
  },
} satisfies Differs;

/** @param value The number of the point. */
export const chromiumPoint = (value: string) =>
  ({
    chromium: {
      facts: {value},
      because: 'The debugger of Chromium lists the number of a slider, and not its text.',
    },
  }) satisfies Differs;

export const CHROMIUM_SUMMARY = {
  chromium: {
    facts: {role: 'DisclosureTriangle'},
    because: 'ARIA has no role for a native summary. Chromium has a name for it.',
  },
} satisfies Differs;

export const FIREFOX_CONTROLS = {
  firefox: {
    facts: {controls: 'generic ""'},
    because: 'Firefox also reports a relation to an element without a role.',
  },
} satisfies Differs;

export const FIREFOX_PASSWORD = {
  firefox: {
    facts: {controls: ' "Password"'},
    because: 'ARIA has no role for a native password field. Firefox reports none.',
  },
} satisfies Differs;

export const FIREFOX_FILE = {
  firefox: {
    facts: {name: 'Favorite, Choose file Browse… No file selected.'},
    because: 'Firefox adds its own button and text to the name of any native file input.',
  },
} satisfies Differs;

export const CHROMIUM_FILE = {
  chromium: {
    facts: {value: 'No file chosen'},
    because: 'Chromium reports its own text as the value of any native file input.',
  },
} satisfies Differs;

export const WEBKIT_CELL = {
  webkit: {
    facts: {name: ''},
    because: 'WebKit computes no name from the content of a cell, also of a plain table.',
  },
} satisfies Differs;

export const GRID_CELL = {
  ...WEBKIT_CELL,
  firefox: {facts: {selected: false}, because: 'To Firefox, users can select each cell of a grid.'},
} satisfies Differs;

export const GRID_ROW = {
  webkit: {facts: {name: ''}, because: 'WebKit computes no name from the content of a row.'},
  firefox: {
    facts: {name: '', position: '2 of 4'},
    because: 'Firefox computes no name from the content of a row, and counts the rows of a grid.',
  },
} satisfies Differs;

export const WEBKIT_MENU = {
  webkit: {
    facts: {role: 'generic'},
    because:
      'WebKit looks for items only when the menu gets its role, and these render later. It does report the items.',
  },
} satisfies Differs;

export const WEBKIT_HIDDEN = {
  webkit: {facts: {role: 'generic'}, because: 'WebKit computes a role for an element that it hides.'},
} satisfies Differs;

export const CHROMIUM_FIELDSET = {
  chromium: {
    facts: {disabled: undefined},
    because: 'Chromium reports each control in a native fieldset as disabled, but not the fieldset.',
  },
} satisfies Differs;

export const WEBKIT_SELECT = {
  webkit: {facts: {role: 'button'}, because: 'WebKit calls a native select a pop-up button.'},
} satisfies Differs;
