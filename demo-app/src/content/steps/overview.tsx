import {Button, Form, Step, Steps, TextInput} from '@life-changers/react';
import type {ReactNode} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';
import {useIsHydrated} from '../../site/component-page/use-is-hydrated.js';

const ignore = () => {};

const VAN_FULL = 'This van has room for 20 boxes.';
const issues = [{path: 'load', message: VAN_FULL}];

/** A step with an issue. The focus stays where it is. */
function Failed(): ReactNode {
  return (
    <Form
      issues={useIsHydrated() ? issues : undefined}
      onIssues={event => event.preventDefault()}
      onSubmit={ignore}
    >
      <Steps aria-label="Van" active={1}>
        <Step title="Driver" headingLevel={3}>
          <TextInput name="license" label="Driver license" initValue="L-204 711" required />
        </Step>
        <Step title="Load" headingLevel={3}>
          <TextInput name="load" label="Boxes to load" initValue="40" error={VAN_FULL} />
        </Step>
        <Step title="Return" headingLevel={3}>
          <TextInput name="return" label="Back at" initValue="18:00" />
        </Step>
        <Button slot="submit" type="submit" text="Rent the van" />
      </Steps>
    </Form>
  );
}

export const overview: OverviewProps = {
  width: 'full',
  states: {
    'A step in the middle': (
      <Form onSubmit={ignore}>
        <Steps aria-label="Storage" active={1}>
          <Step title="Space" headingLevel={3}>
            <TextInput name="space" label="Square meters" initValue="12" required />
          </Step>
          <Step title="Access" headingLevel={3}>
            <TextInput name="keys" label="Who has a key" required />
          </Step>
          <Step title="Insurance" headingLevel={3}>
            <TextInput name="goods" label="Worth of the goods" required />
          </Step>
          <Button slot="submit" type="submit" text="Rent the space" />
        </Steps>
      </Form>
    ),
    'A step with an error': <Failed />,
  },
  use: [
    'A long form with parts that depend on each other, such as an application or a booking.',
    'A form that users fill in once, in one order, with one submit button at the end.',
  ],
  avoid: [
    ['A form that fits on one screen:', '/forms'],
    ['Settings that users open in any order:', '/tabs'],
    ['Groups of fields on one page:', '/fieldsets'],
    ['How far a task of the app is:', '/progress'],
  ],
};
