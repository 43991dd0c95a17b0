import {DateTimePicker} from '@life-changers/react';

export default function States() {
  return <DateTimePicker label="Joined" hint="Set by your company." initValue="2026-06-15" disabled />;
}
