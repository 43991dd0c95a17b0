import {Slider} from '@life-changers/react';

export default function Vertical() {
  return (
    <Slider label="Volume" measurementUnit="%" initValue={70} orientation="vertical" showBubble showLimits />
  );
}
