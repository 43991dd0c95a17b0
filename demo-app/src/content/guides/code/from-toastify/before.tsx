import {toast, ToastContainer} from 'react-toastify';

const save = () =>
  fetch('/api-stub/echo', {
    method: 'POST',
    body: new URLSearchParams({state: 'draft'}),
  });

export function Save() {
  return (
    <>
      <button
        onClick={() =>
          toast.success('Saved.', {autoClose: 3000, toastId: 'saved'})
        }
      >
        Save
      </button>
      <button
        onClick={() => {
          void toast.promise(save(), {
            pending: 'Saving…',
            success: 'Saved.',
            error: 'Not saved.',
          });
        }}
      >
        Save to the server
      </button>
      <ToastContainer position="top-right" limit={3} />
    </>
  );
}
