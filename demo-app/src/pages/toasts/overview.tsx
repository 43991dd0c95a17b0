import {Button, useToast} from '@life-changers/react';
import type {ToastOptions} from '@life-changers/elements/toast';
import type {OverviewProps} from '../../component-page/overview.js';

/** A button that shows a toast. */
function Opener({text, message, ...options}: ToastOptions & {text: string; message: string}) {
  const toast = useToast();
  return <Button text={text} variant="secondary" onClick={() => toast(message, options)} />;
}

export const overview: OverviewProps = {
  states: [
    ['Default', <Opener text="Call the patient" message="The patient in room 2 was called." />],
    ['Information', <Opener text="Check the lab" message="The lab closes at 16:00 today." type="info" />],
    ['Success', <Opener text="Book the visit" message="The visit was booked." type="success" />],
    ['Warning', <Opener text="Count the vaccines" message="Four doses are left." type="warning" />],
    ['Error', <Opener text="Print the letter" message="The printer is out of paper." type="error" />],
    [
      'With a heading',
      <Opener
        text="Sign the report"
        heading="The report was signed"
        message="The eye clinic gets it today."
      />,
    ],
    [
      'With an action',
      <Opener
        text="Cancel the visit"
        message="The visit was canceled."
        action={{text: 'Restore', onClick: () => {}}}
      />,
    ],
    [
      'Until it is closed',
      <Opener
        text="Check the server"
        message="The server cannot be reached."
        type="warning"
        autoClose={false}
      />,
    ],
  ],
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
