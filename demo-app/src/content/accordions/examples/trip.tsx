import {Accordion, AccordionItem} from '@life-changers/react';

export default function Trip() {
  return (
    <Accordion multiple headingLevel={3}>
      <AccordionItem title="Friday: arrival" open>
        <ul>
          <li>16:40 Train from Milano Centrale</li>
          <li>19:10 Check in at the Hotel Bellevue</li>
        </ul>
      </AccordionItem>
      <AccordionItem title="Saturday: the lake" open>
        <ul>
          <li>09:30 Boat to Isola Bella</li>
          <li>13:00 Lunch at the harbor</li>
          <li>16:00 Walk to the chapel above Stresa</li>
        </ul>
      </AccordionItem>
      <AccordionItem title="Sunday: return">
        <ul>
          <li>11:00 Check out</li>
          <li>12:52 Train to Zürich</li>
        </ul>
      </AccordionItem>
    </Accordion>
  );
}
