import {Avatar, AvatarGroup, Badge, Button, Card} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

const stay = (event: Event) => event.preventDefault();

export const overview: OverviewProps = {
  width: 'wide',
  states: [
    [
      'Outline',
      <Card title="City bike" headingLevel={3}>
        Seven gears, a basket, and a light that stays on at the crossing.
      </Card>,
    ],
    [
      'Raised',
      <Card title="Gravel bike" headingLevel={3} appearance="raised">
        Wide tires for roads that end in a forest.
      </Card>,
    ],
    [
      'Soft',
      <Card title="Cargo bike" headingLevel={3} appearance="soft">
        Room for two children or 80 kg.
      </Card>,
    ],
    [
      'Link',
      <Card title="Folding bike" headingLevel={3} href="/cards" onNavigate={stay}>
        Fits under a seat of the train.
      </Card>,
    ],
    [
      'With a picture',
      <Card title="Ride with Amal" headingLevel={3}>
        <img slot="media" src="/portrait.svg" alt="" width="320" height="160" />
        Every Sunday at nine, from the shop to the lake.
      </Card>,
    ],
    [
      'With actions',
      <Card title="Repair 4021" headingLevel={3}>
        <Badge slot="header" variant="success">
          Ready
        </Badge>
        New chain and brake pads.
        <AvatarGroup slot="footer" label="Mechanics of repair 4021" size="sm">
          <Avatar name="Ines Wagner" />
          <Avatar name="Tomás Herrera" />
        </AvatarGroup>
        <Button slot="actions" text="Call the owner" size="sm" variant="secondary" onClick={() => {}} />
      </Card>,
    ],
  ],
  use: [
    'One thing among others of its kind, such as a product, an order, or a plan.',
    'A picture, a heading, and a few facts that lead to a page.',
  ],
  avoid: [
    ['Many things that users compare by their fields:', '/tables'],
    ['A group of fields in a form:', '/fieldsets'],
    ['A notice:', '/callouts'],
    ['A part of a page that is not one of several:', 'a section with a heading.'],
  ],
};
