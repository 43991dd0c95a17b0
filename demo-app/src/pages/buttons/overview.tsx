import {Button, IconButton, type ButtonProps} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

const ignore = () => {};

const plus = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75">
    <path d="M10 4v12M4 10h12" />
  </svg>
);

const VARIANTS = [
  ['primary', 'Save'],
  ['secondary', 'Edit'],
  ['ghost', 'Skip'],
  ['danger', 'Stop'],
] as const;

const STATES: readonly Partial<ButtonProps>[] = [
  {size: 'sm'},
  {},
  {size: 'lg'},
  {loading: true},
  {disabled: true},
];

/** A row for each variant, in all sizes and states. */
const matrix = VARIANTS.map(([variant, text]) => (
  <div key={variant} className="glance-row" role="group" aria-label={variant}>
    {STATES.map((props, index) => (
      <Button key={index} text={text} variant={variant} onClick={ignore} {...props} />
    ))}
  </div>
));

export const overview: OverviewProps = {
  width: 'full',
  states: [
    ['Variants, each small, medium, large, loading, and disabled', matrix],
    [
      'With an icon',
      <div className="glance-row">
        <Button text="New order" icon={plus} onClick={ignore} />
        <Button text="New order" variant="secondary" icon={plus} onClick={ignore} />
        <IconButton text="Add a product" variant="primary" onClick={ignore}>
          {plus}
        </IconButton>
        <IconButton text="Add a customer" variant="secondary" onClick={ignore}>
          {plus}
        </IconButton>
        <IconButton text="Add an order" onClick={ignore}>
          {plus}
        </IconButton>
        <IconButton text="Add a note" round variant="primary" onClick={ignore}>
          {plus}
        </IconButton>
      </div>,
    ],
  ],
  use: [
    'An action that happens at once: save, send, delete.',
    'One primary button in a view, for what most people came to do.',
    'A link that looks like a button, with href, for the main way on.',
  ],
  avoid: [
    ['A link in a text, or one of many:', 'a plain link.'],
    ['A setting that stays on or off:', '/switches'],
    ['One of a few views of the same data:', '/segmented'],
    ['Actions that do not fit beside each other:', '/menus'],
  ],
};
