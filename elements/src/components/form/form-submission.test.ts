import {expect, fixture, html} from '@open-wc/testing';
import {recordEvents} from '../../testing/events.js';
import '../text-input/text-input.define.js';
import type {LcTextInput} from '../text-input/text-input.define.js';
import {connectForm, type FormConnection, type FormOptions, type FormSubmitEvent} from './form.define.js';
import {keepDraft} from './form-draft.js';

const ISSUES = [{path: 'name', message: 'Ada is taken.'}];

const forms: FormConnection[] = [];
afterEach(() => {
  for (const connection of forms.splice(0)) connection.disconnect();
});

/** A connected form whose field was edited. */
async function setUp(options: FormOptions = {}) {
  const form = await fixture<HTMLFormElement>(
    html`<form><lc-text-input name="name" label="Name"></lc-text-input></form>`,
  );
  const connection = connectForm(form, options as FormOptions<Record<string, unknown>>);
  forms.push(connection);
  const field = form.querySelector<LcTextInput>('lc-text-input')!;
  field.value = 'Ada';
  return {form, connection, field};
}

type Send = (connection: FormConnection, event: FormSubmitEvent) => unknown;

/** Ways in which an app shows the issues of its server while the form is submitted. */
const WAYS: readonly [title: string, send: Send][] = [
  ['at once', connection => connection.setIssues(ISSUES)],
  [
    'once the server has answered',
    async connection => {
      await Promise.resolve();
      connection.setIssues(ISSUES);
    },
  ],
  [
    'although it returns an empty list',
    connection => {
      connection.setIssues(ISSUES);
      return [];
    },
  ],
];

describe('a submission', () => {
  describe('during which the app sets issues', () => {
    for (const [title, send] of WAYS) {
      it(`in onSubmit, ${title}, is not successful`, async () => {
        const {form, connection} = await setUp({onSubmit: (_, event) => send(connection, event)});
        const sent = recordEvents(form, 'lc-submitted');
        expect([await connection.submit(), sent, connection.dirty]).to.deep.equal([false, [], true]);
        expect(connection.issues.map(({message}) => message)).to.deep.equal(['Ada is taken.']);
      });

      it(`in waitUntil, ${title}, is not successful`, async () => {
        const {form, connection} = await setUp();
        const sent = recordEvents(form, 'lc-submitted');
        form.addEventListener('lc-submit', event =>
          event.waitUntil(Promise.resolve(send(connection, event))),
        );
        expect([await connection.submit(), sent, connection.dirty]).to.deep.equal([false, [], true]);
        expect(connection.issues.map(({message}) => message)).to.deep.equal(['Ada is taken.']);
      });
    }

    for (const isCanceled of [true, false])
      it(`in a listener that ${isCanceled ? 'cancels' : 'does not cancel'} lc-submit is not successful`, async () => {
        const {form, connection} = await setUp();
        const native: boolean[] = [];
        form.addEventListener('submit', event => {
          native.push(event.defaultPrevented);
          event.preventDefault();
        });
        form.addEventListener('lc-submit', event => {
          if (isCanceled) event.preventDefault();
          connection.setIssues(ISSUES);
        });
        expect([await connection.submit(), native]).to.deep.equal([false, [true]]);
        expect(connection.issues.map(({message}) => message)).to.deep.equal(['Ada is taken.']);
      });

    it('keeps its draft', async () => {
      const texts = new Map<string, string>();
      const storage = {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => void texts.set(key, text),
        removeItem: (key: string) => void texts.delete(key),
      };
      const {form, connection, field} = await setUp({onSubmit: () => connection.setIssues(ISSUES)});
      const draft = keepDraft(form, {key: 'd', storage});
      field.dispatchEvent(new Event('input', {bubbles: true}));
      await connection.submit();
      expect([...texts.keys()]).to.deep.equal(['d']);
      draft.disconnect();
    });

    it('shows them instead of the message for an error', async () => {
      const {connection} = await setUp({
        onSubmit: () => {
          connection.setIssues(ISSUES);
          throw new Error('rejected');
        },
      });
      const {onerror} = window;
      window.onerror = () => true;
      try {
        expect(await connection.submit()).to.equal(false);
      } finally {
        window.onerror = onerror;
      }
      expect(connection.issues.map(({message}) => message)).to.deep.equal(['Ada is taken.']);
    });

    it('is successful if the app has removed them again', async () => {
      const {connection} = await setUp({
        onSubmit: () => {
          connection.setIssues(ISSUES);
          connection.setIssues([]);
        },
      });
      expect([await connection.submit(), connection.dirty]).to.deep.equal([true, false]);
    });
  });

  it('is successful if issues were set before it', async () => {
    const {connection} = await setUp({onSubmit: () => {}});
    connection.setIssues(ISSUES);
    expect([await connection.submit(), connection.issues]).to.deep.equal([true, []]);
  });
});
