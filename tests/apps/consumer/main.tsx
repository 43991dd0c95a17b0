import '@life-changers/elements/styles/life-changers.css';
import '@life-changers/elements/text-input';
import {validate} from '@life-changers/elements/core/validation';
import {Button, DataTable, IconButton, ServerTable, TextInput, Typography} from '@life-changers/react';
import {useState, version} from 'react';
import {createRoot} from 'react-dom/client';
import {size, string} from 'superstruct';
import {More} from './more.js';

const rules = size(string(), 3, 30);
const columns = [
  {label: 'Name', field: 'name'},
  {label: 'Mark', field: 'mark', render: (value: unknown) => <strong>{String(value)}</strong>},
];
const rows = [{name: 'Ada', mark: 10}];

function App() {
  const [nick, setNick] = useState('ab');
  const [message, setMessage] = useState('');
  return (
    <main>
      <Typography variant="h1">{`React ${version}`}</Typography>
      <TextInput
        label="Nickname"
        rules={rules}
        showValidation
        value={nick}
        onChange={value => setNick(value)}
      />
      <Button
        text="Check"
        onClick={() => void validate(rules, nick, 'Nickname').then(r => setMessage(r.message))}
      />
      <IconButton text="Clear" onClick={() => setNick('')}>
        <svg viewBox="0 0 16 16" />
      </IconButton>
      <output>{message}</output>
      <DataTable label="Marks" columns={columns} rows={rows} />
      <ServerTable label="People" columns={columns} endpoint="/people.json" />
      <More />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<App />);
