import {Segmented} from '@life-changers/react';

export default function Disabled() {
  return (
    <>
      <Segmented label="Billing" initValue="yearly">
        <option value="monthly">Monthly</option>
        <option value="yearly">Yearly</option>
        <option value="once" disabled>
          Once
        </option>
      </Segmented>
      <Segmented label="Role" initValue="viewer" disabled hint="Only an owner can change it.">
        <option value="viewer">Viewer</option>
        <option value="editor">Editor</option>
      </Segmented>
    </>
  );
}
