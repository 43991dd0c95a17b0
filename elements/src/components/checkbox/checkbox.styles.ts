import {css} from 'lit';
import {checkableStyles} from '../../styles/checkable.styles.js';

export const checkboxStyles = [
  checkableStyles,
  css`
    .field {
      --_size: var(--lc-checkbox-size, calc(var(--_space) * 5));
      --_width: var(--_size);
    }

    #control {
      --_fill: var(--lc-checkbox-color, var(--_color-accent));
      --_fill-hover: var(--lc-checkbox-color-hover, var(--_color-accent-hover));
      --_ink: var(--lc-checkbox-tick-color, var(--_color-on-accent));
      --_line: var(--lc-checkbox-border-color, var(--_color-border-strong));
      border-radius: var(--lc-checkbox-radius, calc(var(--_radius) * 0.625));
    }

    /* The box is smaller than the 24 px required for touch (WCAG 2.2, 2.5.8). The label below it enlarges its target. */
    .label {
      margin: calc(var(--_space) * -1);
      margin-inline-end: 0;
      padding: var(--_space);
      padding-inline-start: calc(var(--_size) + var(--_space) * 3.5);
    }

    .label[hidden] ~ #control::after {
      content: '';
      inset: calc(var(--_space) * -1);
      position: absolute;
    }

    /* A shape, not an image: a strict content security policy may block images in CSS. */
    #control::before {
      block-size: 100%;
      clip-path: polygon(26% 49%, 41% 63%, 74% 30%, 83% 39%, 41% 81%, 17% 58%);
      opacity: 0;
      transform: scale(0.6);
    }

    #control:is(:checked, :indeterminate)::before {
      opacity: 1;
      transform: none;
    }

    #control:indeterminate::before {
      clip-path: inset(44% 22% round 1px);
    }
  `,
];
