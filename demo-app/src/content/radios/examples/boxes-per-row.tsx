import {RadioBox} from '@life-changers/react';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'].map(text => ({text, value: text.toLowerCase()}));
const rooms = ['Garden room', 'Library', 'Studio', 'Terrace', 'Hall', 'Attic'].map(text => ({
  text,
  value: text,
}));

export default function BoxesPerRow() {
  return (
    <>
      <RadioBox label="Season" options={seasons} boxesPerRow={4} />
      <RadioBox label="Room" options={rooms} boxesPerRow={3} initValue="Library" />
    </>
  );
}
