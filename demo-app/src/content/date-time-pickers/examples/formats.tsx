import {registerTranslation} from '@life-changers/elements';
import {ar} from '@life-changers/elements/languages/ar';
import {DateTimePicker} from '@life-changers/react';

registerTranslation(ar);

export default function Formats() {
  return (
    <>
      <DateTimePicker label="Concert" initValue="2026-06-15" dateFormat="d MMMM yyyy" />
      <DateTimePicker
        label="Departure"
        initValue="2026-06-15T14:30"
        showTimeSelect
        timeFormat="locale"
        timeCaption="Clock"
      />
      <DateTimePicker
        lang="en-GB"
        label="Departure in London"
        initValue="2026-06-15T14:30"
        showTimeSelect
        timeFormat="locale"
      />
      <DateTimePicker lang="ar" dir="rtl" label="التاريخ" initValue="2026-06-15" dateFormat="yyyy/MM/dd" />
    </>
  );
}
