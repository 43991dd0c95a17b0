import {Button, useToast} from '@life-changers/react';

export default function Update() {
  const toast = useToast();

  const upload = () => {
    const progress = toast('Uploading, 0 %', {id: 'upload', loading: true});
    let percent = 0;
    const timer = setInterval(() => {
      percent += 25;
      if (percent < 100) {
        progress.update({message: `Uploading, ${percent} %`});
      } else {
        clearInterval(timer);
        progress.update({message: 'Uploaded.', type: 'success', loading: false});
      }
    }, 700);
  };

  return (
    <>
      <Button text="Upload" onClick={upload} />
      <Button
        text="Save repeatedly"
        variant="secondary"
        onClick={() => toast.info(`Saved at ${new Date().toLocaleTimeString()}`, {id: 'saved'})}
      />
    </>
  );
}
