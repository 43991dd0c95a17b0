import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../index.js';
import '../../components/file-upload/multiple-files.define.js';
import {recordWarnings} from '../events.js';
import {chooseFiles, makeFile} from '../files.js';
import {press, type} from '../keyboard.js';
import {clickOn} from '../pointer.js';
import {topics} from './index.js';
import type {ParityField, ParityPage, ParityRow} from './row.js';

/** Adds the controls of a case to the page and runs it. */
async function outcomeOf(content: string, run: ParityRow['run']): Promise<unknown> {
  const form = await fixture<HTMLFormElement>(html`<form></form>`);
  const submissions: [string, string][][] = [];
  form.addEventListener('submit', event => {
    event.preventDefault();
    submissions.push(entriesOf(form, event.submitter));
  });
  let result: unknown;
  // Some cases have bad input.
  await recordWarnings(async () => {
    form.innerHTML = content;
    await nextFrame();
    result = await run(pageOf(form, content, submissions));
  });
  // Makes the result comparable by removing what JSON does not support.
  return JSON.parse(JSON.stringify(result ?? null));
}

function pageOf(form: HTMLFormElement, content: string, submissions: [string, string][][]): ParityPage {
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)!;
  const fieldIn = (place: ParentNode) => place.querySelector<ParityField>('#field')!;
  return {
    form,
    field: fieldIn(form),
    submissions,
    press,
    type,
    clickOn: selector => clickOn(find(selector)),
    makeField() {
      const template = document.createElement('template');
      template.innerHTML = content;
      const field = fieldIn(document.importNode(template.content, true));
      field.remove();
      return field;
    },
    entries: () => entriesOf(form),
    chooseFile(...names) {
      const field = find('#field');
      const input = field.shadowRoot?.querySelector('input') ?? (field as HTMLInputElement);
      chooseFiles(input, ...names.map(name => makeFile(name)));
    },
  };
}

function entriesOf(form: HTMLFormElement, submitter: HTMLElement | null = null): [string, string][] {
  return [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `file "${value.name}"`,
  ]);
}

describe('native parity', () => {
  for (const topic of topics) {
    describe(topic.title, () => {
      for (const {title, native, ours, run, does, differs} of topic.rows) {
        it(`${title}: native`, async () => {
          expect(await outcomeOf(native, run)).to.deep.equal(does.result);
        });

        it(`${title}: ours${differs ? ', differently' : ''}`, async () => {
          expect(await outcomeOf(ours, run)).to.deep.equal((differs ?? does).result);
        });
      }
    });
  }
});
