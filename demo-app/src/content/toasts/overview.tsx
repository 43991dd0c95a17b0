import {Button, useToast} from '@life-changers/react';
import type {ToastOptions} from '@life-changers/elements/toast';
import type {OverviewProps} from '../../site/workbench/overview.js';
import {ToastCard} from '../components/thumbnails/toasts.js';

/** A toast as it looks, and a button that shows it. */
function Shown({button, message, ...options}: ToastOptions & {button: string; message: string}) {
  const toast = useToast();
  return (
    <>
      <div className="glance-toast" inert aria-hidden>
        <ToastCard text={message} {...options} />
      </div>
      <Button text={button} variant="secondary" size="sm" onClick={() => toast(message, options)} />
    </>
  );
}

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Default: <Shown button="Call the patient" message="The patient in room 2 was called." />,
    Information: <Shown button="Check the lab" message="The lab closes at 16:00 today." type="info" />,
    Success: <Shown button="Book the visit" message="The visit was booked." type="success" />,
    Warning: <Shown button="Count the doses" message="Four doses are left." type="warning" />,
    Error: <Shown button="Print the letter" message="The printer is out of paper." type="error" />,
    'With a heading': (
      <Shown
        button="Sign the report"
        type="success"
        heading="The report was signed"
        message="The eye clinic gets it today."
      />
    ),
    'With an action': (
      <Shown
        button="Cancel the visit"
        message="The visit was canceled."
        action={{text: 'Restore', onClick: () => {}}}
      />
    ),
    'Until it is closed': (
      <Shown
        button="Check the server"
        message="The server cannot be reached."
        type="warning"
        autoClose={false}
      />
    ),
  },
  use: [
    'What has happened after an action of the user, such as “The visit was booked.”',
    'The end of a task in the background, on any page.',
    'Undo, for a few seconds, in the place of a question before.',
  ],
  avoid: [
    ['A message about one field:', 'the error of the field.'],
    ['What has to stay in the page until it is solved:', '/callouts'],
    ['A decision before something happens:', '/modals'],
    ['How far a task is:', '/progress'],
  ],
};
