import type {LcTour} from '@life-changers/elements/tour';
import {Button, Tour} from '@life-changers/react';
import {useRef} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';

function Started({label, target}: {label: string; target?: string}) {
  const tour = useRef<LcTour>(null);
  const steps = [
    {...(target ? {target: `#${target}`} : {}), title: label, text: 'One of two steps'},
    {title: 'Ready', text: 'That was all.'},
  ];
  return (
    <>
      <Button id={target} text={label} variant="secondary" onClick={() => tour.current?.start()} />
      <Tour ref={tour} steps={steps} />
    </>
  );
}

export const overview: OverviewProps = {
  states: {
    'Beside a target': <Started label="Start here" target="tour-target" />,
    'In the middle': <Started label="Start in the middle" />,
  },
  use: [
    'The first visit to an app that works in its own way, in three to five steps.',
    'What is new after a large change, once for each user.',
  ],
  avoid: [
    ['One hint beside a control:', '/popovers'],
    ['What a control does:', '/tooltips'],
    ['A place that is empty at first:', '/empty-states'],
    ['Work that has to be done in order:', '/steps'],
  ],
};
