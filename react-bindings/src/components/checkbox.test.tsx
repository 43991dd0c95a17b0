import type {LcCheckbox} from '@life-changers/elements/checkbox';
import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import {useState} from 'react';
import * as s from 'superstruct';
import {Checkbox, type CheckboxProps} from './checkbox.js';
import {mount} from '../testing/mount.js';

const controlIn = (container: Element) => container.querySelector<LcCheckbox>('lc-checkbox')!;
const nativeIn = (container: Element) => controlIn(container).shadowRoot!.querySelector('input')!;

/** Toggles like a user does, and returns the new state. */
async function toggle(container: Element): Promise<boolean> {
  controlIn(container).focus();
  await sendKeys({press: 'Space'});
  await controlIn(container).updateComplete;
  return nativeIn(container).checked;
}

/** An uncontrolled component whose parent re-renders on every edit. */
function Counting(props: CheckboxProps) {
  const [count, setCount] = useState(0);
  return <Checkbox {...props} label="Terms" hint={`${count} edits`} onChange={() => setCount(count + 1)} />;
}

/** A controlled component whose parent may replace the edited value. */
function Controlled({answer = checked => checked}: {answer?: (checked: boolean) => boolean}) {
  const [checked, setChecked] = useState(false);
  return <Checkbox label="Terms" checked={checked} onChange={next => setChecked(answer(next))} />;
}

/** A parent that also controls the indeterminate state, until the first toggle. */
function Partial() {
  const [checked, setChecked] = useState<boolean | null>(null);
  return (
    <Checkbox
      label="Terms"
      checked={checked ?? false}
      indeterminate={checked === null}
      onChange={setChecked}
    />
  );
}

describe('Checkbox', () => {
  describe('onChange', () => {
    it('is called with a boolean on every toggle', async () => {
      const values: boolean[] = [];
      const {container} = await mount(<Checkbox label="Terms" onChange={value => values.push(value)} />);
      await toggle(container);
      await toggle(container);
      expect(values).to.deep.equal([true, false]);
    });

    it('is called with the event of the value', async () => {
      const events: Event[] = [];
      const {container} = await mount(<Checkbox label="Terms" onChange={(_, event) => events.push(event)} />);
      await toggle(container);
      expect(events.map(({type, target}) => [type, (target as Element).localName])).to.deep.equal([
        ['change', 'lc-checkbox'],
      ]);
    });

    it('is not called when the value is set', async () => {
      const values: boolean[] = [];
      const {render} = await mount(<Checkbox checked={false} onChange={value => values.push(value)} />);
      await render(<Checkbox checked onChange={value => values.push(value)} />);
      expect(values).to.deep.equal([]);
    });
  });

  describe('uncontrolled', () => {
    for (const [initValue, checked] of [
      [true, true],
      [false, false],
      [undefined, false],
    ] as const) {
      it(`starts ${checked ? 'checked' : 'unchecked'} with an initValue of ${initValue}`, async () => {
        const {container} = await mount(<Checkbox initValue={initValue} />);
        expect(nativeIn(container).checked).to.equal(checked);
      });
    }

    it("keeps the user's toggle when its parent re-renders", async () => {
      const {container} = await mount(<Counting initValue={false} />);
      expect(await toggle(container)).to.equal(true);
      expect(controlIn(container).hint).to.equal('1 edits');
    });

    it("keeps the user's toggle when initValue changes", async () => {
      const {container, render} = await mount(<Checkbox initValue={undefined} />);
      await toggle(container);
      await toggle(container);
      await render(<Checkbox initValue />);
      expect(nativeIn(container).checked).to.equal(false);
    });
  });

  describe('controlled', () => {
    it('shows the controlled value', async () => {
      const {container, render} = await mount(<Checkbox checked />);
      expect(nativeIn(container).checked).to.equal(true);
      await render(<Checkbox checked={false} />);
      expect(nativeIn(container).checked).to.equal(false);
    });

    it('shows an edit that its parent accepts', async () => {
      const {container} = await mount(<Controlled />);
      expect([await toggle(container), await toggle(container)]).to.deep.equal([true, false]);
    });

    it('reverts every toggle that its parent rejects', async () => {
      const {container} = await mount(<Controlled answer={() => false} />);
      expect([await toggle(container), await toggle(container)]).to.deep.equal([false, false]);
    });

    it('reverts a toggle when the parent does not respond', async () => {
      const {container} = await mount(<Checkbox label="Terms" checked />);
      expect(await toggle(container)).to.equal(true);
    });

    it('stays indeterminate while its parent controls that', async () => {
      const {container} = await mount(<Checkbox label="Terms" indeterminate />);
      await toggle(container);
      await toggle(container);
      expect(nativeIn(container).indeterminate).to.equal(true);
    });

    it('stays indeterminate when its parent re-renders and still controls that', async () => {
      const {container} = await mount(<Counting indeterminate />);
      await toggle(container);
      expect([nativeIn(container).indeterminate, controlIn(container).hint]).to.deep.equal([true, '1 edits']);
    });

    it('is no longer indeterminate when its parent accepts the toggle', async () => {
      const {container} = await mount(<Partial />);
      await toggle(container);
      expect([nativeIn(container).indeterminate, nativeIn(container).checked]).to.deep.equal([false, true]);
    });

    it('is no longer indeterminate after a toggle if that is uncontrolled', async () => {
      const {container} = await mount(<Checkbox label="Terms" />);
      controlIn(container).indeterminate = true;
      await toggle(container);
      expect(nativeIn(container).indeterminate).to.equal(false);
    });

    it('goes back to its initial value when the parent stops controlling the value', async () => {
      const {container, render} = await mount(<Checkbox checked={false} initValue />);
      await render(<Checkbox initValue />);
      expect(nativeIn(container).checked).to.equal(true);
    });
  });

  describe('form', () => {
    it('submits its value while checked', async () => {
      const {container} = await mount(
        <form>
          <Checkbox name="news" value="weekly" />
        </form>,
      );
      const sent = () => new FormData(container.querySelector('form')!).get('news');
      expect(sent()).to.equal(null);
      await toggle(container);
      expect(sent()).to.equal('weekly');
    });

    for (const [title, rules, message] of [
      ['true', s.literal(true), 'Terms must be checked.'],
      ['an optional boolean', s.optional(s.boolean()), ''],
    ] as const) {
      it(`shows "${message}" if its rules require ${title}`, async () => {
        const {container} = await mount(<Checkbox label="Terms" initValue={undefined} rules={rules} />);
        expect(controlIn(container).validationMessage).to.equal(message);
      });
    }
  });

  describe('props', () => {
    for (const [prop, value, standard] of [
      ['label', 'Terms', ''],
      ['hint', 'Help', ''],
      ['name', 'terms', ''],
      ['value', 'yes', 'on'],
      ['required', true, false],
      ['disabled', true, false],
      ['indeterminate', true, false],
      ['showValidation', true, false],
      ['rules', s.boolean(), null],
      ['initValue', true, false],
      ['checked', true, false],
    ] as const) {
      it(`sets ${prop}, and its default again when the prop is removed`, async () => {
        const {container, render} = await mount(<Checkbox {...{[prop]: value}} />);
        const control = controlIn(container);
        expect(control[prop]).to.equal(value);
        await render(<Checkbox />);
        expect(control[prop]).to.equal(standard);
      });
    }

    it('passes attributes to the native control', async () => {
      const {container} = await mount(<Checkbox attributes={{'data-test': 'terms'}} />);
      expect(nativeIn(container).dataset.test).to.equal('terms');
    });
  });
});
