import {ColorInput} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const swatches = [
  {color: '#0c5f57', name: 'Pine'},
  {color: '#2f5fb3', name: 'Lake'},
  {color: '#bd7010', name: 'Amber'},
];

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Empty: <ColorInput label="Roof" />,
    'With a color': <ColorInput label="Door" initValue="#0c5f57" />,
    Translucent: <ColorInput label="Shade" alpha initValue="#0c5f5780" />,
    'As oklch': <ColorInput label="Walls" format="oklch" initValue="#bd7010" />,
    'With swatches': <ColorInput label="Shutters" swatches={swatches} initValue="#2f5fb3" />,
    'With its contrast': <ColorInput label="Sign" contrastWith="#fff" initValue="#767676" />,
    'With a hint': <ColorInput label="Fence" hint="As in the old photo." initValue="#8a6d3b" />,
    Required: <ColorInput label="Porch" required />,
    Invalid: <ColorInput label="Chimney" initValue="#ff00ff" error="The village does not allow it." />,
    Disabled: <ColorInput label="Floor" initValue="#d2b48c" disabled />,
  },
  use: ['A color of the user, such as of a calendar, a label, or a brand.'],
  avoid: [
    ['One of a few colors that have a meaning, such as the status of an order:', '/radios'],
    ['A theme for the whole page:', '/guides/theming'],
  ],
};
