import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {SectionHeading} from '../page/heading.js';
import {useSite} from '../site.js';

/** What a component page says of the component, beside its examples. */
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

/** The id of the section about when to use a component. */
export const USE_ID = 'when-to-use-it';

/** When to use a component, and when another one. */
export function WhenToUse({use, avoid}: Pick<OverviewProps, 'use' | 'avoid'>): ReactNode {
  return (
    <section aria-labelledby={USE_ID}>
      <SectionHeading id={USE_ID}>When to use it</SectionHeading>
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
  );
}

/** A link to another component, or a text. */
function Instead({of: instead}: {of: string}): ReactNode {
  const route = useSite().routes.find(({path}) => path === instead);
  return route ? <Link to={route.path}>{route.title}</Link> : instead;
}
