import {Callout} from '@life-changers/react';

export default function Kinds() {
  return (
    <div className="stack">
      <Callout>The price includes VAT. Your invoice shows both.</Callout>
      <Callout variant="success" title="Your domain is connected">
        It can take an hour until everybody sees your shop there.
      </Callout>
      <Callout variant="warning" title="Your card expires this month">
        Add another one, so that your shop stays open.
      </Callout>
      <Callout variant="danger">The import stopped at row 214: the SKU is already in use.</Callout>
      <Callout variant="neutral">Orders before 2020 are in the archive.</Callout>
    </div>
  );
}
