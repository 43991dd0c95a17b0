import {Button, Checkbox, Popover, Tooltip} from '@life-changers/react';

export default function Filters() {
  return (
    <>
      <Button id="order-filters" text="Filters" variant="secondary" />
      <Popover for="order-filters" title="Filter orders" placement="bottom-start">
        <Checkbox name="paid" label="Only paid orders" />
        <Checkbox name="late" label="Only late orders" />
        <Button id="reset-filters" text="Reset" variant="ghost" size="sm" />
        <Tooltip for="reset-filters">Shows all orders again</Tooltip>
      </Popover>
    </>
  );
}
