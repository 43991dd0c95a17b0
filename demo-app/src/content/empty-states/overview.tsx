import {Button, EmptyState} from '@life-changers/react';
import type {OverviewProps} from '../../site/workbench/overview.js';

const ignore = () => {};

export const overview: OverviewProps = {
  width: 'wide',
  states: {
    'Text alone': (
      <EmptyState title="No deliveries today" headingLevel={3}>
        The next one is on Thursday.
      </EmptyState>
    ),
    Compact: (
      <EmptyState title="No notes" headingLevel={3} compact>
        Notes for the next shift appear here.
      </EmptyState>
    ),
    'With the first step': (
      <EmptyState title="No recipes yet" headingLevel={3}>
        Recipes that you write appear here.
        <Button slot="actions" text="Write a recipe" onClick={ignore} />
      </EmptyState>
    ),
    'With its own icon': (
      <EmptyState title="No bread matches" headingLevel={3}>
        <svg slot="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d="M5 11a4 4 0 0 1 2-7h10a4 4 0 0 1 2 7v8H5zM9.5 8v2M14.5 8v2" />
        </svg>
        Try another flour.
        <Button slot="actions" text="Show all breads" variant="secondary" onClick={ignore} />
      </EmptyState>
    ),
  },
  use: [
    'A list before its first entry, with the step that adds one.',
    'A search or a filter without results, with a way back.',
  ],
  avoid: [
    ['Content that is still loading:', '/progress'],
    ['A request that failed:', '/callouts'],
    ['A table, which has a text for no rows:', '/tables'],
  ],
};
