import {DateTimePicker} from '@life-changers/react';
import {de} from 'date-fns/locale/de';

export default function Locale() {
  return (
    <DateTimePicker label="Departure" initValue="2026-06-15" locale={de} dateFormat="EEEE, d. MMMM yyyy" />
  );
}
