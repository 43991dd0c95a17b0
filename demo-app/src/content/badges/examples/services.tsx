import {Badge} from '@life-changers/react';

export default function Services() {
  return (
    <ul className="plain-list">
      <li>
        Checkout
        <Badge dot variant="success">
          Operational
        </Badge>
      </li>
      <li>
        Search
        <Badge dot variant="warning">
          Slow since 14:20
        </Badge>
      </li>
      <li>
        Reports
        <Badge dot variant="danger">
          Out of service
        </Badge>
      </li>
      <li>
        Support chat
        <Badge dot variant="success" label="Online" />
      </li>
    </ul>
  );
}
