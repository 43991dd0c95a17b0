import {Typography} from '@life-changers/react';

const sentence =
  'The quarterly report of the northern offices, with all corrections up to June, and the letters that the auditors wrote about them.';

export default function Truncate() {
  return (
    <article className="column">
      <Typography truncate>{sentence}</Typography>
      <Typography lines={2}>{sentence}</Typography>
      <Typography>{sentence}</Typography>
    </article>
  );
}
