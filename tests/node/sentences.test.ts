/** The sentences of a server, from the table that the browser has too (`sentences.test.ts` of `lc-form`). Needs a build. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {registerTranslation} from '@life-changers/elements/core/localization';
import {ar} from '@life-changers/elements/languages/ar';
import {validateForm} from '@life-changers/elements/core/validation';
import {SENTENCE_CASES} from '../../elements/src/testing/sentence-cases.js';
import {FIELD, LABELS, sentenceTests, valuesWith} from '../../elements/src/testing/sentence-forms.js';

describe('the sentences of validateForm', () => {
  before(() => registerTranslation(ar));

  for (const {title, value, schema, lang, sentence} of sentenceTests(SENTENCE_CASES))
    it(`are the same as in the browser for ${title}`, async () => {
      const labels = {[FIELD.label]: LABELS[lang]};
      const {issues} = await validateForm(schema, valuesWith(value), {lang, labels});
      const expected = sentence === '' ? [] : [{path: ['people', 0, 'nick'], message: sentence}];
      assert.deepEqual(
        issues.map(({path, message}) => ({path, message})),
        expected,
      );
    });
});
