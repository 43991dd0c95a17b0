import {Progress, Skeleton, Spinner} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    Bar: <Progress label="Baking the rye loaves" value={0.6} />,
    'With a text': <Progress label="Packing the crates" value={3} max={4} valueText="3 of 4" showValue />,
    'Unknown end': <Progress label="Heating the oven" />,
    Ring: (
      <div className="glance-row">
        <Progress label="Flour in stock" shape="ring" value={0.4} showValue />
      </div>
    ),
    'Ring, unknown end': (
      <div className="glance-row">
        <Progress label="Weighing the dough" shape="ring" />
      </div>
    ),
    Spinners: (
      <div className="glance-row">
        <Spinner label="Saving the recipe" size="sm" />
        <Spinner label="Loading the orders" />
        <Spinner label="Loading the week" size="lg" />
      </div>
    ),
    'Lines of text': <Skeleton lines={3} />,
    Picture: <Skeleton shape="rectangle" />,
    Person: (
      <div className="glance-named">
        <Skeleton shape="circle" />
        <div>
          <Skeleton lines={2} />
        </div>
      </div>
    ),
  },
  use: [
    'A bar or a ring for a task with steps that can be counted, such as an upload.',
    'A spinner for a short wait in a small place, such as a price.',
    'Skeletons for content whose shape is known, so that the page does not move.',
  ],
  avoid: [
    ['A page that is not there yet, or a thin line above a list:', '/loaders'],
    ['A button that waits for a server:', '/buttons'],
    ['The steps of a form:', '/steps'],
    ['The news that a task is done:', '/toasts'],
  ],
};
