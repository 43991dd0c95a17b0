/** The text of a server-rendered page before its script runs, and after. Needs a build. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {prerender} from '@life-changers/elements/server';
import type {} from './hydration-page.js';
import {bundle, latePage, openLate, stylesheet} from './late-page.js';
import {startSite, type Site} from './support.js';

const json = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
const OPTIONS = '<option value="a">Apple</option><option value="p" selected>Pear</option>';
const FIELD = 'label="Label" hint="Hint" required';
const COLUMNS = json([
  {label: 'Name', field: 'name', sort: 'asc'},
  {label: 'Age', field: 'age'},
]);
const ROWS = json([
  {name: 'Grace', age: 85},
  {name: 'Ada', age: 36},
]);

/** The HTML of an element with the text. The state of a native control is in brackets. */
const CASES: readonly (readonly [html: string, text: string])[] = [
  [`<lc-text-input ${FIELD} value="Ada"></lc-text-input>`, 'Label * Hint [Ada]'],
  [
    `<lc-text-input ${FIELD} placeholder="Ada" show-validation></lc-text-input>`,
    'Label * Hint [] Label is required.',
  ],
  [`<lc-text-area ${FIELD} value="Ada&#10;Grace"></lc-text-area>`, 'Label * Hint [Ada Grace]'],
  [`<lc-text-input label="Label" error="Taken"></lc-text-input>`, 'Label [] Taken'],
  [`<lc-code-input ${FIELD} length="4" value="12"></lc-code-input>`, 'Label * Hint 1 2 [12]'],
  [
    `<lc-color-input ${FIELD} init-value="#000" contrast-with="#fff"></lc-color-input>`,
    'Label * Hint [#000000] Contrast 21:1 · AAA',
  ],
  [`<lc-phone-input ${FIELD} value="+49 30 901820"></lc-phone-input>`, 'Label * Hint [+49 30 901820]'],
  [`<lc-search-input label="Label" value="ada"></lc-search-input>`, 'Label [ada]'],
  [`<lc-select ${FIELD}>${OPTIONS}</lc-select>`, 'Label * Hint [Choose..., Apple, >Pear]'],
  [
    `<lc-select label="Label" options="${json([{text: 'Apple', value: 'a'}])}"></lc-select>`,
    'Label [>Choose..., Apple]',
  ],
  [`<lc-datalist ${FIELD}>${OPTIONS}</lc-datalist>`, 'Label * Hint [Pear]'],
  [`<lc-multi-select ${FIELD}>${OPTIONS}</lc-multi-select>`, 'Label * Hint [] Pear'],
  [
    `<lc-tree-select ${FIELD} init-value="p" show-path options='[{"text": "Fruit", "children": [{"text": "Pear", "value": "p"}]}]'></lc-tree-select>`,
    'Label * Hint [Fruit / Pear]',
  ],
  [
    `<lc-transfer-list ${FIELD}>${OPTIONS}</lc-transfer-list>`,
    'Label * Hint Available 1 option [] Apple Chosen 1 option [] Pear',
  ],
  [`<lc-radio-button ${FIELD}>${OPTIONS}</lc-radio-button>`, 'Label * Hint [ ] Apple [x] Pear'],
  [`<lc-radio-box ${FIELD}>${OPTIONS}</lc-radio-box>`, 'Label * Hint [ ] Apple [x] Pear'],
  [`<lc-rating ${FIELD} max="3" init-value="2"></lc-rating>`, 'Label * Hint [ ] [x] [ ]'],
  [
    `<lc-checkbox-group ${FIELD} select-all>${OPTIONS}</lc-checkbox-group>`,
    'Label * Hint [ ] Select all [ ] Apple [x] Pear',
  ],
  [`<lc-checkbox ${FIELD} checked></lc-checkbox>`, 'Label * Hint [x]'],
  [`<lc-switch ${FIELD}></lc-switch>`, 'Label * Hint [ ]'],
  [
    `<lc-number-input ${FIELD} value="1234.5" measurement-unit="mg"></lc-number-input>`,
    'Label * Hint [1,234.5 mg]',
  ],
  [
    `<lc-slider label="Label" hint="Hint" value="30" measurement-unit="%"></lc-slider>`,
    'Label Hint 30 % [30]',
  ],
  [
    `<lc-range-slider label="Label" hint="Hint" value="20,60" measurement-unit="%"></lc-range-slider>`,
    'Label Hint 20 – 60 % [20] [60]',
  ],
  [
    `<lc-date-time-picker ${FIELD} value="1815-12-10" date-format="yyyy-MM-dd"></lc-date-time-picker>`,
    'Label * Hint 1815-12-10',
  ],
  [
    `<lc-file-upload ${FIELD} init-value="/photos/ada.png"></lc-file-upload>`,
    'Label * Hint ada.png Uploaded [] Replace file',
  ],
  [
    `<lc-data-table label="People" columns="${COLUMNS}" rows="${ROWS}"></lc-data-table>`,
    'People [] Name Age Ada 36 Grace 85 Entries per page [5, >10, 20, 50, 100] 1 - 2 out of 2 entries',
  ],
  [`<lc-breadcrumb location="/people/ada"></lc-breadcrumb>`, 'people ada'],
  ['<lc-modal heading="Delete"><p>Really?</p></lc-modal>', ''],
  ['<lc-search-modal search-text="Find"></lc-search-modal>', 'Find'],
  ['<lc-popover for="share" heading="Share">Copy the link</lc-popover>', ''],
  ['<lc-drawer heading="Details"><p>Total</p></lc-drawer>', ''],
  ['<lc-toast-region></lc-toast-region>', ''],
  ['<lc-tooltip for="save">Saves the draft</lc-tooltip>', ''],
  [
    '<lc-permissions><template slot="yes">Secret</template><p slot="no">Sign in</p></lc-permissions>',
    'Sign in',
  ],
];

describe('the text of a server-rendered page without its script', () => {
  let site: Site;
  let script: string;

  before(async () => {
    site = await startSite();
    script = await bundle(`import '@life-changers/elements/hydrate'; import '@life-changers/elements';`);
  });
  after(() => site.close());

  for (const [html, text] of CASES) {
    it(`is all there: ${html.slice(0, 60)}`, async () => {
      const body = latePage(`<main id="sample">${html}</main>`);
      const {page, start} = await openLate(site, prerender(body, {stylesheet}));
      const read = () => page.evaluate(() => hydrationPage.readSample());
      const shown = await read();
      await start(script);
      assert.deepEqual([shown, await read()], [text, text]);
      await site.release(page);
    });
  }
});
