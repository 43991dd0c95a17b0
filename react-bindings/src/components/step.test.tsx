import type {LcStep} from '@life-changers/elements/step';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {Step} from './step.js';
import {Steps} from './steps.js';

const stepIn = (container: Element) => container.querySelector<LcStep>('lc-step')!;

describe('Step', () => {
  it('sets heading from title', async () => {
    const {container} = await mount(
      <Steps>
        <Step title="Address" />
      </Steps>,
    );
    expect(stepIn(container).heading).to.equal('Address');
  });

  it('sets headingLevel, and its default again when the prop is removed', async () => {
    const {container, render} = await mount(
      <Steps>
        <Step title="Address" headingLevel={3} />
      </Steps>,
    );
    const seen = [stepIn(container).headingLevel];
    await render(
      <Steps>
        <Step title="Address" />
      </Steps>,
    );
    expect([...seen, stepIn(container).headingLevel]).to.deep.equal([3, 2]);
  });
});
