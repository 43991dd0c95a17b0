import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {initialsStyles} from '../../styles/initials.styles.js';
import * as token from '../../styles/token.js';

export const avatarGroupStyles = [
  hostStyles,
  initialsStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }

    .base {
      --_avatar-ring: 2px;
      --_size: var(--lc-avatar-size);
      --_overlap: var(--lc-avatar-group-overlap, calc(var(--_size) * 0.15));
      display: flex;
      flex-wrap: wrap;
      list-style: none;
      margin: 0;
      padding: 0;
      padding-inline-start: var(--_overlap);
      row-gap: ${token.space};
    }

    .md {
      --lc-avatar-size: 2.5rem;
    }

    .sm {
      --lc-avatar-size: 2rem;
    }

    .lg {
      --lc-avatar-size: 3.5rem;
    }

    /* On a server, the avatars are not in list items yet. */
    li,
    .base > slot::slotted(*) {
      display: flex;
      margin-inline-start: calc(-1 * var(--_overlap));
    }

    .more {
      align-items: center;
      background: ${token.colorSurfaceSunken};
      border-radius: 50%;
      block-size: var(--_size);
      box-shadow: 0 0 0 2px ${token.colorSurfaceRaised};
      color: ${token.colorTextMuted};
      display: inline-flex;
      font-size: var(--_initials);
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      justify-content: center;
      line-height: 1;
      min-inline-size: var(--_size);
      outline: 1px solid ${token.colorBorder};
      outline-offset: -1px;
      /* Above the last avatar. */
      position: relative;
    }
  `,
];
