import {Button} from '@life-changers/react';
import {license, version} from 'library-facts';
import {Fragment, type ReactNode} from 'react';
import {HydrationBoundary} from '../../site/hydration/hydration-boundary.js';
import {useSite} from '../../site/site.js';
import {Install} from './install.js';
import {scenePart, useIsHydrating} from './scene/part.js';
import {Scene} from './scene/scene.js';

/** What follows the scene has nothing but text and links, so its script waits like that of the cards. */
const More = scenePart('more', () => import('./more.js'));

/** Introduces the library: what it is, how to install it, and a scene of live elements. */
export default function HomePage(): ReactNode {
  const elements = new Set(useSite().routes.flatMap(route => route.elements)).size;
  const Boundary = useIsHydrating() ? HydrationBoundary : Fragment;

  return (
    <div className="page home">
      <div className="home-start">
        <h1 tabIndex={-1}>The hard parts of a web app, finished</h1>
        <Introduction elements={elements} />
        <Install />
      </div>
      <Scene />
      <div className="home-more" data-part="more">
        <Boundary>
          <More />
        </Boundary>
      </div>
    </div>
  );
}

function Introduction({elements}: {elements: number}): ReactNode {
  return (
    <div>
      <p className="lead">
        Tables, date pickers, comboboxes, uploads, and forms that survive a failing server: what other
        libraries sell, or leave to you. Custom elements for every framework, with typed React components.
      </p>
      <div className="home-actions">
        <Button text="Get started" href="/guides/installation" />
        <Button text="Browse components" variant="secondary" href="/components" />
      </div>
      <p className="home-facts">
        {elements} components · {license} license · version {version}
      </p>
    </div>
  );
}
