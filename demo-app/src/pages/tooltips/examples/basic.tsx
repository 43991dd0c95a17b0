import {Button, Tooltip} from '@life-changers/react';

export default function Basic() {
  return (
    <>
      <Button id="publish" text="Publish" />
      <Tooltip for="publish">Visible to everyone in your organization</Tooltip>
    </>
  );
}
