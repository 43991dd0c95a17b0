import {Typography} from '@life-changers/react';

const sentence =
  'The quarterly report of the northern offices, with the appendices that were sent later and all corrections up to June';

export default function Truncate() {
  return (
    <article>
      <Typography truncate>{sentence}</Typography>
      <Typography>{sentence}</Typography>
    </article>
  );
}
