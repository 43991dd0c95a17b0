import {Card, Sparkline} from '@life-changers/react';

const revenue = [31_200, 30_400, 32_800, 33_100, 35_600, 34_900, 36_700];
const format = {style: 'currency', currency: 'EUR', maximumFractionDigits: 0} as const;
const euros = new Intl.NumberFormat('en-IE', format);

export default function Figure() {
  return (
    <Card title="Revenue in July">
      <p>
        <strong>{euros.format(36_700)}</strong>{' '}
        <Sparkline label="Revenue since January" values={revenue} format={format} />
      </p>
    </Card>
  );
}
