import {useMemo, useState, type ReactNode} from 'react';
import {editorsOf} from '../../properties/editors.js';
import {PropertyList} from '../../properties/property-list.js';
import {PropertyRow} from '../../properties/property-row.js';
import type {Reference} from '../reference.js';
import {EventLog} from './event-log.js';
import {LivePart} from './live-part.js';
import {PlaygroundCode} from './playground-code.js';
import {sampleOf} from './samples.js';
import {useLiveElement} from './use-live-element.js';
import './playground.css';

/** An element with an editor for each of its properties, its events, and the code that results. */
export function Playground({reference}: {reference: Reference}): ReactNode {
  const sample = sampleOf(reference);
  const [round, setRound] = useState(0);

  return (
    <PlaygroundRound
      // A new round starts with a new element.
      key={round}
      reference={reference}
      onReset={() => setRound(round + 1)}
      isWide={sample.isWide ?? false}
    />
  );
}

interface PlaygroundRoundProps {
  readonly reference: Reference;
  readonly onReset: () => void;
  readonly isWide: boolean;
}

function PlaygroundRound({reference, onReset, isWide}: PlaygroundRoundProps): ReactNode {
  const sample = sampleOf(reference);
  const properties = useMemo(
    () => editorsOf(reference, Object.keys(sample.properties ?? {})),
    [reference, sample],
  );
  const live = useLiveElement(reference, sample);
  const {element, text, editText} = live;

  return (
    <div className={isWide ? 'playground is-wide' : 'playground'}>
      <div className="playground-main">
        <LivePart tag={reference.tag} sample={sample} live={live} />
        <div className="playground-props">
          <div className="property-head">
            <h3 id="playground-props">Properties</h3>
            <button type="button" className="property-reset" onClick={onReset}>
              Reset
            </button>
          </div>
          {/* The fields start again when the element is there, whose defaults a server does not know. */}
          <div
            key={element === null ? 'waiting' : 'live'}
            className="property-list"
            role="group"
            aria-labelledby="playground-props"
            inert={element === null}
          >
            {text !== undefined && (
              <PropertyRow
                name="Content"
                editor={{kind: 'text'}}
                value={text}
                onEdit={value => editText(String(value ?? ''))}
              />
            )}
            <PropertyList properties={properties} edits={live.edits} />
          </div>
        </div>
      </div>
      <EventLog events={live.events} names={reference.events.map(({name}) => name)} />
      <PlaygroundCode reference={reference} sample={sample} live={live} />
    </div>
  );
}
