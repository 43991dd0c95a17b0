import {fixture, html, nextFrame} from '@open-wc/testing';
import type {PositionDetail} from '../components/split-panel/remembered-position.js';
import type {LcSplitPanel} from '../components/split-panel/split-panel.js';
import {until} from './until.js';

type Options = Partial<Omit<LcSplitPanel, 'style'>> & {readonly style?: string; readonly dir?: string};

/** Makes a split panel whose panels share 600 pixels, and waits until it is measured. */
export async function makeSplitPanel(
  {style = '', dir = 'ltr', ...properties}: Options = {},
  isMeasured = true,
): Promise<LcSplitPanel> {
  const around = await fixture<HTMLElement>(html`
    <div dir=${dir} style="inline-size: 624px; margin-inline-start: 40px">
      <lc-split-panel style=${style}>
        <div slot="start"><button style="background: white; color: black">Open</button></div>
        <div slot="end"><a href="#open">Details</a></div>
      </lc-split-panel>
    </div>
  `);
  const element = around.querySelector('lc-split-panel')!;
  Object.assign(element, properties);
  if (isMeasured) await wait(element);
  else await element.updateComplete;
  return element;
}

/** Waits until the element has rendered what it has measured. */
export async function wait(element: LcSplitPanel): Promise<void> {
  await element.updateComplete;
  await nextFrame();
  await nextFrame();
  await until(() => !element.isUpdatePending);
}

const find = <Kind extends HTMLElement>(element: LcSplitPanel, selector: string) =>
  element.shadowRoot!.querySelector<Kind>(selector);

export const separatorIn = (element: LcSplitPanel): HTMLElement => find(element, '[role=separator]')!;

export const buttonIn = (element: LcSplitPanel): HTMLButtonElement | null => find(element, 'button');

export async function focusSeparator(element: LcSplitPanel): Promise<void> {
  await wait(element);
  separatorIn(element).focus();
}

/** Returns the shares of the panels in what they share, in whole percent. */
export async function shares(element: LcSplitPanel): Promise<number[]> {
  await element.updateComplete;
  const side = element.orientation === 'vertical' ? 'height' : 'width';
  const sizes = ['.start', '.end'].map(panel => find(element, panel)!.getBoundingClientRect()[side]);
  return sizes.map(size => Math.round((size / (sizes[0]! + sizes[1]!)) * 100));
}

/** Records the details of the changes. */
export function recordChanges(element: LcSplitPanel): PositionDetail[] {
  const changes: PositionDetail[] = [];
  element.addEventListener('lc-position-change', ({detail}) => changes.push(detail));
  return changes;
}
