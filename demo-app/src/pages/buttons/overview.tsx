import {Button, IconButton} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const NAMES = ['Primary', 'Secondary', 'Ghost', 'Danger'] as const;
const TEXTS = ['Save', 'Preview', 'Cancel', 'Delete'] as const;
const ignore = () => {};

const plus = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75">
    <path d="M10 4v12M4 10h12" />
  </svg>
);

export const overview: OverviewProps = {
  width: 'wide',
  states: [
    ...VARIANTS.map(
      (variant, index) =>
        [
          NAMES[index]!,
          <div className="glance-row">
            {(['sm', 'md', 'lg'] as const).map(size => (
              <Button key={size} text={TEXTS[index]!} variant={variant} size={size} onClick={ignore} />
            ))}
          </div>,
        ] as const,
    ),
    [
      'Disabled',
      <div className="glance-row">
        {VARIANTS.map((variant, index) => (
          <Button key={variant} text={TEXTS[index]!} variant={variant} size="sm" disabled onClick={ignore} />
        ))}
      </div>,
    ],
    [
      'Loading',
      <div className="glance-row">
        <Button text="Save" loading onClick={ignore} />
        <Button text="Preview" variant="secondary" loading onClick={ignore} />
      </div>,
    ],
    [
      'With an icon',
      <div className="glance-row">
        <Button text="New order" icon={plus} onClick={ignore} />
        <Button text="New order" variant="secondary" icon={plus} onClick={ignore} />
      </div>,
    ],
    [
      'Icon alone',
      <div className="glance-row">
        <IconButton text="Add a product" variant="primary" onClick={ignore}>
          {plus}
        </IconButton>
        <IconButton text="Add a customer" variant="secondary" onClick={ignore}>
          {plus}
        </IconButton>
        <IconButton text="Add a note" round onClick={ignore}>
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
