import {Typography} from '@life-changers/react';

export default function Figures() {
  return (
    <article>
      <Typography variant="overline" tone="muted">
        Downloads today
      </Typography>
      <Typography variant="display" as="p">
        1,284
      </Typography>
      <Typography variant="caption" tone="muted">
        37 more than yesterday
      </Typography>
    </article>
  );
}
