import {BarLoader} from '@life-changers/react';

export default function Heights() {
  return (
    <article>
      <BarLoader loading label="3 pixels high" />
      <BarLoader loading label="6 pixels high" height={6} />
      <BarLoader loading label="12 pixels high" height={12} />
    </article>
  );
}
