import {Accordion, AccordionItem} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Closed: (
      <Accordion headingLevel={3}>
        <AccordionItem title="What does a tune-up include?">
          <p>Brakes, gears, bearings, and a wash.</p>
        </AccordionItem>
        <AccordionItem title="Do I need an appointment?">
          <p>Only for electric bikes.</p>
        </AccordionItem>
      </Accordion>
    ),
    'Disabled section': (
      <Accordion headingLevel={3}>
        <AccordionItem title="Estimate">
          <p>68 euros with all parts.</p>
        </AccordionItem>
        <AccordionItem title="Invoice" disabled>
          <p>It is written after the repair.</p>
        </AccordionItem>
      </Accordion>
    ),
    'One open section': (
      <Accordion headingLevel={3}>
        <AccordionItem title="How do I pay?" open>
          <p>By card or in cash, when you pick up the bike.</p>
        </AccordionItem>
        <AccordionItem title="Can I rent a bike meanwhile?">
          <p>Yes, for 12 euros a day.</p>
        </AccordionItem>
      </Accordion>
    ),
    'Several open sections': (
      <Accordion headingLevel={3} multiple>
        <AccordionItem title="Front wheel" open>
          <p>Two new spokes.</p>
        </AccordionItem>
        <AccordionItem title="Rear wheel" open>
          <p>A new tire.</p>
        </AccordionItem>
      </Accordion>
    ),
    'Rich heading': (
      <Accordion headingLevel={3}>
        <AccordionItem>
          <span slot="heading">
            Brake test · <strong>passed</strong>
          </span>
          <p>It stops within 4 meters from 25 km/h.</p>
        </AccordionItem>
      </Accordion>
    ),
    'One section alone': (
      <AccordionItem title="Options for the mechanic">
        <p>Keep old parts, and take a picture before the repair.</p>
      </AccordionItem>
    ),
  },
  use: [
    'Questions and answers, or sections of which a user needs a few.',
    'Rare settings below a form that most users leave as they are.',
    'Text that a search in the page should find, even in closed sections.',
  ],
  avoid: [
    ['Views of one thing, of which one is always shown:', '/tabs'],
    ['What all users have to read:', 'headings and text.'],
    ['Items inside items inside items:', '/trees'],
    ['The steps of a form:', '/steps'],
  ],
};
