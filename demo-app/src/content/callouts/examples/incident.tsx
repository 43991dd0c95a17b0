import {Button, Callout} from '@life-changers/react';
import {useState} from 'react';

export default function Incident() {
  const [isFollowing, setIsFollowing] = useState(false);

  return (
    <Callout variant="danger" title="Payments by card fail">
      Since 14:20, about one in five card payments is declined. Bank transfers work, and no order is lost.
      <Button
        slot="actions"
        text={isFollowing ? 'We will write to you' : 'Tell me when it is solved'}
        size="sm"
        variant="secondary"
        onClick={() => setIsFollowing(true)}
      />
      <Button slot="actions" text="Status page" size="sm" variant="ghost" href="/tables" />
    </Callout>
  );
}
