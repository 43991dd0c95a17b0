import {Badge, Button, Card} from '@life-changers/react';
import {useState} from 'react';

const plans = [
  {name: 'Starter', price: '0', about: 'One project and two people. No card needed.'},
  {
    name: 'Team',
    price: '12',
    about: 'All projects, ten people, shared views, and an export of everything each night.',
  },
  {name: 'Company', price: '29', about: 'Single sign-on, an audit log, and support by phone.'},
];

export default function Plans() {
  const [current, setCurrent] = useState('Team');

  return (
    <ul className="card-grid">
      {plans.map(({name, price, about}) => (
        <li key={name}>
          <Card title={name} headingLevel={3} appearance={name === current ? 'raised' : 'outline'}>
            {name === current && (
              <Badge slot="header" variant="accent" pill>
                Your plan
              </Badge>
            )}
            <div className="price">${price}</div>
            {about}
            <Button
              slot="actions"
              text={name === current ? 'Manage billing' : `Choose ${name}`}
              variant={name === current ? 'secondary' : 'primary'}
              onClick={() => setCurrent(name)}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}
