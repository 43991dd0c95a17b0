import {useMemo, useState, type ReactNode} from 'react';
import type {Reference} from '../reference.js';
import {CodeNames} from './code-names.js';
import {editorsOf, type EditedProperty} from './editors.js';
import {EventLog} from './event-log.js';
import {LivePart} from './live-part.js';
import {PlaygroundCode} from './playground-code.js';
import {PropertyRow} from './property-row.js';
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
  const {element, text, edit, editText, warningsOf} = live;

  return (
    <div className={isWide ? 'playground is-wide' : 'playground'}>
      <div className="playground-main">
        <LivePart tag={reference.tag} sample={sample} live={live} />
        <div className="playground-props">
          <div className="playground-props-head">
            <h3 id="playground-props">Properties</h3>
            <button type="button" className="playground-reset" onClick={onReset}>
              Reset
            </button>
          </div>
          <div className="playground-scroller" role="group" aria-labelledby="playground-props">
            {/* The fields start again when the element is there, whose defaults a server does not know. */}
            <div
              key={element === null ? 'waiting' : 'live'}
              className="playground-rows"
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
              {properties.map(({name, editor}) =>
                editor.kind === 'none' ? null : (
                  <PropertyRow
                    key={name}
                    name={name}
                    editor={editor}
                    value={live.valueOf(name, editor)}
                    warnings={warningsOf(name)}
                    onEdit={value => edit(name, value)}
                  />
                ),
              )}
            </div>
            <NotEdited properties={properties} />
          </div>
        </div>
      </div>
      <EventLog events={live.events} names={reference.events.map(({name}) => name)} />
      <PlaygroundCode reference={reference} sample={sample} live={live} />
    </div>
  );
}

/** The properties without an editor, by reason. */
function NotEdited({properties}: {readonly properties: readonly EditedProperty[]}): ReactNode {
  const byReason = new Map<string, readonly string[]>();
  for (const {name, editor} of properties)
    if (editor.kind === 'none') byReason.set(editor.reason, [...(byReason.get(editor.reason) ?? []), name]);
  return [...byReason].map(([reason, names]) => (
    <p key={reason} className="playground-note">
      {reason}: <CodeNames names={names} />
    </p>
  ));
}
