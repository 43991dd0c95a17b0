import type {LcModal} from '@life-changers/elements/modal';
import {Button, Modal, SearchModal, type ModalProps} from '@life-changers/react';
import {useRef, useState} from 'react';
import {Drawing, DrawnDialog, OverPage} from '../../site/component-page/drawing.js';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** A drawn modal, above the button that opens it. */
function Opener({text, size, ...props}: ModalProps & {text: string}) {
  const modal = useRef<LcModal>(null);
  return (
    <>
      <Drawing>
        <OverPage>
          <DrawnDialog title={props.title} size={`is-${size ?? 'md'}`}>
            <span className="thumb-line" />
            <span className="thumb-line is-short" />
            {props.showFooter !== false && (
              <div className="thumb-row">
                <span className="thumb-button is-plain" />
                <span className={`thumb-button ${props.acceptVariant === 'danger' ? 'is-danger' : ''}`} />
              </div>
            )}
          </DrawnDialog>
        </OverPage>
      </Drawing>
      <Button text={text} variant="secondary" size="sm" onClick={() => modal.current?.show()} />
      <Modal ref={modal} size={size} {...props} />
    </>
  );
}

const GUESTS = [
  {text: 'Amina Haddad', description: 'Room 12, until Friday'},
  {text: 'Jonas Lindqvist', description: 'Room 7, until tomorrow'},
  {text: 'Sofia Marques', description: 'Room 31, until Sunday'},
];

function GuestSearch() {
  const [query, setQuery] = useState('');
  const found = GUESTS.filter(({text}) => text.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <>
      <Drawing>
        <OverPage>
          <div className="thumb-dialog is-search">
            <p>Find a guest...</p>
            {GUESTS.slice(0, 2).map(({text}) => (
              <strong key={text}>{text}</strong>
            ))}
          </div>
        </OverPage>
      </Drawing>
      <SearchModal searchText="Find a guest..." searchOnChange={setQuery} results={found} />
    </>
  );
}

export const overview: OverviewProps = {
  states: {
    'Small question': (
      <Opener text="Extend the stay" title="Extend the stay?" acceptText="Extend" size="sm">
        <p>Room 12 is free for two more nights.</p>
      </Opener>
    ),
    Danger: (
      <Opener
        text="Cancel a booking"
        title="Cancel the booking?"
        acceptText="Cancel the booking"
        acceptVariant="danger"
        cancelText="Keep the booking"
      >
        <p>The guest gets an email, and the room is free at once.</p>
      </Opener>
    ),
    Large: (
      <Opener text="Read the terms" title="Terms of the hotel" acceptText="Accept the terms" size="lg">
        <p>Breakfast is from 7 to 10. Check out before 11, or ask at the desk for a later time.</p>
      </Opener>
    ),
    'Without a footer': (
      <Opener text="Show the Wi-Fi" title="Wi-Fi of the lobby" showFooter={false} size="sm">
        <p>The network is Lobby, and it has no password.</p>
      </Opener>
    ),
    Search: <GuestSearch />,
  },
  use: [
    'A decision that users have to make before they go on, such as deleting something.',
    'A short form about the page behind it, with one button that accepts it.',
    'A search of the whole app, in a search modal.',
  ],
  avoid: [
    ['A message that asks for nothing:', '/toasts'],
    ['A long form, or one with steps:', 'a page with an address.'],
    ['Details that users read while they work on the page:', '/drawers'],
    ['A few controls beside a button:', '/popovers'],
  ],
};
