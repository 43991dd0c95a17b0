import {Typography} from '@life-changers/react';

export default function Scale() {
  // The levels fit these samples into the outline of the page.
  return (
    <article>
      <Typography variant="display" level={3}>
        Display
      </Typography>
      <Typography variant="h1" level={3}>
        Heading 1
      </Typography>
      <Typography variant="h2" level={3}>
        Heading 2
      </Typography>
      <Typography variant="h3">Heading 3</Typography>
      <Typography variant="h4">Heading 4</Typography>
      <Typography variant="h5">Heading 5</Typography>
      <Typography variant="h6">Heading 6</Typography>
      <Typography variant="lead">
        Lead: the introduction of a page, slightly larger than body text.
      </Typography>
      <Typography>Body: most text. Lines of about 65 characters are easiest to read.</Typography>
      <Typography variant="small">Small: side notes.</Typography>
      <Typography variant="quote">Quote: someone else’s words.</Typography>
      <Typography variant="overline">Overline</Typography>
      <Typography variant="caption">Caption: text below a picture.</Typography>
      <div>
        <Typography variant="code">npm ci && npm start</Typography> is code, and{' '}
        <Typography variant="kbd">Enter</Typography> is a key.
      </div>
    </article>
  );
}
