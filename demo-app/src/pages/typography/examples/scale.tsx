import {Typography} from '@life-changers/react';

export default function Scale() {
  // The levels keep these samples out of the way of the page's own outline.
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
        Lead: the opening words of a page, a little larger than the rest.
      </Typography>
      <Typography>Body: what most text is set in. Lines of about 65 characters read best.</Typography>
      <Typography variant="small">Small: notes that stand beside the text.</Typography>
      <Typography variant="quote">Quote: words of somebody else.</Typography>
      <Typography variant="overline">Overline</Typography>
      <Typography variant="caption">Caption: the line under a picture.</Typography>
      <div>
        <Typography variant="code">npm ci && npm start</Typography> is code, and{' '}
        <Typography variant="kbd">Enter</Typography> is a key.
      </div>
    </article>
  );
}
