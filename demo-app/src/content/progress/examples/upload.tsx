import {Button, Progress, useToast} from '@life-changers/react';
import {useEffect, useState} from 'react';

const SIZE = 24;

export default function Upload() {
  const toast = useToast();
  const [sent, setSent] = useState<number | null>(null);
  const isSending = sent !== null && sent < SIZE;

  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSent(sent + 1), 200);
    if (sent + 1 === SIZE) toast('The video was uploaded.');
    return () => clearTimeout(timer);
  }, [isSending, sent, toast]);

  return (
    <article>
      <div>
        <Button text="Upload the video" disabled={isSending} onClick={() => setSent(0)} />
      </div>
      <Progress
        label="Uploading the video"
        value={sent ?? 0}
        max={SIZE}
        valueText={`${sent ?? 0} of ${SIZE} MB`}
        showValue
      />
    </article>
  );
}
