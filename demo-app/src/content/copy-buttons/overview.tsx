import {CopyButton} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const NUMBER = 'JD 0146 0000 7204';

export const overview: OverviewProps = {
  states: {
    Secondary: <CopyButton value={NUMBER} text="Copy number" />,
    Ghost: <CopyButton value="Rua das Flores 12, Porto" text="Copy address" variant="ghost" />,
    Sizes: (
      <div className="glance-row">
        <CopyButton value="4.2 kg" text="Copy weight" size="sm" />
        <CopyButton value="40 × 30 × 20 cm" text="Copy size" size="lg" />
      </div>
    ),
    'Icon alone': (
      <div className="glance-row">
        <code>CN23-7204</code>
        <CopyButton value="CN23-7204" text="Copy customs number" variant="ghost" size="sm" iconOnly />
      </div>
    ),
    'From another element': (
      <>
        <span id="glance-note">Leave it with the neighbor.</span>
        <CopyButton from="glance-note" text="Copy note" size="sm" />
      </>
    ),
    Disabled: <CopyButton value="" text="Copy invoice" disabled />,
  },
  use: [
    'A value that users paste elsewhere: a number, a link, a token, or a piece of code.',
    'A text in the page or in a field, without a copy of it in your code.',
  ],
  avoid: [
    ['An action other than copying:', '/buttons'],
    ['The selected rows of a table as cells:', '/tables'],
    ['A short word that users select faster:', 'plain text.'],
  ],
};
