import {Badge, Card, EmptyState} from '@life-changers/react';

export default function Compact() {
  return (
    <ul className="card-grid">
      <li>
        <Card title="Returns" headingLevel={3}>
          <Badge slot="header" pill label="0 returns">
            0
          </Badge>
          <EmptyState title="Nothing came back" headingLevel={4} compact>
            The last return was on 3 March.
          </EmptyState>
        </Card>
      </li>
    </ul>
  );
}
