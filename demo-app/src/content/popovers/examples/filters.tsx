import {Button, Checkbox, Popover, Tooltip} from '@life-changers/react';
import {useState} from 'react';

export default function Filters() {
  const [isPaid, setIsPaid] = useState(true);
  const [isLate, setIsLate] = useState(false);

  const reset = () => {
    setIsPaid(false);
    setIsLate(false);
  };

  return (
    <>
      <Button id="order-filters" aria-haspopup="dialog" text="Filters" variant="secondary" />
      <Popover for="order-filters" title="Filter orders" placement="bottom-start">
        <Checkbox label="Only paid orders" checked={isPaid} onChange={setIsPaid} />
        <Checkbox label="Only late orders" checked={isLate} onChange={setIsLate} />
        <Button id="reset-filters" text="Reset" variant="ghost" size="sm" onClick={reset} />
        <Tooltip for="reset-filters">Shows all orders again</Tooltip>
      </Popover>
    </>
  );
}
