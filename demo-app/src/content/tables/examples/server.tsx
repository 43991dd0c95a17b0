import {ServerTable, type Column} from '@life-changers/react';
import {useCallback, useState} from 'react';

const columns: Column[] = [
  {label: 'ID', field: 'id', width: '5rem'},
  {label: 'Real name', field: 'realName'},
  {label: 'Character', field: 'character'},
  {label: 'Stark', field: 'stark', width: '6rem', render: isStark => (isStark ? 'Yes' : 'No')},
  {label: 'Alive', field: 'alive', width: '6rem', render: isAlive => (isAlive ? 'Yes' : 'No')},
];

const faults = {
  None: '',
  Delay: 'delay:2000',
  'Error 500': '500',
  'Malformed body': 'malformed',
  'Wrong shape': 'wrong-shape',
  Hang: 'hang',
  'Shrinking total': 'shrink',
  Empty: 'empty',
};

export default function Server() {
  const [fault, setFault] = useState('');
  const [cause, setCause] = useState('');

  // The fault applies to the next request, so the visible rows stay until the next action.
  const fetchWithFault = useCallback<typeof fetch>(
    (input, init) => {
      const url = new URL(String(input));
      if (fault !== '') url.searchParams.append('fault', fault);
      return fetch(url, init);
    },
    [fault],
  );

  return (
    <>
      <fieldset>
        <legend>Failure of the next request</legend>
        {Object.entries(faults).map(([name, value]) => (
          <label key={name}>
            <input type="radio" name="fault" checked={fault === value} onChange={() => setFault(value)} />
            {name}
          </label>
        ))}
      </fieldset>
      <ServerTable
        label="Actors from the server"
        endpoint="/api-stub/people"
        authorization="Bearer demo"
        columns={columns}
        pageSize={6}
        pageButtons={7}
        firstSort="desc"
        fetch={fetchWithFault}
        onLoad={() => setCause('')}
        onError={event => setCause(String(event.detail.cause))}
      />
      {cause !== '' && <p>Cause: {cause}</p>}
    </>
  );
}
