import {define} from '../../base/define.js';
import {LcTimelineItem} from './timeline-item.js';

define('lc-timeline-item', LcTimelineItem);

declare global {
  interface HTMLElementTagNameMap {
    'lc-timeline-item': LcTimelineItem;
  }
}

export * from './timeline-item.js';
