import type {Terms} from '../terms.js';
import {grouped, nextStep, previousStep} from './words.js';

/** The texts of whole forms. */
export const formTexts = {
  formFailed: () => 'The form could not be submitted. Please try again.',
} satisfies Partial<Terms>;

/** Asked before a page with unsaved input is left. */
export const leaveTexts = {
  leaveForm: () => 'Your changes are not saved. Leave this page anyway?',
} satisfies Partial<Terms>;

export const errorSummaryTexts = {
  errorCount: count => (count === 1 ? 'There is 1 problem' : `There are ${grouped(count)} problems`),
  moreErrors: count => `and ${grouped(count)} more`,
} satisfies Partial<Terms>;

export const fieldListTexts = {
  rowAdded: (position, count) => `Row ${position} of ${count} added.`,
  rowRemoved: (position, count) => `Row ${position} removed, ${count} left.`,
  rowMoved: (position, count) => `Row moved to position ${position} of ${count}.`,
} satisfies Partial<Terms>;

export const stepTexts = {
  stepPosition: (position, count) => `Step ${position} of ${count}:`,
} satisfies Partial<Terms>;

export const stepsTexts = {
  steps: () => 'Steps',
  stepDone: () => 'done',
  stepInvalid: () => 'has errors',
  previousStep,
  nextStep,
} satisfies Partial<Terms>;
