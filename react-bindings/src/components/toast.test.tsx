import {toast, type LcToast} from '@life-changers/elements/toast';
import {aTimeout, expect} from '@open-wc/testing';
import {Activity, createContext, StrictMode, useContext, useEffect, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {hydrate, mount, type Mounted} from '../testing/mount.js';
import {until} from '../testing/until.js';
import {Toast, useToast} from './toast.js';

const shown = () => [...document.querySelectorAll('lc-toast')].filter(({inert}) => !inert);
const untilShown = (...messages: string[]) =>
  until(
    () => JSON.stringify(shown().map(one => one.textContent.trim())) === JSON.stringify(messages),
    `${messages.join()} shown`,
  );

/** The animation of the line, which shows the time. */
const timeOf = (one: LcToast) => one.shadowRoot!.querySelector('[part=line]')?.getAnimations()[0];

/** Returns the remaining time of a running toast in milliseconds, by pausing it as a pointer would. */
async function remainingTime(one: LcToast): Promise<number> {
  const region = document.querySelector('lc-toast-region')!;
  await until(() => timeOf(one)?.playState === 'running');
  region.dispatchEvent(new PointerEvent('pointerenter'));
  await until(() => timeOf(one)?.playState === 'paused');
  const {currentTime, effect} = timeOf(one)!;
  const left = Number(effect!.getTiming().duration) - Number(currentTime);
  region.dispatchEvent(new PointerEvent('pointerleave'));
  return left;
}

describe('Toast', () => {
  afterEach(async () => {
    toast.dismiss();
    await untilShown();
  });

  it('shows its message while mounted', async () => {
    const {unmount} = await mount(<Toast message="Saved." />);
    await untilShown('Saved.');
    await unmount();
    await untilShown();
  });

  it('passes its props on', async () => {
    await mount(
      <Toast message="Saved." heading="Invoice 7" type="success" position="top-left" autoClose={2000} />,
    );
    await untilShown('Saved.');
    const [one] = shown();
    await until(() => timeOf(one!));
    const {type, heading, slot} = one!;
    expect([type, heading, slot, timeOf(one!)!.effect!.getTiming().duration]).to.deep.equal([
      'success',
      'Invoice 7',
      'top-left',
      2000,
    ]);
  });

  it('shows and announces its message once in StrictMode', async () => {
    const reasons: string[] = [];
    await mount(
      <StrictMode>
        <Toast message="Only once." onClose={reason => reasons.push(reason)} />
      </StrictMode>,
    );
    await untilShown('Only once.');
    const live = document.querySelector('lc-toast-region')!.shadowRoot!.querySelector('[role=status]')!;
    const times = () => [...live.children].filter(({textContent}) => textContent === 'Only once.').length;
    await until(() => times() > 0);
    expect([times(), reasons]).to.deep.equal([1, []]);
  });

  describe('in an Activity', () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Toast message="Offline." autoClose={false} />
      </Activity>
    );

    it('closes while React hides it, and is shown again', async () => {
      const {render} = await mount(page('visible'));
      await untilShown('Offline.');
      await render(page('hidden'));
      await untilShown();
      await render(page('visible'));
      await untilShown('Offline.');
    });

    it('is not shown again after the user has closed it', async () => {
      const {render} = await mount(page('visible'));
      await untilShown('Offline.');
      shown()[0]!.shadowRoot!.querySelector<HTMLElement>('[part=close]')!.click();
      await untilShown();
      await render(page('hidden'));
      await render(page('visible'));
      await aTimeout(50);
      await untilShown();
    });
  });

  it('shows a new message in the same toast', async () => {
    const {render} = await mount(<Toast message="Saving." />);
    await untilShown('Saving.');
    const [before] = shown();
    await render(<Toast message="Saved." />);
    await untilShown('Saved.');
    expect(shown()[0] === before).to.equal(true);
  });

  it('resets a removed prop to its default', async () => {
    const {render} = await mount(<Toast message="Saved." type="error" position="top-left" />);
    await untilShown('Saved.');
    await render(<Toast message="Saved." />);
    await until(() => shown()[0]?.slot === 'top-right' && shown()[0]?.type === 'default');
  });

  it('keeps its remaining time when its parent re-renders, even with a new action function', async () => {
    const node = () => (
      <Toast message="Saved." autoClose={60_000} action={{text: 'Undo', onClick: () => {}}} />
    );
    const {render} = await mount(node());
    await untilShown('Saved.');
    const [one] = shown();
    const before = await remainingTime(one!);
    await aTimeout(50);
    await render(node());
    expect(await remainingTime(one!)).to.be.below(before - 40);
  });

  it('calls the latest function of its action, and then reports why it closed', async () => {
    const calls: string[] = [];
    const node = (name: string) => (
      <Toast
        message="Moved."
        action={{text: 'Undo', onClick: () => calls.push(name)}}
        onClose={reason => calls.push(reason)}
      />
    );
    const {render} = await mount(node('first'));
    await untilShown('Moved.');
    await render(node('second'));
    shown()[0]!.shadowRoot!.querySelector<HTMLElement>('[part=action]')!.click();
    expect(calls).to.deep.equal(['second', 'action']);
  });

  it('stays closed until its message changes', async () => {
    const {render} = await mount(<Toast message="Saved." id="saved" />);
    await untilShown('Saved.');
    toast.dismiss('saved');
    await untilShown();
    await render(<Toast message="Saved." id="saved" position="top-left" />);
    expect(shown()).to.deep.equal([]);
    await render(<Toast message="Saved again." id="saved" />);
    await untilShown('Saved again.');
  });

  it('accepts React nodes and keeps their context', async () => {
    const Name = createContext('nobody');
    const Who = () => <b>{useContext(Name)}</b>;
    const tree = (name: string) => (
      <Name.Provider value={name}>
        <Toast
          message={
            <>
              Saved by <Who />
            </>
          }
        />
      </Name.Provider>
    );
    const {render} = await mount(tree('Ada'));
    await untilShown('Saved by Ada');
    await render(tree('Grace'));
    await untilShown('Saved by Grace');
  });

  it("handles React's events in its message", async () => {
    let count = 0;
    await mount(<Toast message={<button onClick={() => (count += 1)}>Again</button>} />);
    await untilShown('Again');
    shown()[0]!.querySelector('button')!.click();
    expect(count).to.equal(1);
  });

  it('keeps the toast when another component takes its id', async () => {
    const {render} = await mount(<Toast key="a" id="one" message="Saving." />);
    await untilShown('Saving.');
    await render(<Toast key="b" id="one" message="Saved." />);
    await untilShown('Saved.');
    await new Promise(resolve => setTimeout(resolve));
    expect(shown().length).to.equal(1);
  });

  for (const message of ['Saved.', <b key="b">Saved.</b>]) {
    it(`is shown after server rendering, with ${typeof message === 'string' ? 'text' : 'a node'}`, async () => {
      const tree = (
        <p>
          Page <Toast message={message} />
        </p>
      );
      const container = await hydrate(renderToString(tree), tree);
      await untilShown('Saved.');
      expect(container.textContent).to.equal('Page ');
    });
  }
});

describe('useToast', () => {
  afterEach(() => toast.dismiss());

  it('returns the same function on every render', async () => {
    const seen = new Set<unknown>();
    function Page(): ReactNode {
      const call = useToast();
      useEffect(() => void seen.add(call));
      return null;
    }
    const {render}: Mounted = await mount(<Page />);
    await render(<Page />);
    expect([...seen].map(call => call === toast)).to.deep.equal([true]);
  });

  it('shows a toast', async () => {
    function Page(): ReactNode {
      const call = useToast();
      return <button onClick={() => call.success('Saved.')}>Save</button>;
    }
    const {container} = await mount(<Page />);
    container.querySelector('button')!.click();
    await untilShown('Saved.');
  });
});
