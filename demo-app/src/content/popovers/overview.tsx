import {Button, Checkbox, Popover} from '@life-changers/react';
import {Drawing} from '../../site/component-page/drawing.js';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** The button that the popover with this ID is for. */
const button = (id: string, text: string) => (
  <Button id={id} aria-haspopup="dialog" text={text} variant="secondary" />
);

export const overview: OverviewProps = {
  states: {
    'With a heading': (
      <>
        {button('glance-pickup', 'Pickup times')}
        <Popover for="glance-pickup" title="Pickup at the desk">
          Monday to Friday from 9 to 17.
        </Popover>
        <Drawing>
          <div className="thumb-popup has-arrow">
            <strong>Pickup at the desk</strong>
            Monday to Friday from 9 to 17.
          </div>
        </Drawing>
      </>
    ),
    'Without a heading': (
      <>
        {button('glance-weight', 'Weight limit')}
        <Popover for="glance-weight" label="Weight limit of parcels">
          A parcel may weigh up to 31.5 kg.
        </Popover>
        <Drawing>
          <div className="thumb-popup has-arrow">A parcel may weigh up to 31.5 kg.</div>
        </Drawing>
      </>
    ),
    'With choices': (
      <>
        {button('glance-carriers', 'Carriers')}
        <Popover for="glance-carriers" title="Carriers to show">
          <Checkbox label="By train" initValue />
          <Checkbox label="By bicycle" />
        </Popover>
        <Drawing>
          <div className="thumb-popup has-arrow">
            <strong>Carriers to show</strong>
            <Checkbox label="By train" initValue />
            <Checkbox label="By bicycle" />
          </div>
        </Drawing>
      </>
    ),
    'At the end': (
      <div className="glance-anchored">
        {button('glance-customs', 'Customs')}
        <Popover for="glance-customs" title="Customs form" placement="end">
          Parcels to Norway need a form CN23.
        </Popover>
        <Drawing>
          <div className="thumb-popup has-arrow is-at-end">
            <strong>Customs form</strong>
            Parcels to Norway need a form CN23.
          </div>
        </Drawing>
      </div>
    ),
  },
  use: [
    'A few controls that belong to a button, such as filters, without leaving the page.',
    'An explanation with links or several sentences, which users open with a press.',
  ],
  avoid: [
    ['One short sentence about an element:', '/tooltips'],
    ['A list of actions:', '/menus'],
    ['A form, or a question that must be answered:', '/modals'],
    ['Content that needs the height of the window:', '/drawers'],
  ],
};
