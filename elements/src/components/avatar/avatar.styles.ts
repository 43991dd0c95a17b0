import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {initialsStyles} from '../../styles/initials.styles.js';
import * as token from '../../styles/token.js';

export const avatarStyles = [
  hostStyles,
  initialsStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }

    .base {
      --_size: var(--lc-avatar-size, 2.5rem);
      background: var(--lc-avatar-background, ${token.colorAccentSoft});
      block-size: var(--_size);
      border-radius: var(--lc-avatar-radius, 50%);
      box-shadow: 0 0 0 var(--_avatar-ring, 0) ${token.colorSurfaceRaised};
      color: var(--lc-avatar-color, ${token.colorAccentText});
      display: grid;
      font-size: var(--_initials);
      font-weight: 600;
      inline-size: var(--_size);
      letter-spacing: 0.02em;
      line-height: 1;
      outline: 1px solid color-mix(in srgb, ${token.colorText} 8%, transparent);
      outline-offset: -1px;
      overflow: hidden;
      place-items: center;
      user-select: none;
    }

    .sm {
      --_size: var(--lc-avatar-size, 2rem);
    }

    .lg {
      --_size: var(--lc-avatar-size, 3.5rem);
    }

    .square {
      border-radius: var(--lc-avatar-radius, calc(var(--_size) * 0.2));
    }

    .image {
      block-size: 100%;
      inline-size: 100%;
      object-fit: cover;
    }

    .icon {
      block-size: 60%;
      fill: none;
      inline-size: 60%;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.75;
    }

    @media (forced-colors: active) {
      .base {
        outline-color: CanvasText;
      }
    }
  `,
];
