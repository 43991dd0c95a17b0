import {Typography} from '@life-changers/react';

export default function Alignment() {
  return (
    <article>
      <Typography>Start</Typography>
      <Typography align="center">Center</Typography>
      <Typography align="end">End</Typography>
    </article>
  );
}
