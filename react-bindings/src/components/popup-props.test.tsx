import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {ReactElement} from 'react';
import {Datalist} from './datalist.js';
import '@life-changers/elements/calendar';
import '@life-changers/elements/range-calendar';
import {DateTimePicker} from './date-time-picker.js';
import type {PopupProps} from './popup-props.js';
import {mount} from '../testing/mount.js';

/** Opens and closes the popup with the keyboard, inside a parent with listeners. */
async function openAndClose(component: ReactElement): Promise<void> {
  const {container} = await mount(component);
  const control = container.querySelector<HTMLElement & {updateComplete: Promise<boolean>}>(
    'lc-datalist, lc-date-time-picker',
  )!;
  control.focus();
  for (const press of ['ArrowDown', 'Escape']) {
    await sendKeys({press});
    await control.updateComplete;
  }
}

/** Props that record their calls in order. */
function recordingProps(calls: string[]): PopupProps {
  return {
    onShow: () => calls.push('onShow'),
    onAfterShow: () => calls.push('onAfterShow'),
    onHide: event => calls.push(`onHide: ${event.detail.reason}`),
    onAfterHide: () => calls.push('onAfterHide'),
  };
}

for (const [name, withProps] of [
  ['Datalist', (props: PopupProps) => <Datalist options={[{text: 'C', value: 'c'}]} {...props} />],
  ['DateTimePicker', (props: PopupProps) => <DateTimePicker {...props} />],
] as const) {
  describe(`the popup of ${name}`, () => {
    it('calls its props when it opens and closes', async () => {
      const calls: string[] = [];
      await openAndClose(withProps(recordingProps(calls)));
      expect(calls).to.deep.equal(['onShow', 'onAfterShow', 'onHide: escape', 'onAfterHide']);
    });
  });
}
