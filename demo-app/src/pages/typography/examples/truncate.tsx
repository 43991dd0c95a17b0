import {Typography} from '@life-changers/react';

const sentence =
  'The quarterly report of the northern offices, with the appendices that were sent later, all corrections up to June, and the letters that the auditors wrote about them in the course of the year, which every office receives before the committee meets again in the spring';

export default function Truncate() {
  return (
    <article>
      <Typography truncate>{sentence}</Typography>
      <Typography lines={2}>{sentence}</Typography>
      <Typography>{sentence}</Typography>
    </article>
  );
}
