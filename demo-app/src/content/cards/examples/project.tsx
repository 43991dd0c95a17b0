import {Avatar, AvatarGroup, Badge, Button, Card} from '@life-changers/react';
import {useState} from 'react';

export default function Project() {
  const [isFollowed, setIsFollowed] = useState(false);

  return (
    <Card title="Move to the new warehouse" headingLevel={3} appearance="soft">
      <Badge slot="header" variant="warning">
        At risk
      </Badge>
      The lease of the old one ends on 31 March. Shelves are ordered, and the scanners are late.
      <AvatarGroup slot="footer" label="People who move the warehouse" size="sm" max={3}>
        <Avatar name="Grace Hopper" />
        <Avatar name="Omar Sharif" />
        <Avatar name="Mona Zaki" />
        <Avatar name="Alan Turing" />
      </AvatarGroup>
      <Button
        slot="actions"
        text={isFollowed ? 'Following' : 'Follow'}
        size="sm"
        variant="secondary"
        onClick={() => setIsFollowed(!isFollowed)}
      />
    </Card>
  );
}
