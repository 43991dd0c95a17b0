import type {LcAccordion} from '@life-changers/elements/accordion';
import {expect} from '@open-wc/testing';
import {AccordionItem} from './accordion-item.js';
import {Accordion} from './accordion.js';
import {mount} from '../testing/mount.js';

const accordionIn = (container: Element) => container.querySelector<LcAccordion>('lc-accordion')!;
const openIn = (container: Element) =>
  [...container.querySelectorAll('lc-accordion-item')].map(({open}) => open);

describe('Accordion', () => {
  it('sets headingLevel, and its default again when the prop is removed', async () => {
    const {container, render} = await mount(<Accordion headingLevel={3} />);
    const seen = [accordionIn(container).headingLevel];
    await render(<Accordion />);
    expect([...seen, accordionIn(container).headingLevel]).to.deep.equal([3, 2]);
  });

  it('shows several open items with multiple', async () => {
    const {container} = await mount(
      <Accordion multiple>
        <AccordionItem title="Delivery" open>
          Two days
        </AccordionItem>
        <AccordionItem title="Returns" open>
          Send it back
        </AccordionItem>
      </Accordion>,
    );
    await accordionIn(container).updateComplete;
    expect(openIn(container)).to.deep.equal([true, true]);
  });

  it('closes the open item when another one is opened by its prop', async () => {
    const content = (open: number) => (
      <Accordion>
        <AccordionItem title="Delivery" open={open === 0} />
        <AccordionItem title="Returns" open={open === 1} />
      </Accordion>
    );
    const {container, render} = await mount(content(1));
    await render(content(0));
    await accordionIn(container).updateComplete;
    expect(openIn(container)).to.deep.equal([true, false]);
  });
});
