import type {LcModal} from '@life-changers/elements/modal';
import {aTimeout, expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {Activity, createRef, StrictMode, useState} from 'react';
import {Modal, type ModalProps} from './modal.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';

const modalIn = (container: Element) => container.querySelector<LcModal>('lc-modal')!;
const isShown = (container: Element) =>
  modalIn(container).shadowRoot!.querySelector('dialog')!.matches(':modal');
const press = (container: Element, part: string) =>
  modalIn(container).shadowRoot!.querySelector<HTMLElement>(`[part=${part}]`)!.click();

/** React renders an update from a custom event in a separate task. */
const settle = () => aTimeout(50);

/** A parent that controls `open`. It accepts changes unless told to reject them. */
function Parent({refuses = false, ...props}: ModalProps & {refuses?: boolean}) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal
      title="Delete?"
      {...props}
      open={isOpen}
      onHide={event => {
        props.onHide?.(event);
        if (!refuses) setIsOpen(false);
      }}
    >
      <button>Inside</button>
    </Modal>
  );
}

describe('Modal', () => {
  describe('open', () => {
    it('opens and closes it', async () => {
      const {container, render} = await mount(<Modal title="Hello" open />);
      expect(isShown(container)).to.equal(true);
      await render(<Modal title="Hello" open={false} />);
      expect(isShown(container)).to.equal(false);
    });

    it('is closed while React hides it, so that the page can be used', async () => {
      const page = (mode: 'visible' | 'hidden', open?: boolean) => (
        <StrictMode>
          <Activity mode={mode}>
            <Modal title="Hello" open={open} />
          </Activity>
        </StrictMode>
      );
      const {container, render} = await mount(page('visible', true));
      const seen = [isShown(container)];
      for (const [mode, open] of [
        ['hidden', true],
        ['visible', true],
        ['hidden', true],
        ['visible', false],
      ] as const) {
        await render(page(mode, open));
        await modalIn(container).updateComplete;
        seen.push(isShown(container));
      }
      expect(seen).to.deep.equal([true, false, true, false, false]);
    });

    it('closes it when the prop is removed', async () => {
      const {container, render} = await mount(<Modal title="Hello" open />);
      await render(<Modal title="Hello" />);
      expect(isShown(container)).to.equal(false);
    });

    it('closes on a user action that the parent accepts', async () => {
      const {container} = await mount(<Parent />);
      await sendKeys({press: 'Escape'});
      await until(() => !isShown(container));
    });

    it('stays open after repeated Escape if the parent keeps it open', async () => {
      const reasons: string[] = [];
      const {container} = await mount(<Parent refuses onHide={({detail}) => reasons.push(detail.reason)} />);
      await sendKeys({press: 'Escape'});
      await sendKeys({press: 'Escape'});
      await settle();
      expect([reasons, isShown(container)]).to.deep.equal([['escape', 'escape'], true]);
    });

    it('does not move the focus when the parent keeps it open', async () => {
      const {container} = await mount(<Parent refuses />);
      await sendKeys({press: 'Escape'});
      await settle();
      expect(document.activeElement === container.querySelector('button')).to.equal(true);
    });

    it('can be opened again after the user closes it', async () => {
      const hide = (isOpen: boolean) => <Modal title="Hello" open={isOpen} onHide={() => {}} />;
      const {container, render} = await mount(hide(true));
      await render(hide(false));
      await render(hide(true));
      expect(isShown(container)).to.equal(true);
    });

    it('is uncontrolled if omitted', async () => {
      const ref = createRef<LcModal>();
      const {container} = await mount(<Modal title="Hello" ref={ref} />);
      ref.current!.show();
      await ref.current!.updateComplete;
      await sendKeys({press: 'Escape'});
      await ref.current!.updateComplete;
      expect(isShown(container)).to.equal(false);
    });

    it('lets onHide keep it open if omitted', async () => {
      const ref = createRef<LcModal>();
      const {container} = await mount(
        <Modal title="Hello" ref={ref} onHide={event => event.preventDefault()} />,
      );
      ref.current!.show();
      await ref.current!.updateComplete;
      await sendKeys({press: 'Escape'});
      await ref.current!.updateComplete;
      expect(isShown(container)).to.equal(true);
    });

    it('lets React listeners inside handle Escape first', async () => {
      const {container} = await mount(
        <Modal title="Hello" open>
          <button onKeyDown={event => event.preventDefault()}>Inside</button>
        </Modal>,
      );
      container.querySelector('button')!.focus();
      await sendKeys({press: 'Escape'});
      await settle();
      expect(modalIn(container).open).to.equal(true);
    });
  });

  describe('events', () => {
    for (const [part, name] of [
      ['accept', 'onAccept'],
      ['cancel', 'onCancel'],
    ] as const) {
      it(`calls ${name} and then onHide with the reason`, async () => {
        const seen: string[] = [];
        const {container} = await mount(
          <Parent {...{[name]: () => seen.push(name)}} onHide={({detail}) => seen.push(detail.reason)} />,
        );
        press(container, part);
        expect(seen).to.deep.equal([name, part]);
      });

      it(`does not call onHide when ${name} prevents it`, async () => {
        const seen: string[] = [];
        const {container} = await mount(
          <Parent
            {...{[name]: (event: Event) => event.preventDefault()}}
            onHide={({detail}) => seen.push(detail.reason)}
          />,
        );
        press(container, part);
        expect(seen).to.deep.equal([]);
      });
    }

    it('stays open until the promise of onAccept resolves, and calls onAccept once', async () => {
      const seen: string[] = [];
      let finish!: () => void;
      const onAccept = () => {
        seen.push('onAccept');
        return new Promise<void>(resolve => (finish = resolve));
      };
      const {container} = await mount(
        <Parent onAccept={onAccept} onHide={({detail}) => seen.push(detail.reason)} />,
      );
      press(container, 'accept');
      await settle();
      press(container, 'accept');
      const wasShown = isShown(container);
      finish();
      await until(() => !isShown(container));
      expect([wasShown, seen]).to.deep.equal([true, ['onAccept', 'accept']]);
    });

    it('calls onAccept once for two clicks, the second right after the promise has resolved', async () => {
      const seen: string[] = [];
      const {container} = await mount(
        <Parent
          onAccept={() => Promise.resolve(seen.push('onAccept'))}
          onHide={({detail}) => {
            seen.push(detail.reason);
            if (seen.length === 2) queueMicrotask(() => press(container, 'accept'));
          }}
        />,
      );
      press(container, 'accept');
      await until(() => !isShown(container));
      await settle();
      expect(seen).to.deep.equal(['onAccept', 'accept']);
    });

    it('calls onCancel once for two clicks in a task', async () => {
      const seen: string[] = [];
      const {container} = await mount(<Parent onCancel={() => seen.push('onCancel')} />);
      press(container, 'cancel');
      press(container, 'cancel');
      await until(() => !isShown(container));
      expect(seen).to.deep.equal(['onCancel']);
    });

    it('stays open when the promise of onAccept rejects', async () => {
      const reasons: string[] = [];
      const {container} = await mount(
        <Parent
          onAccept={async () => Promise.reject(new Error('The server is away.'))}
          onHide={({detail}) => reasons.push(detail.reason)}
        />,
      );
      press(container, 'accept');
      await settle();
      expect([isShown(container), reasons]).to.deep.equal([true, []]);
    });

    it('runs the action of a form inside when Accept is pressed', async () => {
      const seen: unknown[] = [];
      const {container} = await mount(
        <Modal title="Hi" open>
          <form action={data => void seen.push(data.get('name'))}>
            <input name="name" aria-label="Name" defaultValue="Ada" />
          </form>
        </Modal>,
      );
      press(container, 'accept');
      await until(() => seen.length > 0);
      expect(seen).to.deep.equal(['Ada']);
    });

    it('calls onShow, onAfterShow, onHide and onAfterHide', async () => {
      const seen: string[] = [];
      const ref = createRef<LcModal>();
      const keep = ({type}: Event) => seen.push(type);
      await mount(
        <Modal title="Hi" ref={ref} onShow={keep} onAfterShow={keep} onHide={keep} onAfterHide={keep} />,
      );
      ref.current!.style.cssText = '--lc-modal-duration: 0ms; --lc-modal-backdrop-duration: 0ms';
      ref.current!.show();
      await until(() => seen.includes('lc-after-show'));
      ref.current!.hide();
      await until(() => seen.includes('lc-after-hide'));
      expect(seen).to.deep.equal(['lc-show', 'lc-after-show', 'lc-hide', 'lc-after-hide']);
    });
  });

  describe('props', () => {
    for (const [prop, value, property, standard] of [
      ['title', 'Delete?', 'heading', ''],
      ['acceptText', 'Delete', 'acceptText', null],
      ['cancelText', 'Keep', 'cancelText', null],
      ['showFooter', false, 'showFooter', true],
      ['size', 'xl', 'size', 'md'],
    ] as const) {
      it(`sets ${prop}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<Modal {...{[prop]: value}} />);
        expect(modalIn(container)[property]).to.equal(value);
        await render(<Modal />);
        expect(modalIn(container)[property]).to.equal(standard);
      });
    }

    it('does not set a tooltip', async () => {
      const {container} = await mount(<Modal title="Delete?" />);
      expect(modalIn(container).hasAttribute('title')).to.equal(false);
    });

    it('renders its children inside', async () => {
      const {container} = await mount(
        <Modal title="Hi">
          <p>Text</p>
        </Modal>,
      );
      expect(modalIn(container).querySelector('p')!.textContent).to.equal('Text');
    });
  });
});
