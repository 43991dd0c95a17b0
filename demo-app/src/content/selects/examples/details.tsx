import '@life-changers/elements/select-list';
import {Select} from '@life-changers/react';

const doctors = [
  {text: 'Amina Haddad', value: 'haddad', description: 'Heart, Monday to Wednesday', icon: '/portrait.svg'},
  {text: 'Jonas Weber', value: 'weber', description: 'Skin, every morning', icon: '/sample-profile.svg'},
  {text: 'Mei Tanaka', value: 'tanaka', description: 'On leave', icon: '/portrait.svg', disabled: true},
];

export default function Details() {
  return <Select label="Doctor" name="doctor" options={doctors} initValue="weber" />;
}
