import {Typography} from '@life-changers/react';

export default function HeadingLevels() {
  return (
    <article>
      <Typography variant="h2" level={3}>
        Level 3, like heading 2
      </Typography>
      <Typography variant="small" level={4}>
        Level 4, like small text
      </Typography>
      <Typography>A screen reader’s list of headings shows levels, not sizes.</Typography>
    </article>
  );
}
