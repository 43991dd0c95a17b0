import type {ReactNode} from 'react';
import {CodeNames} from '../../properties/code-names.js';
import type {SentEvent} from './use-live-element.js';

interface EventLogProps {
  /** The newest comes first. */
  readonly events: readonly SentEvent[];
  /** The events that the element can send. */
  readonly names: readonly string[];
}

/** The events that the element has sent. */
export function EventLog({events, names}: EventLogProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <div className="playground-events">
      <h3 id="playground-events">Events</h3>
      {events.length === 0 ? (
        <p>
          Use the element to see <CodeNames names={names} />
        </p>
      ) : (
        <ol tabIndex={0} aria-labelledby="playground-events" reversed>
          {events.map(({id, name, detail}) => (
            <li key={id}>
              <code>{name}</code> {detail !== '' && <code className="playground-detail">{detail}</code>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
