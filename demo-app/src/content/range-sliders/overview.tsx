import {RangeSlider} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    'With a unit': <RangeSlider label="Price" measurementUnit="€" initValue={[20, 60]} />,
    'In decimal steps': (
      <RangeSlider label="Soil" min={4} max={9} step={0.1} initValue={[5.5, 7]} measurementUnit="pH" />
    ),
    'With limits': (
      <RangeSlider label="Frost" min={-20} max={20} initValue={[-4, 12]} measurementUnit="°C" showLimits />
    ),
    'With marks': (
      <RangeSlider
        label="Light"
        max={8}
        initValue={[2, 6]}
        measurementUnit="h"
        marks={[
          {value: 0, label: 'Shade'},
          {value: 4, label: 'Half'},
          {value: 8, label: 'Sun'},
        ]}
      />
    ),
    'With both thumbs on one spot': <RangeSlider label="Seeds in a pot" max={12} initValue={[3, 3]} />,
    'With a hint': (
      <RangeSlider label="Height" hint="When fully grown." measurementUnit="cm" initValue={[30, 80]} />
    ),
    Vertical: (
      <RangeSlider
        label="Depth"
        max={30}
        initValue={[5, 15]}
        measurementUnit="cm"
        orientation="vertical"
        showLimits
      />
    ),
    Invalid: (
      <RangeSlider
        label="Heating"
        max={40}
        initValue={[22, 38]}
        measurementUnit="°C"
        error="Too hot for seedlings."
        showValidation
      />
    ),
    Disabled: (
      <RangeSlider label="Rain this week" max={50} initValue={[12, 30]} measurementUnit="mm" disabled />
    ),
  },
  use: [
    'A range that only has to be roughly right, such as a filter by price.',
    'A lowest and a highest number that users find by trying.',
  ],
  avoid: [
    ['Exact numbers: two of', '/number-inputs'],
    ['One number:', '/sliders'],
    ['A range of days:', '/date-range-pickers'],
  ],
};
