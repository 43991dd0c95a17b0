import {Slider} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    'With a unit': <Slider label="Brightness" measurementUnit="%" initValue={60} />,
    'In decimal steps': (
      <Slider label="Soil" minValue={4} maxValue={9} step={0.1} initValue={6.5} measurementUnit="pH" />
    ),
    'With limits': (
      <Slider label="Frost" minValue={-20} maxValue={20} initValue={-4} measurementUnit="°C" showLimits />
    ),
    'With its whole range': (
      <Slider label="Water" maxValue={8} initValue={8} measurementUnit="l" showLimits />
    ),
    'With marks': (
      <Slider
        label="Light"
        maxValue={8}
        initValue={6}
        measurementUnit="h"
        marks={[
          {value: 0, label: 'Shade'},
          {value: 4, label: 'Half'},
          {value: 8, label: 'Sun'},
        ]}
      />
    ),
    Vertical: (
      <Slider
        label="Depth"
        maxValue={30}
        initValue={10}
        measurementUnit="cm"
        orientation="vertical"
        showLimits
      />
    ),
    'With a hint': <Slider label="Shade" hint="Tomatoes need little." measurementUnit="%" initValue={15} />,
    Required: <Slider label="Beds" maxValue={12} initValue={4} required />,
    Invalid: (
      <Slider
        label="Heating"
        maxValue={40}
        initValue={38}
        measurementUnit="°C"
        error="Too hot for seedlings."
        showValidation
      />
    ),
    Disabled: <Slider label="Rain this week" maxValue={50} initValue={12} measurementUnit="mm" disabled />,
  },
  use: [
    'A number in a range that only has to be roughly right, such as brightness or volume.',
    'A filter whose effect users see while they move it.',
  ],
  avoid: [
    ['An exact number, or a number without a limit:', '/number-inputs'],
    ['A lowest and a highest number:', '/range-sliders'],
    ['A few named levels:', '/segmented'],
    ['How far a task is:', '/progress'],
  ],
};
