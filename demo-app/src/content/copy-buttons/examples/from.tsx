import {CopyButton, TextInput} from '@life-changers/react';

export default function From() {
  return (
    <article>
      <TextInput id="invitation" label="Invitation link" initValue="https://example.com/join/4f7a" />
      <div>
        <CopyButton from="invitation" text="Copy the link" variant="primary" />
      </div>
    </article>
  );
}
