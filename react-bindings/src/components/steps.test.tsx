import type {LcSteps} from '@life-changers/elements/steps';
import {expect} from '@open-wc/testing';
import {createRef} from 'react';
import {z} from 'zod';
import {Form} from './form.js';
import {Step} from './step.js';
import {Steps, type StepsProps} from './steps.js';
import {mount} from '../testing/mount.js';
import {TextInput} from './text-input.js';

const schema = z.object({name: z.string().min(2), city: z.string().min(2)});

const makeForm = (props: StepsProps = {}, onSubmit = (_: z.output<typeof schema>): void => {}) => (
  <Form schema={schema} onSubmit={onSubmit}>
    <Steps {...props}>
      <Step title="Person" name="person">
        <TextInput name="name" label="Name" />
      </Step>
      <Step title="Address" name="address">
        <TextInput name="city" label="City" />
      </Step>
    </Steps>
  </Form>
);

const stepsIn = (container: Element) => container.querySelector<LcSteps>('lc-steps')!;

describe('Steps', () => {
  it('shows the step of active', async () => {
    const {container} = await mount(makeForm({active: 'address'}));
    expect(stepsIn(container).active).to.equal('address');
  });

  it('keeps the step of the user when the parent renders again', async () => {
    const {container, render} = await mount(makeForm({active: 0}));
    stepsIn(container).show('address');
    await render(makeForm({active: 0, nextText: 'Go on'}));
    expect(stepsIn(container).active).to.equal('address');
  });

  it('calls onStepChange before the change and onAfterStepChange after it', async () => {
    const seen: unknown[] = [];
    const steps = createRef<LcSteps>();
    const {container} = await mount(
      <Steps
        ref={steps}
        onStepChange={({detail}) => seen.push(steps.current!.active, detail.to)}
        onAfterStepChange={({detail}) => seen.push(steps.current!.active, detail.reason)}
      >
        <Step title="A" name="a" />
        <Step title="B" name="b" />
      </Steps>,
    );
    await stepsIn(container).next();
    expect(seen).to.deep.equal(['a', 1, 'b', 'next']);
  });

  it('checks the fields of the step with the schema of the form', async () => {
    const {container} = await mount(makeForm());
    expect([await stepsIn(container).next(), stepsIn(container).active]).to.deep.equal([false, 'person']);
  });

  it('adds a step that is rendered later', async () => {
    const {container, render} = await mount(
      <Steps>
        <Step title="A" />
      </Steps>,
    );
    await render(
      <Steps>
        <Step title="A" />
        <Step title="B" />
      </Steps>,
    );
    expect(stepsIn(container).steps.map(({heading}) => heading)).to.deep.equal(['A', 'B']);
  });
});
