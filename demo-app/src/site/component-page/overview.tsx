import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {SectionHeading} from '../page/heading.js';
import {useSite} from '../site.js';

/** What a reader of a component page sees before the examples. */
export interface OverviewProps {
  /** The states and variants of the component, by name, side by side. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** How wide a state has to be. By default, three fit into a row beside the contents of the page. */
  readonly width?: 'normal' | 'wide' | 'full';
  /** Whether the elements have parts that CSS can style. Default true. */
  readonly hasParts?: boolean;
  /** When the component is right, each in one sentence. */
  readonly use: readonly string[];
  /** When another one is better: the case, and the path of that page, or what to do instead. */
  readonly avoid: readonly (readonly [when: string, instead: string])[];
}

/** The sections of the overview. */
export const OVERVIEW_PARTS = [
  {id: 'at-a-glance', title: 'At a glance'},
  {id: 'when-to-use-it', title: 'When to use it'},
] as const;

const [GLANCE, USE] = OVERVIEW_PARTS;

/** All states of a component at a glance, and when to use it. */
export function Overview({states, width = 'normal', use, avoid}: OverviewProps): ReactNode {
  return (
    <>
      <section aria-labelledby={GLANCE.id}>
        <SectionHeading id={GLANCE.id}>{GLANCE.title}</SectionHeading>
        <div className={`glance is-${width}`}>
          {Object.entries(states).map(([name, live]) => (
            <figure key={name}>
              <div className="glance-live">{live}</div>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section aria-labelledby={USE.id}>
        <SectionHeading id={USE.id}>{USE.title}</SectionHeading>
        <div className="uses">
          <div className="use">
            <h3>Use it</h3>
            <ul>
              {use.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <div className="use is-avoid">
            <h3>Use something else</h3>
            <ul>
              {avoid.map(([when, instead]) => (
                <li key={when}>
                  {when} <Instead of={instead} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}

/** A link to another component, or a text. */
function Instead({of: instead}: {of: string}): ReactNode {
  const route = useSite().routes.find(({path}) => path === instead);
  return route ? <Link to={route.path}>{route.title}</Link> : instead;
}
