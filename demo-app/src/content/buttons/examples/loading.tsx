import {Button} from '@life-changers/react';
import {useState} from 'react';

const twoSeconds = () =>
  new Promise(resolve => setTimeout(resolve, 2000));

export default function Loading() {
  const [isSaving, setIsSaving] = useState(false);
  const [saves, setSaves] = useState(0);

  const save = async () => {
    setIsSaving(true);
    await twoSeconds();
    setIsSaving(false);
    setSaves(saves + 1);
  };

  return (
    <>
      <Button text="Save the report" loading={isSaving} onClick={save} />
      <p role="status">
        {isSaving
          ? 'Saving…'
          : saves === 0
            ? 'Not saved yet.'
            : `Saves: ${saves}`}
      </p>
    </>
  );
}
