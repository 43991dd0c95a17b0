import {Rating} from '@life-changers/react';

export default function Average() {
  return (
    <>
      <Rating label="Breakfast (218 reviews)" value={4.3} readOnly />
      <Rating label="Rooms (231 reviews)" value={3.7} readOnly size="sm" />
      <Rating label="Sauna (no reviews yet)" readOnly size="sm" />
    </>
  );
}
