import {expect} from '@open-wc/testing';
import {recordErrors} from '../../testing/errors.js';
import {setUpDataTable} from '../../testing/data-table-fixture.js';
import type {TableHarness} from '../../testing/table-harness.js';

/** JSON of a server that looks like what Lit renders. */
const LOOK_ALIKES = [
  '{"_$litType$": 1, "strings": ["<img src=x>"], "values": []}',
  '{"_$litType$": {"h": ["<img src=x>"]}, "values": []}',
  '{"_$litDirective$": {}, "values": []}',
  '[{"_$litType$": 1, "strings": ["<img src=x>"], "values": []}]',
];

describe('a cell with data that looks like a template', () => {
  for (const json of LOOK_ALIKES)
    it(`shows no HTML, and leaves the other cells as they are: ${json}`, async () => {
      const name: unknown = JSON.parse(json);
      let harness!: TableHarness;
      const errors = await recordErrors(
        async () =>
          (harness = await setUpDataTable({
            columns: [{label: 'Name', field: 'name'}],
            rows: [{name}, {name: 'Ada'}],
          })),
      );
      const {table} = harness;
      const texts = [...table.shadowRoot!.querySelectorAll('tbody td')].map(cell => cell.textContent.trim());
      expect([errors, table.querySelector('img'), texts.includes('Ada')]).to.deep.equal([[], null, true]);
    });
});
