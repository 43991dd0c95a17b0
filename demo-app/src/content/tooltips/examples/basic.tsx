import {Button, Tooltip} from '@life-changers/react';
import {useState} from 'react';

export default function Basic() {
  const [isPublished, setIsPublished] = useState(false);

  return (
    <>
      <Button id="publish" text="Publish" onClick={() => setIsPublished(true)} />
      <Tooltip for="publish">Visible to everyone in your organization</Tooltip>
      <p role="status">{isPublished && 'Published.'}</p>
    </>
  );
}
