import type {LcDrawer} from '@life-changers/elements/drawer';
import {Button, Drawer, type DrawerProps} from '@life-changers/react';
import {useRef, useState} from 'react';
import {Drawing, DrawnDialog, OverPage} from '../../site/component-page/drawing.js';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** A drawn drawer, above the button that opens it. */
function Opener({text, hasFooter = false, ...props}: DrawerProps & {text: string; hasFooter?: boolean}) {
  const drawer = useRef<LcDrawer>(null);
  return (
    <>
      <Drawing>
        <OverPage place={`is-drawer is-at-${props.placement ?? 'end'}`}>
          <DrawnDialog title={props.title}>
            <span className="thumb-line" />
            <span className="thumb-line" />
            <span className="thumb-line is-short" />
            {hasFooter && <span className="thumb-button is-wide" />}
          </DrawnDialog>
        </OverPage>
      </Drawing>
      <Button text={text} variant="secondary" size="sm" onClick={() => drawer.current?.show()} />
      <Drawer ref={drawer} {...props} />
    </>
  );
}

/** The facts about a shipment. */
function Facts({facts}: {facts: readonly (readonly [name: string, value: string])[]}) {
  return (
    <ul className="lines">
      {facts.map(([name, value]) => (
        <li key={name}>
          <span>{name}</span> {value}
        </li>
      ))}
    </ul>
  );
}

function Beside() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className="glance-beside">
      <div>
        {isOpen ? (
          <>
            <strong>7204</strong> to Porto
          </>
        ) : (
          <Button text="Show the parcel" variant="secondary" size="sm" onClick={() => setIsOpen(true)} />
        )}
      </div>
      <Drawer title="Parcel 7204" inline open={isOpen} onHide={() => setIsOpen(false)}>
        <p>4.2 kg. It left the desk at 14:20.</p>
      </Drawer>
    </div>
  );
}

export const overview: OverviewProps = {
  states: {
    'At the end': (
      <Opener text="Show the shipment" title="Shipment to Porto">
        <p>Three parcels, 11.8 kg in total. They leave the desk at 17:00.</p>
        <Facts
          facts={[
            ['7204', '4.2 kg'],
            ['7205', '5.1 kg'],
            ['7206', '2.5 kg'],
          ]}
        />
      </Opener>
    ),
    'At the start': (
      <Opener text="Show the carriers" title="Carriers" placement="start">
        <Facts
          facts={[
            ['Post', '2 to 4 days'],
            ['Courier', 'Tomorrow by noon'],
            ['Freight by rail', '5 to 7 days'],
          ]}
        />
      </Opener>
    ),
    'At the bottom': (
      <Opener text="Show the label" title="Label of 7204" placement="bottom">
        <Facts
          facts={[
            ['To', 'Rua das Flores 12, Porto'],
            ['Number', 'JD 0146 0000 7204'],
          ]}
        />
      </Opener>
    ),
    'With a footer': (
      <Opener text="Review the pickup" title="Pickup tomorrow" hasFooter>
        <p>Between 9:00 and 11:00, at the back door. The driver calls ten minutes before.</p>
        <Facts
          facts={[
            ['Parcels', '3'],
            ['Weight', '11.8 kg'],
            ['Carrier', 'Freight by rail'],
          ]}
        />
        <Button slot="footer" text="Confirm the pickup" onClick={() => {}} />
      </Opener>
    ),
    'Beside the content': <Beside />,
  },
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
