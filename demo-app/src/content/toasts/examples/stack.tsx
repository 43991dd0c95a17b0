import {Button, Switch, ToastRegion, useToast} from '@life-changers/react';
import {useState} from 'react';

const STEPS = [
  ['Copying 240 files', 'From the folder "Photos 2025".'],
  ['12 duplicates were skipped', 'They are in "Photos 2024" already.'],
  ['Thumbnails are ready', 'You can browse the folder now.'],
  ['The backup is complete', '240 files, 1.3 GB.'],
] as const;

export default function Stack() {
  const toast = useToast();
  const [expanded, setExpanded] = useState(false);

  const backUp = () => {
    STEPS.forEach(([heading, text], index) => {
      const isLast = index === STEPS.length - 1;
      setTimeout(() => toast(text, {heading, type: isLast ? 'success' : 'info'}), index * 600);
    });
  };

  return (
    <>
      <Switch label="Show all in full" checked={expanded} onChange={setExpanded} />
      {expanded && <ToastRegion expanded />}
      <Button text="Back up photos" onClick={backUp} />
    </>
  );
}
