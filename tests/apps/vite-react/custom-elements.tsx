/** The view of `shared/custom-elements.js` with the raw tags, which React 19 supports. */
import '@life-changers/elements';
import '@life-changers/elements/jsx';
import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import {EVENTS, states} from '../shared/custom-elements.js';

function CustomElements() {
  const [index, setIndex] = useState(0);
  const [heard, setHeard] = useState<string[]>([]);
  const {text, count, isOn, options, location, filter} = states[index % states.length]!;
  const hear = ({type}: {type: string}) => setHeard(before => [...before, type]);
  return (
    <main>
      <lc-typography id="children" variant="h2">
        {text} {isOn && <em>Child</em>}
      </lc-typography>
      {!isOn && <lc-typography id="element">Shown at first</lc-typography>}
      <lc-bar-loader id="number" height={count} loading={isOn} />
      <lc-text-input id="string" label={text} disabled={isOn} onInput={hear} />
      <lc-select id="array" label="Fruit" options={options} />
      <lc-breadcrumb id="object" location={location} />
      <lc-date-time-picker id="function" label="Day" filterDate={filter} />
      <lc-button id="events" onClick={hear} {...Object.fromEntries(EVENTS.map(name => [`on${name}`, hear]))}>
        Events
      </lc-button>
      <button id="change" onClick={() => setIndex(index + 1)}>
        Change
      </button>
      <output id="heard">{heard.join(' ')}</output>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<CustomElements />);
