import {Accordion, AccordionItem} from '@life-changers/react';

export default function Checks() {
  return (
    <Accordion headingLevel={3}>
      <AccordionItem open>
        <span slot="heading">Tests · 2 failed</span>
        <p>
          <code>checkout.test.ts</code> expects a total of 41.90, but the cart has 43.90. The other failure
          follows from it.
        </p>
      </AccordionItem>
      <AccordionItem>
        <span slot="heading">Types · passed</span>
        <p>No errors in 214 files.</p>
      </AccordionItem>
      <AccordionItem disabled>
        <span slot="heading">Deployment · waiting</span>
        <p>It starts when all tests pass.</p>
      </AccordionItem>
    </Accordion>
  );
}
