import {Button, TextInput, Tooltip} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';
import {overlays} from '../components/thumbnails/overlays.js';

const ignore = () => {};

export const overview: OverviewProps = {
  picture: <overlays.tooltips />,
  states: [
    [
      'Above',
      <>
        <Button id="glance-order" text="Order flour" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-order">25 kg, delivered on Thursday</Tooltip>
      </>,
    ],
    [
      'Below',
      <>
        <Button id="glance-oven" text="Heat the oven" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-oven" placement="bottom">
          It takes 40 minutes to 250 °C
        </Tooltip>
      </>,
    ],
    [
      'Name of a button',
      <>
        <Button id="glance-add" text="+" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-add" naming>
          Add a loaf
        </Tooltip>
      </>,
    ],
    [
      'Without a delay',
      <>
        <Button id="glance-rest" text="Rest the dough" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-rest" delay={0}>
          The timer is set to 12 hours
        </Tooltip>
      </>,
    ],
    [
      'On a field',
      <>
        <TextInput id="glance-batch" label="Batch number" hint="On the flour sack" />
        <Tooltip for="glance-batch" placement="bottom-start">
          Six characters below the barcode
        </Tooltip>
      </>,
    ],
  ],
  use: [
    'The name of a button that shows only an icon.',
    'A short text that helps some users, such as a shortcut or what a button will do.',
  ],
  avoid: [
    ['What everybody needs to fill in a field:', 'the hint of the field.'],
    ['Links, buttons, or several sentences:', '/popovers'],
    ['Why something failed:', '/callouts'],
  ],
};
