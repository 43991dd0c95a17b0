import {Button, ToastRegion, useToast} from '@life-changers/react';

const save = () =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({state: 'draft'}),
  });

export default function Save() {
  const toast = useToast();

  return (
    <>
      <Button
        text="Save"
        onClick={() =>
          toast.success('Saved.', {autoClose: 3000, id: 'saved'})
        }
      />
      <Button
        text="Save to the server"
        onClick={() => {
          void toast.promise(save(), {
            pending: 'Saving…',
            success: 'Saved.',
            error: 'Not saved.',
          });
        }}
      />
      <ToastRegion position="top-right" limit={3} />
    </>
  );
}
