import {Avatar, AvatarGroup, Badge, Button, Card} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const stay = (event: Event) => event.preventDefault();

/** A lake between hills, at noon. */
function Lake() {
  return (
    <svg slot="media" viewBox="0 0 320 104" aria-hidden="true">
      <path fill="#f6dcc2" d="M0 0h320v104H0z" />
      <circle cx="236" cy="34" r="15" fill="#f0a92e" />
      <path fill="#8fb8a8" d="M0 62q48-40 100-14t96 6 124 2v48H0z" />
      <path fill="#0c5f57" d="M0 78q60-30 130-8t110-8 80 6v36H0z" />
      <path fill="#9fd0d6" d="M96 104q12-24 78-24t88 24z" />
    </svg>
  );
}

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Outline: (
      <Card title="City bike" headingLevel={3}>
        Seven gears and a basket, 18 euros a day.
      </Card>
    ),
    Raised: (
      <Card title="Gravel bike" headingLevel={3} appearance="raised">
        Wide tires for forest roads, 32 euros a day.
      </Card>
    ),
    Soft: (
      <Card title="Cargo bike" headingLevel={3} appearance="soft">
        Room for two children, 40 euros a day.
      </Card>
    ),
    Link: (
      <Card title="Folding bike" headingLevel={3} href="/cards" onNavigate={stay}>
        Fits under a seat of the train, 20 euros a day.
      </Card>
    ),
    'With a picture': (
      <Card title="Ride to the lake" headingLevel={3}>
        <Lake />
        Every Sunday at nine, 42 km on quiet roads.
      </Card>
    ),
    'With actions': (
      <Card title="Repair 4021" headingLevel={3}>
        <Badge slot="header" variant="success">
          Ready
        </Badge>
        <ul className="lines">
          <li>
            <span>New chain</span> 38.50 euros
          </li>
          <li>
            <span>Brake pads</span> 24.00 euros
          </li>
        </ul>
        <AvatarGroup slot="footer" label="Mechanics of repair 4021" size="sm">
          <Avatar name="Ines Wagner" />
          <Avatar name="Tomás Herrera" />
        </AvatarGroup>
        <Button slot="actions" text="Call the owner" size="sm" variant="secondary" onClick={() => {}} />
      </Card>
    ),
  },
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
