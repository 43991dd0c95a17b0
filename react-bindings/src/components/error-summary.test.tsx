import type {LcErrorSummary} from '@life-changers/elements/error-summary';
import {connectForm, type GivenIssue} from '@life-changers/elements/form';
import {expect} from '@open-wc/testing';
import {ErrorSummary} from './error-summary.js';
import {Form} from './form.js';
import {mount} from '../testing/mount.js';
import {TextInput} from './text-input.js';

const elementIn = (container: Element) => container.querySelector<LcErrorSummary>('lc-error-summary')!;

const textsIn = (container: Element) =>
  [...elementIn(container).shadowRoot!.querySelectorAll('.heading, li')].map(part => part.textContent.trim());

describe('ErrorSummary', () => {
  it('shows the issues of the form around it', async () => {
    const {container} = await mount(
      <form>
        <ErrorSummary />
        <TextInput name="name" label="Name" required />
      </form>,
    );
    await connectForm(container.querySelector('form')!).submit();
    expect(textsIn(container)).to.deep.equal(['There is 1 problem', 'Name is required.']);
  });

  it('shows the issues that a Form has from its server, and gets the focus', async () => {
    const form = (issues: readonly GivenIssue[]) => (
      <Form issues={issues}>
        <ErrorSummary />
        <TextInput name="name" label="Name" />
      </Form>
    );
    const {container, render} = await mount(form([]));
    await render(
      form([
        {path: [], message: 'Not today.'},
        {path: 'name', message: 'Taken.'},
      ]),
    );
    expect(textsIn(container)).to.deep.equal(['There are 2 problems', 'Taken.', 'Not today.']);
    expect(document.activeElement?.localName).to.equal('lc-error-summary');
  });

  it('shows the issues of the form with an ID', async () => {
    const {container} = await mount(
      <>
        <ErrorSummary for="profile" />
        <form id="profile">
          <TextInput name="name" label="Name" required />
        </form>
      </>,
    );
    await connectForm(container.querySelector('form')!).submit();
    expect(textsIn(container)).to.deep.equal(['There is 1 problem', 'Name is required.']);
  });

  it('keeps the issues when its parent renders again', async () => {
    const form = (title?: string) => (
      <form>
        <ErrorSummary title={title} />
        <TextInput name="name" label="Name" required />
      </form>
    );
    const {container, render} = await mount(form());
    await connectForm(container.querySelector('form')!).submit();
    await render(form('Please correct'));
    await elementIn(container).updateComplete;
    expect(textsIn(container)).to.deep.equal(['Please correct', 'Name is required.']);
  });

  it('sets its properties, and their defaults again when the props are removed', async () => {
    const {container, render} = await mount(
      <ErrorSummary for="profile" title="Errors" headingLevel={3} noFocus />,
    );
    const read = () => {
      const {for: id, heading, headingLevel, noFocus} = elementIn(container);
      return [id, heading, headingLevel, noFocus];
    };
    const first = read();
    await render(<ErrorSummary />);
    expect([first, read()]).to.deep.equal([
      ['profile', 'Errors', 3, true],
      ['', null, 2, false],
    ]);
  });
});
