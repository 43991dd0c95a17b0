import {Typography} from '@life-changers/react';

export default function HeadingLevels() {
  return (
    <article>
      <Typography variant="h2" level={3}>
        Looks like heading 2, is heading 3
      </Typography>
      <Typography variant="small" level={4}>
        Looks like small text, is heading 4
      </Typography>
      <Typography>A screen reader’s list of headings shows levels, not sizes.</Typography>
    </article>
  );
}
