import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';

export const profileCardStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      --_image-size: var(--lc-profile-card-image-size, 2.75rem);
      --_image-radius: var(--lc-profile-card-image-radius, 50%);
      display: block;
    }

    .card {
      align-items: center;
      column-gap: calc(${token.space} * 3);
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      row-gap: calc(${token.space} * 4);
    }

    .image-link {
      border-radius: var(--_image-radius);
      color: inherit;
      display: block;
      text-decoration: none;
    }

    .image {
      background: ${token.colorAccentSoft};
      block-size: var(--_image-size);
      border-radius: var(--_image-radius);
      color: ${token.colorAccentText};
      display: grid;
      font-size: calc(var(--_image-size) * 0.3637);
      font-weight: 600;
      inline-size: var(--_image-size);
      letter-spacing: 0.02em;
      line-height: 1;
      object-fit: cover;
      outline: 1px solid color-mix(in srgb, ${token.colorText} 8%, transparent);
      outline-offset: -1px;
      place-items: center;
      transition: box-shadow ${token.duration} ${token.easing};
    }

    .image::before {
      content: attr(data-initials);
    }

    @media (hover: hover) {
      .image-link:hover .image {
        box-shadow: 0 0 0 3px color-mix(in srgb, ${token.colorAccent} 28%, transparent);
      }
    }

    .text {
      line-height: 1.35;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    .name {
      font-size: 0.875rem;
      font-weight: 600;
    }

    .position {
      color: ${token.colorTextMuted};
      font-size: 0.75rem;
    }

    .stats {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2) calc(${token.space} * 6);
      grid-column: 1 / -1;
      margin: 0;
    }

    .stat {
      display: flex;
      flex-direction: column-reverse;
      line-height: 1.35;
    }

    dt {
      color: ${token.colorTextMuted};
      font-size: 0.75rem;
    }

    dd {
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      margin: 0;
    }

    @media (prefers-reduced-motion: reduce) {
      .image {
        transition: none;
      }
    }
  `,
];
