import {Avatar, AvatarGroup} from '@life-changers/react';
import type {ReactNode} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** An avatar beside a name, which says what it shows. */
function Named({name, text, children}: {name: string; text: string; children: ReactNode}): ReactNode {
  return (
    <div className="glance-named">
      {children}
      <div>
        <strong>{name}</strong>
        <small>{text}</small>
      </div>
    </div>
  );
}

export const overview: OverviewProps = {
  states: {
    Picture: (
      <Named name="Dr. Lena Sato" text="Pediatrics, room 4">
        <Avatar name="Dr. Lena Sato" src="/portrait.svg" aria-hidden />
      </Named>
    ),
    Initials: (
      <Named name="Ines Wagner" text="Head nurse">
        <Avatar name="Ines Wagner" aria-hidden />
      </Named>
    ),
    Square: (
      <Named name="Harbor Clinic" text="38 members">
        <Avatar name="Harbor Clinic" shape="square" aria-hidden />
      </Named>
    ),
    Sizes: (
      <div className="glance-row">
        <Avatar name="Tomás Herrera" size="sm" />
        <Avatar name="Grace Okafor" />
        <Avatar name="Samir Haddad" size="lg" />
      </div>
    ),
    'Group with a number': (
      <AvatarGroup label="Nurses on duty" max={3}>
        <Avatar name="Ruth Adler" />
        <Avatar name="Ivo Petrov" />
        <Avatar name="Carla Nunes" />
        <Avatar name="Yusuf Demir" />
        <Avatar name="Noor Aziz" />
      </AvatarGroup>
    ),
    'Without a name': (
      <Named name="Not assigned" text="Friday, 10:30">
        <Avatar aria-hidden />
      </Named>
    ),
  },
  use: [
    'People in a list or beside a comment, whom users recognize faster by a picture.',
    'The members of a team in a small place, with a number for the others.',
    'A company or a project, as a square.',
  ],
  avoid: [
    ['A person with a position and numbers:', '/navigation-layout'],
    ['Whether somebody is online:', '/badges'],
    ['Any other picture or an icon:', 'an img or svg element.'],
  ],
};
