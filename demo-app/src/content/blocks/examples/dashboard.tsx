import '@life-changers/elements/table-narrow';
import {Avatar, AvatarGroup, Button, Callout, Segmented} from '@life-changers/react';
import {useState} from 'react';
import {Channels, Figure, Goal, Orders, Tasks} from '../dashboard-cards.js';
import {periods, report, team} from '../sales.js';

/** The sales of a company by period, its recent orders, and its tasks. */
export default function Dashboard() {
  const [period, setPeriod] = useState('1');
  const [isStockLow, setIsStockLow] = useState(true);
  const {figures, channels, inEuros, goal, orders} = report(period);

  return (
    <section className="dashboard-block" aria-label="Dashboard of Northlight Coffee">
      <header>
        <h2>Northlight Coffee</h2>
        <AvatarGroup label="People who see this dashboard" size="sm" max={3}>
          {team.map(name => (
            <Avatar key={name} name={name} />
          ))}
        </AvatarGroup>
        <Segmented aria-label="Period" options={periods} value={period} onChange={setPeriod} />
      </header>
      <Callout
        variant="warning"
        title="Yirgacheffe is running out"
        dismissible
        open={isStockLow}
        onHide={() => setIsStockLow(false)}
      >
        12 kg are left, and 31 kg are reserved for December.
        <Button
          slot="actions"
          text="Mark as ordered"
          size="sm"
          variant="secondary"
          onClick={() => setIsStockLow(false)}
        />
      </Callout>
      <div className="dashboard-figures">
        {figures.map(figure => (
          <Figure key={figure.label} {...figure} />
        ))}
      </div>
      <div className="dashboard-cards">
        <Channels channels={channels} inEuros={inEuros} />
        <Goal goal={goal} />
        <Orders rows={orders} />
        <Tasks />
      </div>
    </section>
  );
}
