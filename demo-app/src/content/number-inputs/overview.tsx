import {NumberInput} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const euros = {style: 'currency', currency: 'EUR'} as const;
const percent = {style: 'percent'} as const;

export const overview: OverviewProps = {
  states: {
    Filled: <NumberInput label="Crates" min={0} initValue={24} />,
    'Currency, without buttons': (
      <NumberInput label="Deposit" format={euros} min={0} initValue="3.10" hideSteppers />
    ),
    Percentage: <NumberInput label="Alcohol" format={percent} min={0} step={0.001} initValue="0.052" />,
    'With a unit': <NumberInput label="Batch" measurementUnit="hl" min={0} step={0.5} initValue="12.5" />,
    'Read-only': <NumberInput label="Stock" initValue={1480} readOnly />,
    Disabled: <NumberInput label="Tanks" initValue={3} disabled />,
    'With a hint': <NumberInput label="Kegs" hint="30 liters each." min={0} initValue={6} />,
    Required: <NumberInput label="Days in the tank" min={1} required />,
    Invalid: <NumberInput label="Pallets" min={1} max={8} initValue={12} showValidation />,
  },
  use: [
    'A number to calculate with: a quantity, a price, a dose, or a percentage.',
    'Exact decimals, which users read and type in their own language.',
  ],
  avoid: [
    ['Digits that are not a quantity, such as a phone or customer number:', '/text-inputs'],
    ['A rough value between two ends, such as a volume:', '/sliders'],
    ['A one-time code:', '/code-inputs'],
    ['A time of day:', '/time-inputs'],
  ],
};
