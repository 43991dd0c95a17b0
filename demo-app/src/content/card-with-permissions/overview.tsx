import {
  Avatar,
  Button,
  checkPermission,
  Permissions,
  Skeleton,
  type PermissionMethod,
  type PermissionState,
} from '@life-changers/react';
import type {ReactNode} from 'react';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** What somebody must not do, or does not know yet. */
const locked = (text: string, state: PermissionState | null) =>
  state === null ? (
    <Skeleton shape="rectangle" className="gate-pending" />
  ) : (
    <span className="gate-locked">
      <svg viewBox="0 0 16 16" role="img" aria-label="Not allowed:">
        <path d="M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5" />
      </svg>
      {text}
    </span>
  );

/** An action on the prices of a shop: a button for those who may use the method, or `no`. */
const action = (text: string, method: PermissionMethod, state: PermissionState | null, no?: ReactNode) => (
  <Permissions
    check={checkPermission(state, {view: 'prices', method, special: 'auditor'})}
    yes={<Button text={text} size="sm" variant="secondary" onClick={() => {}} />}
    no={no ?? locked(text, state)}
  />
);

/** Somebody of the shop, and what the permissions allow. */
const person = (name: string, may: string, state: PermissionState | null, no?: ReactNode) => (
  <div className="gate">
    <div className="glance-named">
      <Avatar name={name} />
      <span>
        <strong>{name}</strong>
        <small>{may}</small>
      </span>
    </div>
    <div className="glance-row">
      {action('Change', 'update', state, no)}
      {action('Delete', 'delete', state)}
    </div>
  </div>
);

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    Visitor: person('Noor Bakker', 'Reads prices', {views: {prices: {read: true}}}),
    Editor: person('Lea Fontaine', 'Changes prices', {views: {prices: {read: true, update: true}}}),
    Owner: person('Adam Nowak', 'May do everything', {superAdmin: true}),
    'Special privilege': person('Ines Wagner', 'Is the auditor', {special: {auditor: true}}),
    'Not loaded yet': person('Tom Reed', 'Is signing in', null),
    'Denied, disabled': person(
      'Mia Lund',
      'Reads prices',
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
