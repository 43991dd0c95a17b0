import {Avatar, AvatarGroup} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: [
    ['Picture', <Avatar name="Dr. Lena Sato" src="/portrait.svg" />],
    ['Initials', <Avatar name="Ines Wagner" />],
    ['Without a name', <Avatar />],
    [
      'Sizes',
      <div className="glance-row">
        <Avatar name="Tomás Herrera" size="sm" />
        <Avatar name="Grace Okafor" />
        <Avatar name="Samir Haddad" size="lg" />
      </div>,
    ],
    ['Square', <Avatar name="Harbor Clinic" shape="square" />],
    [
      'Group',
      <AvatarGroup label="Doctors on duty">
        <Avatar name="Noor Aziz" />
        <Avatar name="Paul Jansen" />
        <Avatar name="Mei Tanaka" />
      </AvatarGroup>,
    ],
    [
      'Group with a number',
      <AvatarGroup label="Nurses on duty" max={2}>
        <Avatar name="Ruth Adler" />
        <Avatar name="Ivo Petrov" />
        <Avatar name="Carla Nunes" />
        <Avatar name="Yusuf Demir" />
      </AvatarGroup>,
    ],
  ],
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
