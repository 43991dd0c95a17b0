import type {LcDrawer} from '@life-changers/elements/drawer';
import {Button, Drawer, type DrawerProps} from '@life-changers/react';
import {useRef, useState} from 'react';
import type {OverviewProps} from '../../component-page/overview.js';
import {overlays} from '../components/thumbnails/overlays.js';

/** A button that opens a drawer. */
function Opener({text, ...props}: DrawerProps & {text: string}) {
  const drawer = useRef<LcDrawer>(null);
  return (
    <>
      <Button text={text} variant="secondary" onClick={() => drawer.current?.show()} />
      <Drawer ref={drawer} {...props} />
    </>
  );
}

function Beside() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {!isOpen && <Button text="Show the parcel" variant="secondary" onClick={() => setIsOpen(true)} />}
      <Drawer title="Parcel 7204" inline open={isOpen} onHide={() => setIsOpen(false)}>
        <p>4.2 kg, to Porto. It left the desk at 14:20.</p>
      </Drawer>
    </>
  );
}

export const overview: OverviewProps = {
  picture: <overlays.drawers />,
  width: 'wide',
  states: [
    [
      'At the end',
      <Opener text="Show the shipment" title="Shipment to Porto">
        <p>Three parcels, 11.8 kg in total. They leave the desk at 17:00.</p>
        <ul className="lines">
          <li>
            <span>7204</span> 4.2 kg
          </li>
          <li>
            <span>7205</span> 5.1 kg
          </li>
          <li>
            <span>7206</span> 2.5 kg
          </li>
        </ul>
      </Opener>,
    ],
    [
      'At the start',
      <Opener text="Show the carriers" title="Carriers" placement="start">
        <p>Post, courier, and freight by rail.</p>
      </Opener>,
    ],
    [
      'At the bottom',
      <Opener text="Show the label" title="Label of the parcel" placement="bottom">
        <p>Paste it on the longest side.</p>
      </Opener>,
    ],
    [
      'With a footer',
      <Opener text="Review the pickup" title="Pickup tomorrow">
        <p>Between 9 and 11, at the back door. The driver calls ten minutes before.</p>
        <ul className="lines">
          <li>
            <span>Parcels</span> 3
          </li>
          <li>
            <span>Weight</span> 11.8 kg
          </li>
          <li>
            <span>Carrier</span> Freight by rail
          </li>
        </ul>
        <Button slot="footer" text="Confirm the pickup" onClick={() => {}} />
      </Opener>,
    ],
    ['Beside the content', <Beside />],
  ],
  use: [
    'Details of an item in a list, with the list still in view.',
    'Filters, a cart, or settings that need more room than a popover.',
    'A sheet at the bottom of a phone, which users swipe away.',
  ],
  avoid: [
    ['A question before something happens:', '/modals'],
    ['A few controls beside a button:', '/popovers'],
    ['The navigation of the app, which becomes a drawer by itself:', '/navigation-layout'],
    ['A task that takes the whole attention:', 'a page with an address.'],
  ],
};
