import {Badge, Button} from '@life-changers/react';
import {useState} from 'react';

export default function Counts() {
  const [unread, setUnread] = useState(3);

  return (
    <div className="stack">
      <ul className="plain-list">
        <li>
          Inbox
          <Badge
            variant={unread === 0 ? 'neutral' : 'accent'}
            appearance="solid"
            pill
            label={`${unread} unread messages`}
          >
            {unread}
          </Badge>
        </li>
        <li>
          Drafts
          <Badge pill label="12 drafts">
            12
          </Badge>
        </li>
        <li>
          Assistant
          <Badge variant="success" appearance="outline">
            Beta
          </Badge>
        </li>
      </ul>
      <div>
        <Button text="Mark all as read" size="sm" variant="secondary" onClick={() => setUnread(0)} />
      </div>
    </div>
  );
}
