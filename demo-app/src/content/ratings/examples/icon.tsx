import {Rating} from '@life-changers/react';

export default function Icon() {
  return (
    <Rating label="Recipe" initValue={4}>
      <svg slot="icon" viewBox="0 0 24 24">
        <path d="M12 20.5S3 15.2 3 8.9C3 6.2 5.1 4 7.7 4c1.8 0 3.4 1 4.3 2.6C12.9 5 14.5 4 16.3 4 18.9 4 21 6.2 21 8.9c0 6.3-9 11.6-9 11.6z" />
      </svg>
    </Rating>
  );
}
