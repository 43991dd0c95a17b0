import {Select} from '@life-changers/react';

const plans = [
  {text: 'Free', value: 'free'},
  {text: 'Team', value: 'team'},
];

export default function States() {
  return <Select label="Plan" hint="Set by your company." options={plans} initValue="team" disabled />;
}
