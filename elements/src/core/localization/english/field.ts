import type {Terms} from '../terms.js';

/** Leaves out what marks a label as required, so that "Name (required)" is not required twice in one sentence. */
const withoutMark = (label: string) => label.replace(/(\S)(?:[\s(]+required\)?)?[\s*]*$/i, '$1');

export const valueMissing: Terms['valueMissing'] = label => `${withoutMark(label)} is required.`;
export const thisField: Terms['thisField'] = () => 'This field';

/** The texts that every form control can show. */
export const fieldTexts = {
  thisField,
  valueMissing,
  checkPending: label => `${label} is still being checked.`,
} satisfies Partial<Terms>;
