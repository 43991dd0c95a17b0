/** The sentences of a server, from the table that the browser has too (`sentences.test.ts` of `lc-form`). Needs a build. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {ar, registerTranslation} from '@life-changers/elements/core/localization';
import {validateForm} from '@life-changers/elements/core/validation';
import {SENTENCE_CASES} from '../../elements/src/testing/sentence-cases.js';
import {
  FIELD,
  formSchemaOf,
  LABELS,
  sentenceOf,
  valuesWith,
  VENDORS,
  type Language,
} from '../../elements/src/testing/sentence-forms.js';

describe('the sentences of validateForm', () => {
  before(() => registerTranslation(ar));

  for (const one of SENTENCE_CASES)
    for (const vendor of VENDORS) {
      const schema = formSchemaOf(one, vendor);
      if (schema === null) continue;
      for (const lang of Object.keys(LABELS) as Language[])
        it(`are the same as in the browser for ${one.rule}: ${vendor}, ${lang}`, async () => {
          const labels = {[FIELD.label]: LABELS[lang]};
          const {issues} = await validateForm(schema, valuesWith(one.value), {lang, labels});
          const sentence = sentenceOf(one, vendor, lang);
          const expected = sentence === '' ? [] : [{path: ['people', 0, 'nick'], message: sentence}];
          assert.deepEqual(
            issues.map(({path, message}) => ({path, message})),
            expected,
          );
        });
    }
});
