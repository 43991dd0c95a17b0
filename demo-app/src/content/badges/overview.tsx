import {Badge, Tag, type BadgeProps} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const VARIANTS = [
  ['neutral', 'Walk-in'],
  ['accent', 'Booked'],
  ['success', 'Seated'],
  ['warning', 'Late'],
  ['danger', 'No-show'],
] as const;

const row = (props: BadgeProps) => (
  <div className="glance-row">
    {VARIANTS.map(([variant, text]) => (
      <Badge key={variant} variant={variant} {...props}>
        {text}
      </Badge>
    ))}
  </div>
);

export const overview: OverviewProps = {
  states: {
    Soft: row({}),
    Solid: row({appearance: 'solid'}),
    Outline: row({appearance: 'outline'}),
    Dots: row({dot: true}),
    Counts: (
      <div className="glance-row">
        <Badge pill label="8 free tables">
          8
        </Badge>
        <Badge pill variant="danger" appearance="solid" label="2 complaints">
          2
        </Badge>
      </div>
    ),
    Tags: (
      <div className="glance-row">
        <Tag>Vegan</Tag>
        <Tag variant="warning">Nuts</Tag>
        <Tag size="sm" pill>
          New
        </Tag>
      </div>
    ),
    'Selectable tags': (
      <div className="glance-row">
        <Tag selectable selected>
          Window
        </Tag>
        <Tag selectable>Terrace</Tag>
        <Tag selectable disabled>
          Bar
        </Tag>
      </div>
    ),
    'Removable tags': (
      <div className="glance-row">
        <Tag removable>Gluten-free</Tag>
        <Tag removable size="sm" pill variant="accent">
          Birthday
        </Tag>
      </div>
    ),
  },
  use: [
    'The state of one thing in a list, in a word, with a color that helps users who scan the list.',
    'A count beside a name, such as free tables.',
    'Words that users select to filter a list, or remove from a thing.',
  ],
  avoid: [
    ['A sentence, or something that users should do:', '/callouts'],
    ['One of a few views:', '/segmented'],
    ['A choice of several values in a form:', '/multi-selects'],
    ['An action:', '/buttons'],
  ],
};
