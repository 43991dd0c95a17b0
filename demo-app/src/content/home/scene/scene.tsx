import {Fragment, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {HydrationBoundary} from '../../../site/hydration/hydration-boundary.js';
import {PartWatch, scenePart, useIsHydrating} from './part.js';

interface Card {
  readonly name: string;
  readonly title: string;
  /** The page of what the card shows. */
  readonly path: string;
  readonly link: string;
  readonly Part: () => ReactNode;
}

const card = (
  name: string,
  title: string,
  [path, link]: readonly [path: string, link: string],
  load: Parameters<typeof scenePart>[1],
): Card => ({name, title, path, link, Part: scenePart(name, load)});

const CARDS: readonly Card[] = [
  card('orders', 'Orders for Friday', ['/tables', 'Tables'], () => import('./orders.js')),
  card('booking', 'Book a baking class', ['/forms', 'Forms'], () => import('./booking.js')),
  card('tonight', 'In the oven', ['/progress', 'Progress'], () => import('./tonight.js')),
  card('shop', 'Sold online', ['/trees', 'Trees'], () => import('./shop.js')),
  card('toasts', 'Just now', ['/toasts', 'Toasts'], () => import('./messages.js')),
  card('holidays', 'Closed days', ['/date-range-pickers', 'Date ranges'], () => import('./holidays.js')),
  card('allergens', 'Rye loaf', ['/multi-selects', 'Multi-selects'], () => import('./allergens.js')),
  card('delivery', 'From the mill', ['/files-upload', 'File upload'], () => import('./delivery.js')),
];

/**
 * The theme that the site has, and some of the presets (`theming/model/presets.ts`), which a test compares with them. Their
 * tokens are in `scene.css`. The link opens the same theme in the theme builder.
 */
const THEMES = [
  {name: 'site', text: 'This site', path: '/theming'},
  {name: 'ledger', text: 'Ledger', path: '/theming?accent=3b444c&neutral=gray&radius=0&density=compact'},
  {name: 'berry', text: 'Berry', path: '/theming?accent=a3265f&neutral=mauve&radius=16'},
  {name: 'night', text: 'Night shift', path: '/theming?accent=ad4607&neutral=slate&radius=12'},
] as const;

/** The back office of a bakery: live elements in cards, and themes for all of them. */
export function Scene(): ReactNode {
  const Boundary = useIsHydrating() ? HydrationBoundary : Fragment;
  return (
    <section className="scene" aria-labelledby="scene">
      <div className="scene-head">
        <div>
          <h2 id="scene">Four in the morning at Kornhaus Bakery</h2>
          <p>Every card is live. Pack an order, correct the booking, close the shop for a week.</p>
        </div>
        <Themes />
      </div>
      <PartWatch />
      <ul className="scene-cards">
        {CARDS.map(({name, title, path, link, Part}) => (
          <li key={name} className={`scene-card is-${name}`} data-part={name}>
            <div className="scene-card-head">
              <h3>{title}</h3>
              <Link to={path}>{link}</Link>
            </div>
            <Boundary>
              <Part />
            </Boundary>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The style sheet applies the checked theme, so that it works before the script and without it. */
function Themes(): ReactNode {
  return (
    <div className="scene-themes">
      <fieldset className="segments">
        <legend>Theme</legend>
        <div>
          {THEMES.map(({name, text}) => (
            <label key={name} className={`is-${name}`}>
              <input type="radio" name="scene-theme" value={name} defaultChecked={name === 'site'} />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
      {THEMES.map(({name, path}) => (
        <Link key={name} className={`is-${name}`} to={path}>
          Open in the theme builder
        </Link>
      ))}
    </div>
  );
}
