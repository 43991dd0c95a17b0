import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {runningBarStyles} from '../../styles/running-bar.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

export const barLoaderStyles = [
  hostStyles,
  runningBarStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --_bar: var(--lc-bar-loader-color, ${token.colorAccent});
      --_track: var(--lc-bar-loader-track-color, ${token.colorAccentSoft});
      display: block;
    }

    .base {
      block-size: 3px;
      position: relative;
    }
  `,
];
