import {Typography} from '@life-changers/react';

export default function QuoteAndCode() {
  return (
    <article>
      <Typography variant="quote" source="Ada Lovelace, Notes, 1843">
        The Analytical Engine has no pretensions whatever to originate anything.
      </Typography>
      <Typography>
        Run <Typography variant="code">npm ci && npm test</Typography>, and stop it with{' '}
        <Typography variant="kbd">Ctrl</Typography> <Typography variant="kbd">C</Typography>.
      </Typography>
    </article>
  );
}
