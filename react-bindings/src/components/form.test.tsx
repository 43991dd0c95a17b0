import type {FormConnection} from '@life-changers/elements/form';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {aTimeout, expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {Component, createRef, Profiler, StrictMode, useActionState, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {z} from 'zod';
import {Button} from './button.js';
import {Form, type FormProps} from './form.js';
import {hydrate, mount} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {TextInput} from './text-input.js';

const passwords = z
  .object({password: z.string().min(8), again: z.string()})
  .refine(({password, again}) => password === again, {path: ['again'], message: 'The passwords differ.'});

const fields = (
  <>
    <TextInput name="password" label="Password" />
    <TextInput name="again" label="Password again" />
    <Button type="submit" text="Save" />
  </>
);

const valid = {password: 'password', again: 'password'};

const fieldIn = (container: Element, name: string) =>
  container.querySelector<LcTextInput>(`lc-text-input[name="${name}"]`)!;

const messageOf = (field: LcTextInput) =>
  field.shadowRoot!.querySelector('.message')?.textContent.trim() ?? '';

/** Replaces the text of a field like a user. */
async function edit(field: LcTextInput, text: string): Promise<void> {
  field.focus();
  field.select();
  await sendKeys({type: text});
}

/** Renders its children again after an error. */
class Retry extends Component<{children: ReactNode}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override render(): ReactNode {
    return <div data-failed={this.state.failed || undefined}>{this.props.children}</div>;
  }
}

/** Mounts a form, and returns its connection too. */
async function mountForm(props: FormProps & {readonly action?: (data: FormData) => void}) {
  const ref = createRef<FormConnection>();
  const node = (more: FormProps = {}) => (
    <Form ref={ref as never} {...props} {...more}>
      {fields}
    </Form>
  );
  const {container, render} = await mount(node());
  return {container, connection: ref.current!, ref, render: (more: FormProps) => render(node(more))};
}

describe('Form', () => {
  it('passes its attributes to a native form', async () => {
    const {container} = await mount(
      <Form id="sign-up" className="wide" aria-label="Sign up" method="post" />,
    );
    const {id, className, ariaLabel, method} = container.querySelector('form')!;
    expect([id, className, ariaLabel, method]).to.deep.equal(['sign-up', 'wide', 'Sign up', 'post']);
  });

  it('renders the form and its content on a server', () => {
    const html = renderToString(
      <Form schema={passwords} aria-label="Sign up">
        <p>Text</p>
      </Form>,
    );
    expect(html).to.equal('<form data-connect="" aria-label="Sign up"><p>Text</p></form>');
  });

  it('hydrates without errors, and keeps what the user has entered before', async () => {
    const node = (
      <Form schema={passwords}>
        <input name="password" aria-label="Password" />
      </Form>
    );
    const {error} = console;
    const errors: unknown[] = [];
    console.error = (...args: unknown[]) => void errors.push(args);
    const container = await hydrate(renderToString(node), node, page => {
      page.querySelector('input')!.value = 'early';
    });
    console.error = error;
    expect([errors, new FormData(container.querySelector('form')!).get('password')]).to.deep.equal([
      [],
      'early',
    ]);
  });

  it('says that onSubmit has failed, also after hydration, and hides it after an edit', async () => {
    const connection = createRef<FormConnection>();
    const node = (
      <Form ref={connection} onSubmit={() => Promise.reject(new Error('offline'))}>
        {fields}
      </Form>
    );
    const {error} = console;
    const {onerror} = window;
    const errors: unknown[] = [];
    console.error = (...args: unknown[]) => void errors.push(args);
    const container = await hydrate(renderToString(node), node);
    console.error = error;
    window.onerror = () => true;
    await connection.current!.submit();
    window.onerror = onerror;
    const alerts = () => [...container.querySelectorAll('[role=alert]')].map(({textContent}) => textContent);
    expect([alerts(), errors]).to.deep.equal([['The form could not be submitted. Please try again.'], []]);
    await edit(fieldIn(container, 'password'), 'x');
    await until(() => alerts().length === 0);
  });

  it('adds and removes children while it says that it has failed', async () => {
    const connection = createRef<FormConnection>();
    const node = (hasMore: boolean) => (
      <Form ref={connection}>
        <p>First</p>
        {hasMore && <p>More</p>}
      </Form>
    );
    const {container, render} = await mount(node(false));
    connection.current!.setIssues([{path: [], message: 'Not today.'}]);
    const texts = () => Array.from(container.querySelector('form')!.children, ({textContent}) => textContent);
    await render(node(true));
    expect(texts()).to.have.members(['First', 'More', 'Not today.']);
    await render(node(false));
    expect(texts()).to.deep.equal(['First', 'Not today.']);
  });

  describe('values', () => {
    it('have the types that the schema accepts and returns', async () => {
      const seen: number[] = [];
      const schema = z.object({password: z.string().transform(text => text.length)});
      const connection = createRef<FormConnection<{password: string}, {password: number}>>();
      await mount(
        <Form
          ref={connection}
          schema={schema}
          values={{password: 'abc'}}
          onSubmit={({password}) => void seen.push(password)}
        >
          {fields}
        </Form>,
      );
      expect(connection.current!.values.password).to.equal('abc');
      await connection.current!.submit();
      expect(seen).to.deep.equal([3]);
    });

    it('have the types of a recursive schema', async () => {
      const seen: (string | undefined)[] = [];
      const person = z.object({
        name: z.string(),
        get children() {
          return z.array(person).optional();
        },
      });
      const connection = createRef<FormConnection<z.input<typeof person>, z.output<typeof person>>>();
      await mount(
        <Form
          ref={connection}
          schema={person}
          values={{name: 'Ada'}}
          onSubmit={({children}) => void seen.push(children?.[0]?.children?.[0]?.name)}
        >
          <TextInput name="name" label="Name" />
          <TextInput name="children[0].name" label="Child" initValue="Byron" />
          <TextInput name="children[0].children[0].name" label="Grandchild" initValue="Ralph" />
        </Form>,
      );
      await connection.current!.submit();
      expect(seen).to.deep.equal(['Ralph']);
    });

    it('have the types of the app without a schema', async () => {
      const seen: string[] = [];
      const connection = createRef<FormConnection<{password: string}>>();
      await mount(
        <Form<{password: string}>
          ref={connection}
          values={{password: 'abc'}}
          onSubmit={({password}) => void seen.push(password.toUpperCase())}
        >
          {fields}
        </Form>,
      );
      await connection.current!.submit();
      expect(seen).to.deep.equal(['ABC']);
    });

    it('that are new replace those of pristine fields, and keep edits', async () => {
      const {container, connection, render} = await mountForm({values: valid});
      await edit(fieldIn(container, 'again'), 'edited');
      await render({values: {password: 'other', again: 'other'}});
      expect(connection.values).to.deep.equal({password: 'other', again: 'edited'});
    });

    it('are kept in StrictMode, which mounts the form twice', async () => {
      const connection = createRef<FormConnection>();
      const schema = passwords;
      await mount(
        <StrictMode>
          <Form ref={connection as never} schema={schema} values={valid}>
            {fields}
          </Form>
        </StrictMode>,
      );
      expect(connection.current!.values).to.deep.equal(valid);
      expect(connection.current!.dirty).to.equal(false);
    });
  });

  describe('rendering', () => {
    it('does not happen again while the user types, fails to submit, and submits', async () => {
      let renders = 0;
      const seen: unknown[] = [];
      const {container} = await mount(
        <Profiler id="form" onRender={() => void (renders += 1)}>
          <Form schema={passwords} onSubmit={values => void seen.push(values)}>
            {fields}
          </Form>
        </Profiler>,
      );
      const before = renders;
      await edit(fieldIn(container, 'password'), 'password');
      await sendKeys({press: 'Enter'});
      await until(() => messageOf(fieldIn(container, 'again')) !== '');
      await edit(fieldIn(container, 'again'), 'password');
      await sendKeys({press: 'Enter'});
      await until(() => seen.length > 0);
      expect(renders - before).to.equal(0);
    });

    it('with the same props does not check the schema again', async () => {
      let checks = 0;
      const schema = z.looseObject({}).refine(() => (checks += 1) > 0);
      const {container, render} = await mountForm({schema: schema as never, values: {...valid}});
      await edit(fieldIn(container, 'again'), 'edited');
      const before = checks;
      await render({values: {...valid}});
      expect([checks - before, fieldIn(container, 'again').value]).to.deep.equal([0, 'edited']);
    });

    it('with a new onSubmit keeps the connection, and calls the new one', async () => {
      const seen: string[] = [];
      const {connection, ref, render} = await mountForm({
        values: valid,
        onSubmit: () => void seen.push('old'),
      });
      await render({onSubmit: () => void seen.push('new')});
      await connection.submit();
      expect([ref.current === connection, seen]).to.deep.equal([true, ['new']]);
    });

    it('without a prop restores its default', async () => {
      const {container, render} = await mountForm({schema: passwords as never, showValidation: true});
      await until(() => messageOf(fieldIn(container, 'password')) !== '');
      await render({showValidation: undefined});
      await until(() => messageOf(fieldIn(container, 'password')) === '');
    });

    it('ends the connection when it is unmounted', async () => {
      const {container, render} = await mount(<Form schema={passwords}>{fields}</Form>);
      const form = container.querySelector('form')!;
      expect(form.noValidate).to.equal(true);
      await render(null);
      expect(form.noValidate).to.equal(false);
    });
  });

  describe('events', () => {
    it('report issues, pending changes, and success', async () => {
      const log: unknown[] = [];
      const {connection} = await mountForm({
        values: valid,
        onSubmit: () => (log.length < 3 ? [{path: 'again', message: 'Wrong.'}] : undefined),
        onIssues: ({detail}) => void log.push(detail.issues.map(({message}) => message)),
        onPendingChange: isPending => void log.push(isPending),
        onSubmitted: ({type}) => void log.push(type),
      });
      await connection.submit();
      await connection.submit();
      await until(() => log.length > 5);
      expect(log).to.deep.equal([true, ['Wrong.'], false, true, 'lc-submitted', false]);
    });

    it('keep the values when onSubmit is rejected', async () => {
      const {onerror} = window;
      window.onerror = () => true;
      const {container, connection} = await mountForm({onSubmit: () => Promise.reject(new Error('offline'))});
      await edit(fieldIn(container, 'again'), 'edited');
      expect(await connection.submit()).to.equal(false);
      window.onerror = onerror;
      expect(connection.values).to.deep.equal({password: '', again: 'edited'});
    });
  });

  describe('issues in the props', () => {
    const taken = [{path: 'password', message: 'Taken.'}];

    it('are shown at their field', async () => {
      const {container} = await mountForm({issues: taken});
      await until(() => messageOf(fieldIn(container, 'password')) === 'Taken.');
    });

    it('disappear when they are removed', async () => {
      const {connection, render} = await mountForm({issues: taken});
      await render({issues: null});
      expect(connection.issues).to.deep.equal([]);
    });

    it('are shown again only if the list is new', async () => {
      let count = 0;
      const onIssues = () => void (count += 1);
      const {render} = await mountForm({issues: taken, onIssues});
      count = 0;
      await render({});
      await render({issues: [...taken]});
      expect(count).to.equal(1);
    });
  });

  describe('an action', () => {
    type Answer = Pick<FormProps, 'issues' | 'values'>;

    /** Mounts a form whose action is the one of `useActionState`. */
    async function mountAction(
      act: (data: FormData, connection: FormConnection) => Answer | Promise<Answer>,
      props: FormProps = {},
    ) {
      const ref = createRef<FormConnection>();
      const App = () => {
        const [answer, action, isPending] = useActionState(
          (_previous: Answer, data: FormData) => act(data, ref.current!),
          {},
        );
        return (
          <Form ref={ref as never} action={action} data-pending={isPending} {...props} {...answer}>
            {fields}
          </Form>
        );
      };
      const {container} = await mount(<App />);
      const connection = ref.current!;
      return {container, connection, isPending: () => connection.form.dataset.pending === 'true'};
    }

    /** Edits the first field and submits with Enter. */
    async function send(container: Element, text = 'edited'): Promise<void> {
      await edit(fieldIn(container, 'password'), text);
      await sendKeys({press: 'Enter'});
    }

    it('is not called with invalid values', async () => {
      let calls = 0;
      const act = () => ((calls += 1), {});
      const {container} = await mountAction(act, {schema: passwords as never});
      await send(container, 'short');
      await until(() => messageOf(fieldIn(container, 'password')) !== '');
      expect(calls).to.equal(0);
    });

    it('gets the entries of a valid form', async () => {
      const sent: unknown[] = [];
      const act = (data: FormData) => (sent.push(Object.fromEntries(data)), {});
      const {container} = await mountAction(act, {
        schema: passwords as never,
        values: {again: 'password'},
      });
      await send(container, 'password');
      await until(() => sent.length > 0);
      expect(sent).to.deep.equal([valid]);
    });

    it('is called after an asynchronous check', async () => {
      let calls = 0;
      const schema = z.object({}).refine(async () => true);
      const {container} = await mountAction(() => ((calls += 1), {}), {schema: schema as never, debounce: 0});
      await send(container);
      await until(() => calls === 1);
    });

    for (const [title, fail] of [
      ['returns', async () => ({issues: [{path: 'password', message: 'Taken.'}]})],
      [
        'sets',
        async (_: FormData, connection: FormConnection) => {
          connection.setIssues([{path: 'password', message: 'Taken.'}]);
          await new Promise(resolve => setTimeout(resolve, 20));
          return {};
        },
      ],
    ] as const) {
      it(`keeps the values and shows the issues that it ${title}`, async () => {
        const {container, connection, isPending} = await mountAction(fail);
        await send(container);
        await until(() => connection.issues.length > 0 && !isPending());
        await new Promise(resolve => setTimeout(resolve, 20));
        expect([connection.values, connection.issues.map(({message}) => message)]).to.deep.equal([
          {password: 'edited', again: ''},
          ['Taken.'],
        ]);
      });
    }

    it('resets the form to its current values after a success', async () => {
      const act = () => ({values: {password: 'saved', again: 'saved'}});
      const {container, connection} = await mountAction(act, {values: valid});
      await send(container);
      await until(() => fieldIn(container, 'password').value === 'saved');
      await new Promise(resolve => setTimeout(resolve, 20));
      expect([connection.values, connection.dirty]).to.deep.equal([
        {password: 'saved', again: 'saved'},
        false,
      ]);
    });

    it('resets the form after a success that follows issues', async () => {
      let calls = 0;
      const act = () => ({issues: (calls += 1) === 1 ? [{path: 'password', message: 'Taken.'}] : null});
      const {container, connection} = await mountAction(act);
      await send(container);
      await until(() => connection.issues.length > 0);
      await send(container, 'other');
      await until(() => fieldIn(container, 'password').value === '');
      expect(connection.issues).to.deep.equal([]);
    });

    it('lets the user reset the form after issues', async () => {
      const act = () => ({issues: [{path: 'password', message: 'Taken.'}]});
      const {container, connection} = await mountAction(act);
      await send(container);
      // React resets the form itself when the action ends, which the issues prevent.
      await until(() => connection.issues.length > 0 && !connection.pending);
      // A reset in the task that has set issues is that of React, which they survive.
      await aTimeout(0);
      container.querySelector('form')!.reset();
      await until(() => connection.issues.length === 0);
      expect(connection.values).to.deep.equal({password: '', again: ''});
    });

    it('keeps the form and its button pending until it is done', async () => {
      const log: unknown[] = [];
      let finish = () => {};
      const act = () => new Promise<Answer>(resolve => (finish = () => resolve({})));
      const {container, connection} = await mountAction(act, {
        onPendingChange: isPending => void log.push(isPending),
      });
      const {form} = connection;
      const button = container.querySelector('lc-button')!;
      fieldIn(container, 'password').value = 'edited';
      button.click();
      await until(() => form.ariaBusy === 'true');
      const isLoading = [button.loading];
      finish();
      await until(() => form.ariaBusy === null);
      isLoading.push(button.loading);
      expect([log, isLoading]).to.deep.equal([
        [true, false],
        [true, false],
      ]);
    });

    it('is called once if the form is submitted twice', async () => {
      let calls = 0;
      let finish = () => {};
      const act = () => ((calls += 1), new Promise<Answer>(resolve => (finish = () => resolve({}))));
      const {container, connection} = await mountAction(act);
      await send(container);
      await sendKeys({press: 'Enter'});
      connection.form.requestSubmit();
      finish();
      await until(() => connection.form.ariaBusy === null);
      expect(calls).to.equal(1);
    });

    it('can be called again after each result', async () => {
      let calls = 0;
      const act = async () => ({issues: (calls += 1) === 1 ? [{path: 'password', message: 'Taken.'}] : null});
      const {connection} = await mountAction(act);
      const first = await connection.submit();
      expect([first, await connection.submit(), calls]).to.deep.equal([false, true, 2]);
    });

    it('does not keep the form pending if something else prevents the submit', async () => {
      let calls = 0;
      const {connection} = await mountAction(() => ((calls += 1), {}));
      const prevent = (event: Event) => event.preventDefault();
      connection.form.addEventListener('submit', prevent);
      connection.form.requestSubmit();
      await new Promise(resolve => setTimeout(resolve, 20));
      connection.form.removeEventListener('submit', prevent);
      const before = [calls, connection.pending];
      await connection.submit();
      expect([before, calls]).to.deep.equal([[0, false], 1]);
    });

    it('that throws after it has set issues lets the user reset the form', async () => {
      const ref = createRef<FormConnection>();
      const {container} = await mount(
        <Retry>
          <Form
            ref={ref as never}
            action={async () => {
              ref.current!.setIssues([{path: 'password', message: 'Taken.'}]);
              throw new Error('offline');
            }}
          >
            {fields}
          </Form>
        </Retry>,
        {onCaughtError: () => {}},
      );
      await send(container);
      await until(() => container.querySelector('[data-failed]') !== null);
      await edit(fieldIn(container, 'password'), 'again');
      ref.current!.form.reset();
      await until(() => fieldIn(container, 'password').value === '');
    });

    it('is not called if there is an onSubmit', async () => {
      const log: string[] = [];
      const act = () => (log.push('action'), {});
      const {container} = await mountAction(act, {onSubmit: () => void log.push('submit')});
      await send(container);
      await until(() => log.length > 0);
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(log).to.deep.equal(['submit']);
    });
  });
});
