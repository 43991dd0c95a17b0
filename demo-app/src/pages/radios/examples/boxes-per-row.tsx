import {RadioBox} from '@life-changers/react';

const plans = [
  {text: 'Starter, for one person', value: 'starter'},
  {text: 'Team, for up to ten', value: 'team'},
  {text: 'Company, for everyone', value: 'company'},
];
const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'].map(text => ({text, value: text.toLowerCase()}));

export default function BoxesPerRow() {
  return (
    <>
      <RadioBox label="Plan" options={plans} initValue="team" />
      <RadioBox label="Season" options={seasons} boxesPerRow={4} />
    </>
  );
}
