import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './calendar-list.js';
import './calendar-list.css';

const loadCode = () => import('./calendar-list-code.js');

/** The block with its files. */
export default function CalendarListPage(): ReactNode {
  return (
    <BlockPage
      name="calendar-list"
      lead="What is planned in a month, day by day. The server refuses a place that is taken."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/calendar-list.html"
    />
  );
}
