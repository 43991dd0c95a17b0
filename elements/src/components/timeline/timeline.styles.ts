import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';

export const timelineStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }

    /* It would have no width in a row if all timelines were containers. */
    :host([align='alternate']) {
      container-type: inline-size;
    }

    ol {
      list-style: none;
      margin: 0;
      padding: 0;
    }

    /* The items read these. A server has no script that would tell them. */
    @container (width >= 36rem) {
      .alternate ::slotted(lc-timeline-item) {
        --_timeline-columns: minmax(0, 1fr) auto minmax(0, 1fr);
        --_timeline-marker: 2;
        --_timeline-content: 3;
      }

      .alternate ::slotted(:nth-of-type(even)) {
        --_timeline-content: 1;
        text-align: end;
      }
    }
  `,
];
