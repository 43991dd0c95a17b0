import {Typography} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

export const overview: OverviewProps = {
  states: {
    Display: (
      <Typography variant="display" level={3}>
        Rye
      </Typography>
    ),
    Headings: (
      <>
        <Typography variant="h1" level={3}>
          Sourdough
        </Typography>
        <Typography variant="h2" level={3}>
          Prepare the starter
        </Typography>
        <Typography variant="h3">Feed it twice</Typography>
      </>
    ),
    'Small text': (
      <>
        <Typography variant="overline">Recipe</Typography>
        <Typography variant="small">Makes two loaves of 900 g.</Typography>
        <Typography variant="caption" tone="muted">
          Last changed on 4 March
        </Typography>
      </>
    ),
    Lead: <Typography variant="lead">A loaf with a dark crust that keeps for a week.</Typography>,
    Body: <Typography>Mix the flour with the water, and let the dough rest for half an hour.</Typography>,
    Quote: (
      <Typography variant="quote" source="Amal Farouk, baker">
        Good bread needs time more than hands.
      </Typography>
    ),
    'Code and keys': (
      <Typography>
        Print with <Typography variant="kbd">Ctrl</Typography> <Typography variant="kbd">P</Typography>, or
        run <Typography variant="code">labels</Typography>.
      </Typography>
    ),
    Tones: (
      <>
        <Typography tone="success">The oven is hot.</Typography>
        <Typography tone="warning">Flour for one more batch.</Typography>
        <Typography tone="danger">The dough is too warm.</Typography>
      </>
    ),
    'Cut off': (
      <Typography truncate>
        Rye, oat, and wheat flour from the mill behind the station, ground on the day of the delivery.
      </Typography>
    ),
  },
  use: [
    'Text that follows the type scale of the theme, with the right HTML element for each variant.',
    'A heading whose size does not follow from its level, such as in a card.',
  ],
  avoid: [
    ['A short state or a count beside a name:', '/badges'],
    ['A notice with an icon:', '/callouts'],
    ['Long articles from an editor:', 'plain HTML with a style sheet.'],
  ],
};
