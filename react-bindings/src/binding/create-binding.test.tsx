import type {LcButton} from '@life-changers/elements/button';
import type {LcTextInput} from '@life-changers/elements/text-input';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {createRef, StrictMode} from 'react';
import {Button} from '../components/button.js';
import {mount, mountOnce} from '../testing/mount.js';
import {TextInput} from '../components/text-input.js';
import {Typography} from '../components/typography.js';

const noop = () => {};

describe('createBinding', () => {
  describe('ref', () => {
    it('holds the element', async () => {
      const ref = createRef<LcTextInput>();
      const {container, unmount} = await mount(<TextInput ref={ref} />);
      expect(ref.current === container.querySelector('lc-text-input')).to.equal(true);
      await unmount();
      expect(ref.current === null).to.equal(true);
    });

    it('is called with the element', async () => {
      const seen: (LcTextInput | null)[] = [];
      const ref = (element: LcTextInput | null) => void seen.push(element);
      const {container, render, unmount} = await mountOnce(<TextInput ref={ref} />);
      const element = container.querySelector('lc-text-input');
      await render(<TextInput ref={ref} label="Again" />);
      await unmount();
      expect(seen.map(one => one && one === element)).to.deep.equal([true, null]);
    });

    it('is called after the properties are set', async () => {
      let value: string | undefined;
      const ref = (element: LcTextInput | null) => void (value ??= element?.value);
      await mount(<TextInput ref={ref} value="Ada" />);
      expect(value).to.equal('Ada');
    });

    it('switches to a new ref', async () => {
      const [one, two] = [createRef<LcButton>(), createRef<LcButton>()];
      const {container, render} = await mount(<Button text="Go" onClick={noop} ref={one} />);
      await render(<Button text="Go" onClick={noop} ref={two} />);
      expect(one.current === null).to.equal(true);
      expect(two.current === container.querySelector('lc-button')).to.equal(true);
    });
  });

  describe('host', () => {
    for (const [prop, value, attribute, written] of [
      ['className', 'wide tall', 'class', 'wide tall'],
      ['style', {color: 'red'}, 'style', 'color: red;'],
      ['id', 'intro', 'id', 'intro'],
      ['title', 'Tip', 'title', 'Tip'],
      ['lang', 'ar', 'lang', 'ar'],
      ['dir', 'rtl', 'dir', 'rtl'],
      ['hidden', true, 'hidden', ''],
      ['slot', 'side', 'slot', 'side'],
      ['tabIndex', 3, 'tabindex', '3'],
      ['role', 'note', 'role', 'note'],
      ['data-id', '7', 'data-id', '7'],
      ['aria-label', 'Words', 'aria-label', 'Words'],
    ] as const) {
      it(`has ${prop} until it is removed`, async () => {
        const {container, render} = await mount(<Typography {...{[prop]: value}}>Words</Typography>);
        const host = container.querySelector('lc-typography')!;
        expect(host.getAttribute(attribute)).to.equal(written);
        await render(<Typography>Words</Typography>);
        expect(host.getAttribute(attribute) || null).to.equal(null);
      });
    }

    it("accepts React's listeners", async () => {
      const seen: string[] = [];
      const {container} = await mount(
        <TextInput
          label="Name"
          onFocus={() => seen.push('focus')}
          onKeyDown={event => seen.push(event.key)}
          onBlur={() => seen.push('blur')}
        />,
      );
      const control = container.querySelector('lc-text-input')!;
      control.focus();
      await sendKeys({press: 'a'});
      control.blur();
      expect(seen).to.deep.equal(['focus', 'a', 'blur']);
    });
  });

  describe('listeners', () => {
    const edit = (container: Element) => {
      container.querySelector('lc-text-input')!.dispatchEvent(new Event('input'));
    };

    it('are replaced, not added', async () => {
      const seen: string[] = [];
      const {container, render} = await mount(<TextInput onChange={() => seen.push('old')} />);
      await render(<TextInput onChange={() => seen.push('new')} />);
      edit(container);
      expect(seen).to.deep.equal(['new']);
    });

    it('are removed with the prop', async () => {
      const seen: string[] = [];
      const {container, render} = await mount(<TextInput onChange={() => seen.push('old')} />);
      await render(<TextInput />);
      edit(container);
      expect(seen).to.deep.equal([]);
    });

    it('are removed from an unmounted element', async () => {
      const seen: string[] = [];
      const {container, unmount} = await mount(<TextInput onChange={() => seen.push('old')} />);
      const element = container.querySelector('lc-text-input')!;
      await unmount();
      element.dispatchEvent(new Event('input'));
      expect(seen).to.deep.equal([]);
    });

    it("are called for the element's events by their React name", async () => {
      const seen: string[] = [];
      const onNavigate = (event: Event) => {
        event.preventDefault();
        seen.push(event.type);
      };
      const {container, render} = await mount(
        <Button text="Go" href="#heard" onClick={noop} onNavigate={onNavigate} />,
      );
      const button = container.querySelector<LcButton>('lc-button')!;
      button.click();
      await render(<Button text="Go" href="#heard" onClick={event => event.preventDefault()} />);
      button.click();
      expect(seen).to.deep.equal(['lc-navigate']);
    });
  });

  describe('in strict mode', () => {
    it('sets its properties', async () => {
      const {container} = await mount(
        <StrictMode>
          <TextInput label="Name" value="Ada" />
        </StrictMode>,
      );
      const {label, value} = container.querySelector('lc-text-input')!;
      expect([label, value]).to.deep.equal(['Name', 'Ada']);
    });

    it('reports each edit once', async () => {
      const values: string[] = [];
      const {container} = await mount(
        <StrictMode>
          <TextInput label="Name" onChange={value => values.push(value)} />
        </StrictMode>,
      );
      container.querySelector('lc-text-input')!.focus();
      await sendKeys({type: 'ab'});
      expect(values).to.deep.equal(['a', 'ab']);
    });

    it('holds the element in its ref', async () => {
      const ref = createRef<LcTextInput>();
      const {container} = await mount(
        <StrictMode>
          <TextInput ref={ref} />
        </StrictMode>,
      );
      expect(ref.current === container.querySelector('lc-text-input')).to.equal(true);
    });
  });
});
