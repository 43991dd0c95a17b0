/** The view of `shared/custom-elements.js` with the React components, in React 18 and 19. */
import {
  BarLoader,
  Breadcrumb,
  Button,
  DateTimePicker,
  Select,
  TextInput,
  Typography,
} from '@life-changers/react';
import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import {states} from '../shared/custom-elements.js';

function Components() {
  const [index, setIndex] = useState(0);
  const [heard, setHeard] = useState<string[]>([]);
  const {text, count, isOn, options, location, filter} = states[index % states.length]!;
  const hear = (type: string) => setHeard(before => [...before, type]);
  return (
    <main>
      <Typography id="children" variant="h2">
        {text} {isOn && <em>Child</em>}
      </Typography>
      {!isOn && <Typography id="element">Shown at first</Typography>}
      <BarLoader id="number" height={count} loading={isOn} />
      <TextInput id="string" label={text} disabled={isOn} onChange={() => hear('input')} />
      <Select id="array" label="Fruit" options={options} />
      <Breadcrumb id="object" location={location} />
      <DateTimePicker id="function" label="Day" filterDate={filter} />
      <Button id="events" text="Events" onClick={({type}) => hear(type)} />
      <button id="change" onClick={() => setIndex(index + 1)}>
        Change
      </button>
      <output id="heard">{heard.join(' ')}</output>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<Components />);
