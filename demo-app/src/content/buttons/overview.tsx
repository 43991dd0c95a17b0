import {Button, IconButton, type ButtonProps} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const ignore = () => {};

const plus = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75">
    <path d="M10 4v12M4 10h12" />
  </svg>
);

const VARIANTS = [
  ['Primary', 'primary', 'Save'],
  ['Secondary', 'secondary', 'Edit'],
  ['Ghost', 'ghost', 'Cancel'],
  ['Danger', 'danger', 'Delete'],
] as const;

/** Its columns, each with what it sets. */
const STATES: readonly (readonly [name: string, props: Partial<ButtonProps>])[] = [
  ['Small', {size: 'sm'}],
  ['Medium', {}],
  ['Large', {size: 'lg'}],
  ['Loading', {loading: true}],
  ['Disabled', {disabled: true}],
];

/** A row for each variant, in all sizes and states. */
const matrix = (
  <div className="glance-matrix">
    <table>
      <thead>
        <tr>
          <td />
          {STATES.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {VARIANTS.map(([name, variant, text]) => (
          <tr key={variant}>
            <th scope="row">{name}</th>
            {STATES.map(([state, props]) => (
              <td key={state}>
                <Button text={text} variant={variant} onClick={ignore} {...props} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export const overview: OverviewProps = {
  width: 'full',
  states: {
    'Variants, sizes, and states': matrix,
    'With an icon': (
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
      </div>
    ),
  },
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
