import {BarLoader, Card, MainLoader, Skeleton, Spinner} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'Bar loader above a list': (
      <div className="glance-field">
        <BarLoader loading label="Loading the orders of Saturday" />
        <ul className="lines is-loading" aria-busy="true">
          <li>
            <span>Hotel Linden</span> 48 rye loaves
          </li>
          <li>
            <span>Café Morgen</span> 120 croissants
          </li>
          <li>
            <span>Bridge School</span> 90 milk rolls
          </li>
        </ul>
      </div>
    ),
    'Thick bar in a card': (
      <Card title="Flour from the mill" headingLevel={3}>
        <BarLoader loading height={6} label="Loading the prices of flour" />
        <p>Rye, oat, and wheat. The prices of this week are on their way.</p>
      </Card>
    ),
    'Bar loader above skeletons': (
      <div className="glance-field">
        <BarLoader loading label="Loading the orders of Sunday" />
        <Skeleton lines={4} />
      </div>
    ),
    'Spinner beside a value': (
      <p className="glance-row">
        Rye flour in stock <Spinner size="sm" label="Counting the flour" />
      </p>
    ),
    'Main loader': (
      <div className="glance-loader">
        <MainLoader
          duration={4}
          fontSize="3.5rem"
          height="9rem"
          message="Kornhaus"
          label="Opening the bakery"
        />
      </div>
    ),
    'In another script': (
      <div lang="ar" dir="rtl" className="glance-loader">
        <MainLoader duration={4} fontSize="3.5rem" height="9rem" message="المخبز" label="جارٍ فتح المخبز" />
      </div>
    ),
  },
  use: [
    'A bar loader above a list or a panel whose content is replaced, without moving it.',
    'A main loader while an app starts, or while a whole page is not there yet.',
  ],
  avoid: [
    ['A task whose end is known, or a small place:', '/progress'],
    ['A button that waits for a server:', '/buttons'],
    ['Content whose shape is known, such as a profile:', '/progress'],
    ['Rows from a server, which have a loader already:', '/tables'],
  ],
};
