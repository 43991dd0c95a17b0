/** The criteria of WCAG 2.2, levels A and AA, and what is known about each. The evidence for single elements is in `elements.ts`. */

/**
 * `tested`: tests show it for the elements that it is about. `part`: tests show a part of it. `app`: only an app can fail or
 * meet it. `untested`: no test shows it. `none`: it is about something that the library does not have.
 */
export type Status = 'tested' | 'part' | 'app' | 'untested' | 'none';

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly status: Status;
  readonly remark: string;
  /** Tests of more than one element: a file, then ` › `, then a title. */
  readonly tests?: readonly string[];
}

const PAGES = 'tests/site/pages.test.ts';
const TOKENS = 'styles/tokens.test.ts › have a contrast of … for … on … in …';
const MEDIA = 'No element plays audio or video.';

export const LEVEL_A: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    status: 'part',
    remark:
      'Icons of the elements are hidden or have a name. You write the alternatives of the pictures and icons that you add.',
  },
  {id: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', status: 'none', remark: MEDIA},
  {id: '1.2.2', name: 'Captions (Prerecorded)', status: 'none', remark: MEDIA},
  {id: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', status: 'none', remark: MEDIA},
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    status: 'part',
    remark:
      'Tests check roles, headings, groups, and the references of a control to its label, hint, and message. No test walks the accessibility tree of every element.',
    tests: [`${PAGES} › has no accessibility violation in light`],
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    status: 'part',
    remark:
      'A test compares the reading order of tables with the order of Tab. The order on a page is that of the app.',
    tests: ['components/data-table/data-table.test.ts › reaches every control with Tab, in reading order'],
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    status: 'untested',
    remark: 'No text of the library refers to a shape or a place, but no test checks the texts for it.',
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    status: 'part',
    remark: 'Meanings such as “Warning” are also words. No test looks at every element without color.',
  },
  {id: '1.4.2', name: 'Audio Control', status: 'none', remark: MEDIA},
  {
    id: '2.1.1',
    name: 'Keyboard',
    status: 'tested',
    remark:
      'Tests work every interactive element with pressed keys in Chromium, Firefox, and WebKit. What an app puts inside is its own.',
    tests: [
      'tests/site/forms.test.ts › alerts yeah! when it is filled in with the keyboard alone',
      'tests/site/orders.test.ts › are worked with the keyboard alone',
    ],
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    status: 'part',
    remark:
      'Tests leave each popup and dialog with Escape or Tab. A modal keeps Tab inside, as its pattern requires.',
    tests: ['controllers/popup.controller.test.ts › closes with Escape, one layer at a time'],
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    status: 'part',
    remark:
      'Only a shortcut that the app sets on a search button can be one character. It does nothing in text fields, and the app can let users change it.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    status: 'part',
    remark:
      'Only toasts close by themselves. They wait while they have the pointer or the focus, and the app can keep them open.',
    tests: ['components/toast-region/toast-region.test.ts › pauses while the focus is in a toast'],
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    status: 'part',
    remark:
      'Loaders move as long as something loads, and stop if the user prefers reduced motion. They have no button that stops them.',
    tests: ['styles/tokens.test.ts › disables animations if the user prefers reduced motion'],
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    status: 'untested',
    remark: 'No element flashes, but no test measures it.',
  },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    status: 'part',
    remark: 'A page layout has a link that skips to the content. A page without it needs its own.',
    tests: [
      'tests/site/navigation.test.ts › is the first stop of the keyboard and leads past the menu on … screen',
    ],
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    status: 'app',
    remark: 'The app sets the title. The pages of this site have one.',
    tests: [`${PAGES} › has its title and heading`],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    status: 'part',
    remark:
      'Tests check the tab stops of elements, and where the focus goes when something opens, closes, or is removed. The order on a page is that of the app.',
    tests: [
      'testing/lost-focus.test.ts › moves to the region around a removed opener',
      'controllers/focus-recovery.controller.test.ts › focuses the substitute when rendering removes the focused part',
    ],
  },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    status: 'app',
    remark:
      'The app writes the text of its links. Links that are only a picture or an icon need a name, which tests check.',
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    status: 'part',
    remark:
      'No element needs more than one finger. What can be dragged also has a button or keys: see 2.5.7.',
    tests: ['components/toast/toast.test.ts › labels the close button'],
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    status: 'part',
    remark:
      'Most elements act on the click, when the pointer is released. Number buttons that are held down and what is dragged act before. Tests show that a drag can be canceled.',
    tests: ['components/table/features/columns/column-pointer.test.ts › ends without effect with Escape'],
  },
  {
    id: '2.5.3',
    name: 'Label in Name',
    status: 'part',
    remark:
      'The visible label is the name of a control. If an app sets aria-label, it must contain the visible text.',
    tests: ['testing/form-control-contract.ts › is named by an outside label'],
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    status: 'none',
    remark: 'No element reacts to the motion of the device.',
  },
  {
    id: '3.1.1',
    name: 'Language of Page',
    status: 'app',
    remark: 'The app sets lang on the page. The texts of the library follow it.',
  },
  {
    id: '3.2.1',
    name: 'On Focus',
    status: 'part',
    remark:
      'The focus opens only tooltips. Tests check that a form control sends nothing when it gets the focus.',
  },
  {
    id: '3.2.2',
    name: 'On Input',
    status: 'part',
    remark:
      'Form controls only send events. What happens then is up to the app. Tabs show a panel when an arrow key reaches them, unless activation is manual.',
    tests: ['components/tabs/tabs.test.ts › shows a panel only with Enter or Space with manual activation'],
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    status: 'app',
    remark: 'Where help is on a page is decided by the app.',
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    status: 'tested',
    remark:
      'A message names the control in text and is linked to it. After a failed submit, the first wrong field gets the focus.',
    tests: [
      'testing/form-control-validity.ts › shows a message that names the label',
      'testing/form-control-validity.ts › associates the message with the control',
      'tests/site/forms.test.ts › says what is wrong, in a list that gets the focus and leads to the fields',
    ],
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    status: 'part',
    remark: 'Each control has a visible label and a hint, which the app writes. Required fields are marked.',
    tests: ['testing/form-control-validity.ts › is required if its rules reject an empty value'],
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    status: 'app',
    remark: 'The app decides what it asks twice. Steps keep what was entered.',
  },
  {id: '4.1.1', name: 'Parsing', status: 'none', remark: 'WCAG 2.2 has removed this criterion.'},
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    status: 'part',
    remark:
      'Tests check names, roles, and states in the DOM, and axe checks them in every state. `npm run accessibility` asks Chromium, Firefox, and WebKit for them. No test reads them from the screen readers themselves.',
    tests: [
      `${PAGES} › has no accessibility violation in light`,
      'tests/site/testing-guide.test.ts › finds … as … by its …',
    ],
  },
];

export const LEVEL_AA: readonly Criterion[] = [
  {id: '1.2.4', name: 'Captions (Live)', status: 'none', remark: MEDIA},
  {id: '1.2.5', name: 'Audio Description (Prerecorded)', status: 'none', remark: MEDIA},
  {
    id: '1.3.4',
    name: 'Orientation',
    status: 'untested',
    remark: 'No element depends on the orientation of the screen, but no test turns it.',
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    status: 'part',
    remark: 'The app sets autocomplete, and the native control has it. Tests check it for codes and dates.',
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    status: 'tested',
    remark:
      'The pairs of the default colors are measured in light and dark, and axe measures the elements. Colors that an app sets are its own.',
    tests: [TOKENS, `${PAGES} › has no accessibility violation in dark`],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    status: 'part',
    remark: 'Tests show pages in a window of 320 px, like a zoom of 400 %. No test enlarges only the text.',
    tests: [`${PAGES} › does not scroll sideways at 320 px`],
  },
  {id: '1.4.5', name: 'Images of Text', status: 'none', remark: 'No element has an image of text.'},
  {
    id: '1.4.10',
    name: 'Reflow',
    status: 'tested',
    remark:
      'Every page of this site, with the examples of every element, fits 320 px. Wide tables scroll in their own frame.',
    tests: [`${PAGES} › does not scroll sideways at 320 px`],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    status: 'part',
    remark: 'The borders of controls are measured in light and dark. Icons and focus rings are not.',
    tests: [TOKENS],
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    status: 'part',
    remark:
      'With this spacing, no text of the examples of every element is cut off or overlaps another. Popups, dialogs, and toasts are closed then.',
    tests: [`${PAGES} › loses no text with the text spacing of a user`],
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    status: 'tested',
    remark: 'Only tooltips open on hover or focus. They stay under the pointer, and Escape closes them.',
    tests: [
      'components/tooltip/tooltip.test.ts › opens on hover, and stays while the pointer is on it',
      'components/tooltip/tooltip.test.ts › closes with Escape, and leaves a dialog around it open',
    ],
  },
  {id: '2.4.5', name: 'Multiple Ways', status: 'app', remark: 'The ways to a page are decided by the app.'},
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    status: 'app',
    remark: 'The app writes headings and labels, and chooses their level.',
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    status: 'part',
    remark:
      'Each element has a focus ring. Tests check it only for file uploads, code inputs, and skip links.',
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    status: 'part',
    remark:
      'Tests check the sticky header of a page layout and popups at the bottom of a page. Your own sticky parts are yours.',
    tests: [
      'components/page-layout/page-layout.header.test.ts › shows a control that gets the focus with Shift+Tab',
      'tests/site/component-pages.test.ts › cover neither the target of a link nor the focus at … px',
    ],
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    status: 'tested',
    remark:
      'What can be dragged also has a click or keys: sliders, split panels, columns of tables, toasts, and files.',
    tests: [
      'components/table/features/columns/column-pointer.test.ts › starts from the menu, and changes the width with the arrow keys',
      'components/toast/toast.test.ts › labels the close button',
      'components/file-upload/file-upload.test.ts › opens the picker with Space',
    ],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    status: 'part',
    remark:
      'Tests measure the smallest targets: 24 px, or with space around them. They do not measure every element.',
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    status: 'part',
    remark:
      'The texts of the library are in the language of the page, if it is registered, and otherwise in English.',
    tests: ['testing/form-control-contract.ts › uses the language of the page'],
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    status: 'app',
    remark: 'The order of the navigation is that of the app.',
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    status: 'untested',
    remark: 'Elements of one kind have the same names everywhere, but no test compares them.',
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    status: 'part',
    remark:
      'Messages of the built-in rules say what is allowed. You write the messages of the rules that you add.',
    tests: [
      'components/date-time-picker/date-time-picker.test.ts › shows "…" for "…" with …',
      'tests/site/forms.test.ts › says what is wrong, in a list that gets the focus and leads to the fields',
    ],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    status: 'app',
    remark: 'The app decides what can be checked, confirmed, or undone.',
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    status: 'part',
    remark: 'Code fields can be filled in by the browser. No test signs in.',
    tests: [
      'components/code-input/code-input.test.ts › is one text field, for a code that the browser may fill in',
    ],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    status: 'part',
    remark:
      'Tests read the live regions that announce results, errors, loading, and toasts. What a screen reader says was not recorded.',
    tests: [
      'components/toast-region/toast-region.test.ts › has its live regions, empty, before the first toast',
    ],
  },
];
