import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {useIsLive} from '../hydration/use-is-live.js';
import {SectionHeading} from '../page/heading.js';
import {stateId} from './example-id.js';
import type {OverviewProps} from './overview.js';

/** The id of the states of a component. */
export const GLANCE_ID = 'at-a-glance';

interface GlanceProps extends Pick<OverviewProps, 'states' | 'width'> {
  /** The id of what the workbench shows. */
  readonly chosen: string;
}

/** All states of a component at a glance. The name of each shows it on the stage, with its code. */
export function Glance({states, width = 'normal', chosen}: GlanceProps): ReactNode {
  // Without a script, the address of a state leads to it here.
  const isLive = useIsLive();
  return (
    <section className="glance-section" aria-labelledby={GLANCE_ID}>
      <SectionHeading id={GLANCE_ID}>At a glance</SectionHeading>
      <div className={`glance is-${width}`}>
        {Object.entries(states).map(([name, live]) => {
          const id = stateId(name);
          return (
            <figure
              key={name}
              id={isLive ? undefined : id}
              className={id === chosen ? 'is-chosen' : undefined}
            >
              <figcaption>
                <Link to={`#${id}`} aria-current={id === chosen ? 'true' : undefined}>
                  {name}
                </Link>
              </figcaption>
              {/* On the stage is the only one, or its ids would be in the page twice. */}
              <div className="glance-live">{id === chosen ? <p>On the stage, above.</p> : live}</div>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
