import {Button, TextInput, Tooltip} from '@life-changers/react';
import {Drawing} from '../../site/component-page/drawing.js';
import type {OverviewProps} from '../../site/workbench/overview.js';

const ignore = () => {};

/** A drawn tooltip, beside what it is about. */
function Drawn({text, place = ''}: {text: string; place?: string}) {
  return (
    <Drawing>
      <span className={`thumb-tooltip ${place}`}>{text}</span>
    </Drawing>
  );
}

export const overview: OverviewProps = {
  states: {
    Above: (
      <>
        <Drawn text="25 kg, on Thursday" />
        <Button id="glance-order" text="Order flour" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-order">25 kg, on Thursday</Tooltip>
      </>
    ),
    Below: (
      <>
        <Button id="glance-oven" text="Heat the oven" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-oven" placement="bottom">
          40 minutes to 250 °C
        </Tooltip>
        <Drawn text="40 minutes to 250 °C" place="is-below" />
      </>
    ),
    'Name of a button': (
      <>
        <Drawn text="Add a loaf" />
        <Button id="glance-add" text="+" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-add" naming>
          Add a loaf
        </Tooltip>
      </>
    ),
    'Without a delay': (
      <>
        <Drawn text="The timer is set to 12 hours" />
        <Button id="glance-rest" text="Rest the dough" variant="secondary" onClick={ignore} />
        <Tooltip for="glance-rest" delay={0}>
          The timer is set to 12 hours
        </Tooltip>
      </>
    ),
    'On a field': (
      <>
        <TextInput id="glance-batch" label="Batch number" hint="On the flour sack" />
        <Tooltip for="glance-batch" placement="bottom-start">
          Six characters below the barcode
        </Tooltip>
        <Drawn text="Six characters below the barcode" place="is-below" />
      </>
    ),
  },
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
