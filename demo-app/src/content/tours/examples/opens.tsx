import type {LcTour} from '@life-changers/elements/tour';
import {Accordion, AccordionItem, Button, Tour} from '@life-changers/react';
import {useRef} from 'react';

const steps = [
  {target: '#tour-delivery', title: 'Delivery', text: 'What customers ask most.'},
  {target: '#tour-hours', title: 'Hours', text: 'Only you can see them until they are published.'},
];

export default function Opens() {
  const tour = useRef<LcTour>(null);

  return (
    <>
      <Button text="Start" size="sm" onClick={() => tour.current?.start()} />
      <Accordion>
        <AccordionItem title="Delivery">
          <p id="tour-delivery">From 5:30, on every workday.</p>
        </AccordionItem>
        <AccordionItem title="Opening">
          <p id="tour-hours">The shop opens at 6:30.</p>
        </AccordionItem>
      </Accordion>
      <Tour
        ref={tour}
        steps={steps}
        onTourStep={event => {
          const {target} = steps[event.detail.index]!;
          const item = document.querySelector(target)?.closest('lc-accordion-item');
          if (item) item.open = true;
        }}
      />
    </>
  );
}
