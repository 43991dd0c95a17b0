import type {LcButton} from '@life-changers/elements/button';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {Button, type ButtonProps} from './button.js';
import {mount, renderError} from '../testing/mount.js';

const noop = () => {};

async function mountButton(props: Partial<ButtonProps> = {}) {
  const {container} = await mount(<Button text="Save" onClick={noop} {...props} />);
  return container.querySelector<LcButton>('lc-button')!;
}

describe('Button', () => {
  for (const [title, props, message] of [
    ['without onClick', {text: 'Save'}, 'onClick is mandatory.'],
    ['with a null onClick', {text: 'Save', onClick: null}, 'onClick is mandatory.'],
    ['without onClick and with an empty href', {text: 'Save', href: ''}, 'onClick is mandatory.'],
    ['with an onClick that is a string', {text: 'Save', onClick: 'save()'}, 'onClick must be a function.'],
    ['with an onClick that is an object', {text: 'Save', onClick: {}}, 'onClick must be a function.'],
    ['without text', {onClick: noop}, 'text is mandatory.'],
    ['with an empty text', {onClick: noop, text: ''}, 'text is mandatory.'],
    ['with a null text', {onClick: noop, text: null}, 'text is mandatory.'],
    ['without onClick and text', {}, 'onClick is mandatory.'],
  ] as const) {
    it(`throws "${message}" ${title}`, async () => {
      expect(await renderError(<Button {...(props as unknown as ButtonProps)} />)).to.equal(message);
    });
  }

  for (const [title, props] of [
    ['submits its form', {type: 'submit'}],
    ['resets its form', {type: 'reset'}],
    ['is a link', {href: '/people'}],
  ] as const) {
    it(`needs no onClick when it ${title}`, async () => {
      expect(await renderError(<Button text="Save" {...props} />)).to.equal(null);
    });

    it(`throws when it ${title} and its onClick is not a function`, async () => {
      const element = <Button text="Save" {...props} onClick={'save()' as never} />;
      expect(await renderError(element)).to.equal('onClick must be a function.');
    });
  }

  it('requires onClick in its types unless it submits, resets or links', () => {
    const types: ButtonProps[] = [
      {text: 'Send', type: 'submit'},
      {text: 'Undo', type: 'reset'},
      {text: 'People', href: '/people'},
      {text: 'Save', type: 'button', onClick: noop},
      // @ts-expect-error A plain button requires a handler.
      {text: 'Save'},
      // @ts-expect-error So does one with an explicit type.
      {text: 'Save', type: 'button'},
    ];
    expect(types).to.have.length(6);
  });

  it('throws when its text is removed later', async () => {
    const {render} = await mount(<Button text="Save" onClick={noop} />, {onUncaughtError: noop});
    let thrown: unknown;
    await render(<Button text="" onClick={noop} />).catch((error: unknown) => (thrown = error));
    expect((thrown as Error).message).to.equal('text is mandatory.');
  });

  it('does not throw with both props', async () => {
    expect(await renderError(<Button text="Save" onClick={noop} />)).to.equal(null);
  });

  it('shows its text', async () => {
    expect((await mountButton()).textContent).to.equal('Save');
  });

  it('shows an icon before its text', async () => {
    const button = await mountButton({icon: <svg />});
    expect(button.querySelector('[slot=prefix] > svg')).to.not.equal(null);
  });

  it('calls onClick once per press', async () => {
    let count = 0;
    const button = await mountButton({onClick: () => (count += 1)});
    button.focus();
    await sendKeys({press: 'Enter'});
    expect(count).to.equal(1);
  });

  it("calls onClick with React's event", async () => {
    let current: EventTarget | null = null;
    const button = await mountButton({onClick: event => (current = event.currentTarget)});
    button.click();
    expect(current).to.equal(button);
  });

  for (const props of [{disabled: true}, {loading: true}]) {
    it(`does not call onClick with ${JSON.stringify(props)}`, async () => {
      let count = 0;
      const button = await mountButton({...props, onClick: () => (count += 1)});
      button.click();
      expect(count).to.equal(0);
    });
  }

  it('sets its properties', async () => {
    const {variant, size, type, disabled} = await mountButton({
      variant: 'danger',
      size: 'lg',
      type: 'submit',
      disabled: true,
    });
    expect([variant, size, type, disabled]).to.deep.equal(['danger', 'lg', 'submit', true]);
  });

  it('lets onNavigate prevent the navigation', async () => {
    let href = '';
    const button = await mountButton({
      href: '#react-navigate',
      onNavigate: event => {
        event.preventDefault();
        href = event.detail.href;
      },
    });
    button.click();
    expect(href).to.equal('#react-navigate');
    expect(location.hash).to.not.equal(href);
  });

  it('submits its form with its name and value', async () => {
    const sent: [string, FormDataEntryValue][] = [];
    const {container} = await mount(
      <form
        onSubmit={event => {
          event.preventDefault();
          const {submitter} = event.nativeEvent;
          sent.push(...new FormData(event.currentTarget, submitter));
        }}
      >
        <Button type="submit" name="go" value="yes" text="Send" />
      </form>,
    );
    container.querySelector<LcButton>('lc-button')!.click();
    expect(sent).to.deep.equal([['go', 'yes']]);
  });

  it('submits its form with its own attributes', async () => {
    const {container} = await mount(
      <form onSubmit={event => event.preventDefault()}>
        <Button
          type="submit"
          text="Send"
          formAction="/to"
          formEnctype="text/plain"
          formMethod="post"
          formNoValidate
          formTarget="_top"
        />
      </form>,
    );
    let seen: unknown[] = [];
    container.addEventListener('submit', ({submitter}) => {
      const {formEnctype, formMethod, formNoValidate, formTarget} = submitter as HTMLButtonElement;
      const action = submitter!.getAttribute('formaction');
      seen = [action, formEnctype, formMethod, formNoValidate, formTarget];
    });
    container.querySelector<LcButton>('lc-button')!.click();
    expect(seen).to.deep.equal(['/to', 'text/plain', 'post', true, '_top']);
  });
});
