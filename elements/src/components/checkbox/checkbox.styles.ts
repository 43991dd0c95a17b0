import {css} from 'lit';
import {checkableStyles} from '../../styles/checkable.styles.js';
import * as token from '../../styles/token.js';

export const checkboxStyles = [
  checkableStyles,
  css`
    .field {
      --_size: var(--lc-checkbox-size, calc(${token.space} * 5));
      --_width: var(--_size);
    }

    #control {
      --_fill: var(--lc-checkbox-color, ${token.colorAccent});
      --_fill-hover: var(--lc-checkbox-color-hover, ${token.colorAccentHover});
      --_ink: var(--lc-checkbox-tick-color, ${token.colorOnAccent});
      --_line: var(--lc-checkbox-border-color, ${token.colorBorderStrong});
      border-radius: var(--lc-checkbox-radius, calc(${token.radius} * 0.625));
    }

    /* The box is smaller than the 24 px required for touch (WCAG 2.2, 2.5.8). The label below it enlarges its target. */
    .label {
      margin: calc(${token.space} * -1);
      margin-inline-end: 0;
      padding: ${token.space};
      padding-inline-start: calc(var(--_size) + ${token.space} * 3.5);
    }

    .label[hidden] ~ #control::after {
      content: '';
      inset: calc(${token.space} * -1);
      position: absolute;
    }

    /* A shape, not an image: a strict content security policy may block images in CSS. */
    #control::before {
      block-size: 100%;
      clip-path: polygon(26% 49%, 41% 63%, 74% 30%, 83% 39%, 41% 81%, 17% 58%);
      opacity: 0;
      transform: scale(0.6);
    }

    #control:is(:checked, .is-indeterminate)::before {
      opacity: 1;
      transform: none;
    }

    #control.is-indeterminate::before {
      clip-path: inset(44% 22% round 1px);
    }
  `,
];
