import {Card} from '@life-changers/react';

export default function Articles() {
  return (
    <ul className="card-grid">
      <li>
        <Card
          title="How Amal runs a shop with two people"
          headingLevel={3}
          href="/guides/first-form"
          appearance="raised"
        >
          <img slot="media" src="/portrait.svg" alt="" width="320" height="160" />
          Stock, orders, and invoices in one place, and time for customers again.
          <span slot="footer">Six minutes</span>
        </Card>
      </li>
    </ul>
  );
}
