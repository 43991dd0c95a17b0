import {CopyButton} from '@life-changers/react';

export default function Value() {
  return (
    <p className="row">
      <code>LC-2026-0417</code>
      <CopyButton value="LC-2026-0417" text="Copy the order number" size="sm" />
    </p>
  );
}
