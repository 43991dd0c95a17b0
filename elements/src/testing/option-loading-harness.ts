import type {LoadOptions, LoadOptionsContext} from '../core/options/index.js';
import {clickOn} from './pointer.js';

/** A request for options, which the test answers. */
export interface OptionRequest extends LoadOptionsContext {
  readonly text: string;
  readonly answer: (options: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** A `loadOptions` whose requests wait for the test. */
export function recordRequests(): {loadOptions: LoadOptions; requests: OptionRequest[]} {
  const requests: OptionRequest[] = [];
  const loadOptions: LoadOptions = (text, context) =>
    new Promise((resolve, reject) => {
      requests.push({...context, text, answer: options => resolve(options as never), fail: reject});
    });
  return {loadOptions, requests};
}

/** Options with the given texts, whose values are lowercase. */
export const optionsOf = (...texts: readonly string[]) =>
  texts.map(text => ({text, value: text.toLowerCase()}));

/** A server with 45 rows, 20 of them on a page. It looks for the text in a second field, too. */
export const loadRows: LoadOptions = (text, {page}) => {
  const rows = Array.from({length: 45}, (_, index) => ({
    text: `Row ${index + 1}`,
    value: String(index + 1),
    code: index % 2 === 0 ? 'odd' : 'even',
  }));
  const found = rows.filter(row => `${row.text} ${row.code}`.includes(text));
  return {options: found.slice((page - 1) * 20, page * 20), hasMore: found.length > page * 20};
};

/** Presses a button above a control, where its list does not cover anything. */
export async function pressAbove(control: Element): Promise<void> {
  const above = document.createElement('button');
  above.textContent = 'Above';
  control.before(above);
  await clickOn(above);
}
