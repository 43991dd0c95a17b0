import {DateFields} from '@life-changers/react';

export default function Basic() {
  return <DateFields name="birthday" label="Birthday" hint="Such as 5 / 15 / 1990." autocomplete="bday" />;
}
