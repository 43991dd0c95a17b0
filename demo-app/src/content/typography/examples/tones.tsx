import {Typography} from '@life-changers/react';

export default function Tones() {
  return (
    <article>
      <Typography>Default: 12 reports are ready.</Typography>
      <Typography tone="muted">Muted: changed 3 minutes ago.</Typography>
      <Typography tone="accent">Accent: new in this version.</Typography>
      <Typography tone="success">Success: all reports were sent.</Typography>
      <Typography tone="warning">Warning: 2 reports have no owner.</Typography>
      <Typography tone="danger">Danger: 1 report could not be sent.</Typography>
    </article>
  );
}
