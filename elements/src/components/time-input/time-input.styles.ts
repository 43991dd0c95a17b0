import {css} from 'lit';
import * as token from '../../styles/token.js';
import {datalistStyles} from '../datalist/datalist.styles.js';

export const timeInputStyles = [
  datalistStyles,
  css`
    :host {
      --_box-background: var(--lc-time-input-background, ${token.colorSurface});
      --_box-border-color: var(--lc-time-input-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-time-input-radius, ${token.radius});
    }

    :host([readonly]) .box {
      --_box-border-color: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    #control,
    .option {
      font-variant-numeric: tabular-nums;
    }
  `,
];
