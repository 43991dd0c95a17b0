import {
  Button,
  checkPermission,
  Permissions,
  type PermissionMethod,
  type PermissionState,
} from '@life-changers/react';
import type {ReactNode} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** An action on the prices of a shop: a button for those who may use the method, or `no`. */
const action = (text: string, method: PermissionMethod, state: PermissionState | null, no: ReactNode) => (
  <Permissions
    check={checkPermission(state, {view: 'prices', method, special: 'auditor'})}
    yes={<Button text={text} size="sm" variant="secondary" onClick={() => {}} />}
    no={no}
  />
);

/** The same product for everybody, with what the state of a user allows. */
const product = (state: PermissionState | null, no: ReactNode = 'Editors change prices.') => (
  <div className="gate">
    <p>
      <strong>Rye loaf</strong> €4.20
    </p>
    <div className="glance-row">
      {action('Change', 'update', state, no)}
      {action('Delete', 'delete', state, null)}
    </div>
  </div>
);

export const overview: OverviewProps = {
  states: {
    Visitor: product({views: {prices: {read: true}}}),
    Editor: product({views: {prices: {read: true, update: true}}}),
    Owner: product({superAdmin: true}),
    'Special privilege': product({special: {auditor: true}}),
    'Not loaded yet': product(null, 'Sign in to change it.'),
    'Denied, disabled': product(
      {views: {prices: {read: true}}},
      <Button text="Change" size="sm" variant="secondary" disabled onClick={() => {}} />,
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
