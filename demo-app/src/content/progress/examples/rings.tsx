import {Progress} from '@life-changers/react';

export default function Rings() {
  return (
    <>
      <Progress label="Storage in use" shape="ring" value={0.72} showValue />
      <Progress
        className="large-ring"
        label="Lessons of the course"
        shape="ring"
        value={9}
        max={12}
        valueText="9 of 12"
        showValue
      />
      <Progress label="Syncing the calendar" shape="ring" />
    </>
  );
}
