import {Button, checkPermission, Permissions, type PermissionState} from '@life-changers/react';
import type {ReactNode} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** What is shown of an action on the prices of a shop: a button, or `no`. */
const prices = (text: string, state: PermissionState, no: ReactNode) => (
  <Permissions
    check={checkPermission(state, {view: 'prices', method: 'update', special: 'owner'})}
    yes={<Button text={text} variant="secondary" onClick={() => {}} />}
    no={no}
  />
);

export const overview: OverviewProps = {
  states: {
    'Method of a view': prices('Change a price', {views: {prices: {update: true}}}, null),
    'Special privilege': prices('Set the margin', {special: {owner: true}}, null),
    'Super admin': prices('Import prices', {superAdmin: true}, null),
    'Denied, with a reason': prices(
      'Round the prices',
      {views: {prices: {read: true}}},
      <p>Only the owner rounds prices.</p>,
    ),
    'Denied, disabled': prices(
      'Start the sale',
      {},
      <Button text="Start the sale" variant="secondary" disabled onClick={() => {}} />,
    ),
  },
  hasParts: false,
  use: [
    'Parts of a page that only some roles have, such as prices or the button that deletes an account.',
    'One set of rules that the components and your code check in the same way.',
  ],
  avoid: [
    ['Data that must stay secret:', 'a check on your server, for every request.'],
    ['A control that is off until a form is complete:', 'the disabled prop of the control.'],
    ['The reason why a whole page is closed:', '/empty-states'],
  ],
};
