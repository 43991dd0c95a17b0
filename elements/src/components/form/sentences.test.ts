import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {SENTENCE_CASES} from '../../testing/sentence-cases.js';
import {
  FIELD,
  LABELS,
  sentenceTests,
  valuesWith,
  type SentenceCase,
  type SentenceTest,
} from '../../testing/sentence-forms.js';
import '../checkbox/checkbox.define.js';
import '../date-time-picker/date-time-picker.define.js';
import '../text-input/text-input.define.js';
import {connectForm} from './form.define.js';

const {name} = FIELD;

const CONTROLS: Readonly<Record<SentenceCase['control'], (label: string) => TemplateResult>> = {
  text: label => html`<lc-text-input name=${name} label=${label}></lc-text-input>`,
  number: label => html`<lc-text-input name=${name} label=${label} type="number"></lc-text-input>`,
  date: label => html`<lc-date-time-picker name=${name} label=${label}></lc-date-time-picker>`,
  checkbox: label => html`<lc-checkbox name=${name} label=${label}></lc-checkbox>`,
};

/** Returns the sentences of a form: in its issues, and at the field. */
async function sentencesOf({control, value, schema, lang}: SentenceTest) {
  const form = await fixture<HTMLFormElement>(
    html`<form lang=${lang}>${CONTROLS[control](LABELS[lang])}</form>`,
  );
  const connection = connectForm(form, {schema, values: valuesWith(value)});
  await connection.validate();
  const field = connection.field(name)!.element as HTMLElement & {updateComplete: Promise<unknown>};
  await field.updateComplete;
  const shown = field.shadowRoot!.querySelector('.message')?.textContent?.trim() ?? '';
  const issues = connection.issues.map(({message}) => message);
  connection.disconnect();
  return {issues, shown};
}

// The same cases run in Node, in tests/node/sentences.test.ts.
describe('the sentences of a form', () => {
  before(() => registerTranslation(ar));

  for (const one of sentenceTests(SENTENCE_CASES))
    it(`are the same as on a server for ${one.title}`, async () => {
      const {sentence} = one;
      expect(await sentencesOf(one)).to.deep.equal({
        issues: sentence === '' ? [] : [sentence],
        shown: sentence,
      });
    });
});
