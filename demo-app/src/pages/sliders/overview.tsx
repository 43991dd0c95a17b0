import {Slider} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: [
    ['With a unit', <Slider label="Brightness" measurementUnit="%" initValue={60} />],
    [
      'With limits',
      <Slider
        label="Watering"
        minValue={5}
        maxValue={45}
        step={5}
        initValue={20}
        measurementUnit="minutes"
        showLimits
      />,
    ],
    [
      'In decimal steps',
      <Slider label="Soil" minValue={4} maxValue={9} step={0.1} initValue={6.5} measurementUnit="pH" />,
    ],
    ['With a hint', <Slider label="Shade" hint="Tomatoes need little." measurementUnit="%" initValue={15} />],
    ['Required', <Slider label="Beds" maxValue={12} initValue={4} required />],
    [
      'Invalid',
      <Slider
        label="Heating"
        maxValue={40}
        initValue={38}
        measurementUnit="°C"
        error="Seedlings wilt above 30 °C."
        showValidation
      />,
    ],
    [
      'Disabled',
      <Slider label="Rain this week" maxValue={50} initValue={12} measurementUnit="mm" disabled />,
    ],
  ],
  use: [
    'A number in a range that only has to be roughly right, such as brightness or volume.',
    'A filter whose effect users see while they move it.',
  ],
  avoid: [
    ['An exact number, or a number without a limit:', '/number-inputs'],
    ['A few named levels:', '/segmented'],
    ['How far a task is:', '/progress'],
  ],
};
