import {Progress} from '@life-changers/react';

export default function Unknown() {
  return (
    <article>
      <p id="connecting">Connecting to the printer</p>
      <Progress aria-labelledby="connecting" />
    </article>
  );
}
