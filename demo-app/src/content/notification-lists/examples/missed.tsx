import {Button, NotificationList, useToast} from '@life-changers/react';

export default function Missed() {
  const toast = useToast();

  return (
    <>
      <Button
        text="Show a toast for two seconds"
        variant="secondary"
        onClick={() =>
          toast.warning('Row 7 has no price, and was left out.', {heading: 'Import', autoClose: 2000})
        }
      />
      <NotificationList headingLevel={3} keepToasts removable />
    </>
  );
}
