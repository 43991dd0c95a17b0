import {Accordion, AccordionItem} from '@life-changers/react';

export default function Questions() {
  return (
    <Accordion headingLevel={3}>
      <AccordionItem title="When will my order arrive?" open>
        <p>
          Orders before 2 p.m. leave our warehouse the same day. Most addresses in Europe take two or three
          working days.
        </p>
      </AccordionItem>
      <AccordionItem title="Can I send something back?">
        <p>
          Yes, within 30 days. Print the label from your account, and bring the parcel to any post office. We
          refund you when it arrives.
        </p>
      </AccordionItem>
      <AccordionItem title="How long is the warranty?">
        <p>Three years on every device, and ten years on batteries that are not used at work.</p>
      </AccordionItem>
      <AccordionItem title="Do you repair older devices?">
        <p>
          We keep spare parts for at least eight years. Describe the fault to our{' '}
          <a href="mailto:workshop@example.com">workshop</a>, and you get an estimate within a day.
        </p>
      </AccordionItem>
    </Accordion>
  );
}
