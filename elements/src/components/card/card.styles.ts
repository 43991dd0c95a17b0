import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

export const cardStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      min-inline-size: 0;
    }

    .base {
      --_padding: var(--lc-card-padding, calc(${token.space} * 5));
      --_radius: var(--lc-card-radius, calc(${token.radius} * 2));
      background: var(--lc-card-background, ${token.colorSurfaceRaised});
      block-size: 100%;
      border: 1px solid var(--lc-card-border-color, ${token.colorBorder});
      border-radius: var(--_radius);
      display: flex;
      flex-direction: column;
      overflow-wrap: anywhere;
      position: relative;
      transition:
        border-color ${token.duration} ${token.easing},
        box-shadow ${token.duration} ${token.easing};
    }

    /* In dark, where a shadow does not show, it is a step lighter than what is below it. */
    .raised {
      background: var(--lc-card-background, color-mix(in oklab, white 6%, ${token.colorSurfaceRaised}));
      border-color: var(--lc-card-border-color, color-mix(in oklab, ${token.colorBorder} 60%, transparent));
      box-shadow: ${token.shadow};
    }

    .soft {
      background: var(--lc-card-background, ${token.colorSurfaceSunken});
      border-color: var(--lc-card-border-color, transparent);
    }

    ::slotted([slot='media']) {
      border-start-end-radius: calc(var(--_radius) - 1px);
      border-start-start-radius: calc(var(--_radius) - 1px);
      display: block;
      inline-size: 100%;
      object-fit: cover;
    }

    .body {
      display: flex;
      flex: 1;
      flex-direction: column;
      gap: calc(${token.space} * 3);
      padding: var(--_padding);
    }

    .head {
      align-items: start;
      display: flex;
      gap: calc(${token.space} * 3);
      justify-content: space-between;
    }

    .heading {
      flex: 1;
      font-size: ${token.fontSizeLg};
      font-weight: 600;
      line-height: 1.35;
      min-inline-size: 0;
    }

    /* The content takes what is left, so that the footers of cards in a row are in line. */
    .content {
      flex: 1;
    }

    .end {
      align-items: center;
      color: ${token.colorTextMuted};
      display: flex;
      flex-wrap: wrap;
      font-size: ${token.fontSizeSm};
      gap: calc(${token.space} * 2) calc(${token.space} * 3);
    }

    /* The actions are at the end, and without a footer at the start. */
    ::slotted([slot='footer']) {
      flex: 1;
    }

    .link {
      color: inherit;
      text-decoration: none;
    }

    /* An arrow at the end of the heading. */
    .linked .heading::after {
      background: ${token.colorTextMuted};
      block-size: 0.75em;
      clip-path: polygon(25% 6%, 37% 0, 83% 50%, 37% 100%, 25% 94%, 63% 50%);
      content: '';
      display: inline-block;
      forced-color-adjust: none;
      inline-size: 0.75em;
      margin-inline-start: ${token.space};
      transition: translate ${token.duration} ${token.easing};
    }

    .linked:dir(rtl) .heading::after {
      rotate: 180deg;
    }

    .link::after {
      border-radius: var(--_radius);
      content: '';
      inset: -1px;
      position: absolute;
    }

    .link:focus-visible {
      outline: none;
    }

    .link:focus-visible::after {
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: ${token.focusOffset};
    }

    /* What users press is above the link of the card. */
    .linked ::slotted([slot='actions']),
    .linked
      ::slotted(:is(
        a,
        button,
        input,
        select,
        textarea,
        label,
        summary,
        lc-button,
        lc-icon-button,
        lc-tag,
        lc-switch
      )) {
      position: relative;
      z-index: 1;
    }

    @media (hover: hover) {
      .linked:hover {
        border-color: var(--lc-card-border-color-hover, ${token.colorBorderStrong});
      }

      .linked:hover .link {
        color: ${token.colorAccentText};
      }

      .linked:hover .heading::after {
        background: ${token.colorAccent};
        translate: ${token.space};
      }

      .linked:hover:dir(rtl) .heading::after {
        translate: calc(-1 * ${token.space});
      }
    }

    @media (forced-colors: active) {
      .base {
        border-color: CanvasText;
      }

      .link {
        color: LinkText;
      }

      .linked .heading::after {
        background: LinkText;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .base,
      .linked .heading::after {
        transition: none;
      }
    }
  `,
];
