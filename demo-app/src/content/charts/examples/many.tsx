import {LineChart} from '@life-changers/react';

/** A wave with a few peaks. */
const values = Array.from(
  {length: 10_000},
  (_, index) =>
    Math.round(40 + 25 * Math.sin(index / 700) + 4 * Math.sin(index / 9)) + (index % 2500 === 1800 ? 60 : 0),
);

export default function Many() {
  return <LineChart label="Requests per second" values={values} />;
}
