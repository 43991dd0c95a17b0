import {RadioBox} from '@life-changers/react';

const plans = [
  {text: 'Starter', description: 'One calendar, 50 bookings a month', suffix: '€0', value: 'starter'},
  {
    text: 'Team',
    description: 'Ten calendars, reminders, and invoices',
    suffix: '€29 a month',
    value: 'team',
  },
  {
    text: 'Company',
    description: 'Any number of calendars, roles, and an audit log',
    suffix: '€79 a month',
    value: 'company',
  },
];

export default function Details() {
  return <RadioBox name="plan" label="Plan" options={plans} initValue="team" />;
}
