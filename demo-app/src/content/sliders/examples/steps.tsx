import {Slider} from '@life-changers/react';

export default function Steps() {
  return (
    <>
      <Slider
        label="Temperature"
        minValue={-20}
        maxValue={40}
        step={0.5}
        initValue={21.5}
        measurementUnit="°C"
      />
      <Slider label="Opacity" minValue={0} maxValue={1} step={0.1} initValue={0.3} />
    </>
  );
}
