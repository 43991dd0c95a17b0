import type {LcAccordionItem} from '@life-changers/elements/accordion-item';
import {expect} from '@open-wc/testing';
import {useState} from 'react';
import {AccordionItem} from './accordion-item.js';
import {mount} from '../testing/mount.js';
import {until} from '../testing/until.js';

const itemIn = (container: Element) => container.querySelector<LcAccordionItem>('lc-accordion-item')!;
const press = (item: Element) => item.shadowRoot!.querySelector('summary')!.click();

describe('AccordionItem', () => {
  it('sets its heading with title', async () => {
    const {container} = await mount(<AccordionItem title="Delivery">Two days</AccordionItem>);
    expect([itemIn(container).heading, itemIn(container).textContent]).to.deep.equal([
      'Delivery',
      'Two days',
    ]);
  });

  it('follows the state of the parent', async () => {
    const seen: boolean[] = [];
    function Section() {
      const [open, setOpen] = useState(false);
      seen.push(open);
      return (
        <AccordionItem
          title="Delivery"
          open={open}
          onShow={() => setOpen(true)}
          onHide={() => setOpen(false)}
        />
      );
    }
    const {container} = await mount(<Section />);
    press(itemIn(container));
    await until(() => seen.at(-1) === true);
    press(itemIn(container));
    await until(() => seen.at(-1) === false);
    expect(itemIn(container).open).to.equal(false);
  });

  it('stays open if onHide prevents it', async () => {
    const {container} = await mount(
      <AccordionItem title="Delivery" open onHide={event => event.preventDefault()} />,
    );
    press(itemIn(container));
    expect(itemIn(container).open).to.equal(true);
  });
});
