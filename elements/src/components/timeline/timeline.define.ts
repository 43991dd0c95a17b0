import {define} from '../../base/define.js';
import '../timeline-item/timeline-item.define.js';
import {LcTimeline} from './timeline.js';

define('lc-timeline', LcTimeline);

declare global {
  interface HTMLElementTagNameMap {
    'lc-timeline': LcTimeline;
  }
}

export * from './timeline.js';
