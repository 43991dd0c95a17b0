import {expect} from '@open-wc/testing';
import '../../components/button/button.define.js';
import '../../components/data-table/data-table.define.js';
import '../../components/date-time-picker/date-time-picker.define.js';
import {recordWarnings} from '../../testing/events.js';
import type {LcElement} from '../lc-element.js';

const INSTEAD = (property: string) =>
  `To set the property, write \`:${property}\` in Vue, and \`${property}\` in React.`;

/** The warnings about an element that a framework makes with an attribute. */
const warningsOf = (tag: string, attribute: string, value: unknown) =>
  recordWarnings(async () => {
    const element = document.createElement(tag) as LcElement;
    element.setAttribute('label', 'People');
    element.setAttribute(attribute, String(value));
    document.body.append(element);
    await element.updateComplete;
    element.remove();
  });

describe('an attribute that a framework writes for a property', () => {
  it('is named, with its element and its property, if it is not JSON', async () => {
    expect(await warningsOf('lc-data-table', 'row-actions', [{text: 'Edit'}])).to.deep.equal([
      `<lc-data-table>: the attribute row-actions must hold JSON, not "[object Object]". ${INSTEAD('rowActions')}`,
    ]);
  });

  it('is named if no property reads it', async () => {
    expect(await warningsOf('lc-date-time-picker', 'filter-date', () => true)).to.deep.equal([
      `<lc-date-time-picker>: there is no attribute filter-date. ${INSTEAD('filterDate')}`,
    ]);
  });

  it('is named if HTML writes it without a dash', async () => {
    expect(await warningsOf('lc-button', 'form-action', '/save')).to.deep.equal([
      `<lc-button>: there is no attribute form-action. ${INSTEAD('formAction')}`,
    ]);
  });

  for (const [tag, attribute, value] of [
    ['lc-data-table', 'row-actions', '[]'],
    ['lc-data-table', 'data-rows', 'x'],
    ['lc-button', 'formaction', '/save'],
    ['lc-date-time-picker', 'init-value', '2026-05-15'],
  ] as const)
    it(`is not reported if it is read: ${attribute} of ${tag}`, async () => {
      expect(await warningsOf(tag, attribute, value)).to.deep.equal([]);
    });
});
