import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {spinnerStyles} from '../../styles/spinner.styles.js';
import * as token from '../../styles/token.js';

export const buttonStyles = [
  hostStyles,
  focusRingStyles,
  spinnerStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }

    .base {
      --_ground: var(--lc-button-background, ${token.colorAccent});
      --_ground-hover: var(--lc-button-background-hover, ${token.colorAccentHover});
      --_ink: var(--lc-button-color, ${token.colorOnAccent});
      --_edge: var(--lc-button-border-color, transparent);
      align-items: center;
      background: var(--_ground);
      block-size: 100%;
      border: 1px solid var(--_edge);
      border-radius: var(--lc-button-radius, ${token.radius});
      color: var(--_ink);
      cursor: pointer;
      display: flex;
      font: inherit;
      font-weight: 600;
      gap: calc(${token.space} * 2);
      inline-size: 100%;
      justify-content: center;
      line-height: 1.25;
      min-block-size: ${token.controlHeight};
      padding: calc(${token.space} * 1.5) calc(${token.controlPadding} * 1.5);
      position: relative;
      text-align: center;
      text-decoration: none;
      transition:
        background-color ${token.duration} ${token.easing},
        border-color ${token.duration} ${token.easing},
        transform ${token.duration} ${token.easing};
      user-select: none;
    }

    @media (hover: hover) {
      .base:hover {
        background: var(--_ground-hover);
      }
    }

    .base:active {
      transform: translateY(1px);
    }

    .secondary {
      --_ground: var(--lc-button-background, ${token.colorSurfaceRaised});
      --_ground-hover: var(
        --lc-button-background-hover,
        color-mix(in oklab, ${token.colorText} 8%, ${token.colorSurfaceRaised})
      );
      --_ink: var(--lc-button-color, ${token.colorText});
      --_edge: var(--lc-button-border-color, ${token.colorBorderStrong});
    }

    .ghost {
      --_ground: var(--lc-button-background, transparent);
      --_ground-hover: var(--lc-button-background-hover, ${token.colorAccentSoft});
      --_ink: var(--lc-button-color, var(--lc-button-ghost-color, ${token.colorAccentText}));
    }

    .danger {
      --_ground: var(--lc-button-background, ${token.colorDanger});
      --_ground-hover: var(--lc-button-background-hover, ${token.colorDangerHover});
      --_ink: var(--lc-button-color, ${token.colorOnDanger});
    }

    .sm {
      font-size: ${token.fontSizeSm};
      min-block-size: calc(${token.controlHeight} * 0.8);
      padding-inline: ${token.controlPadding};
    }

    .lg {
      font-size: ${token.fontSizeLg};
      min-block-size: calc(${token.controlHeight} * 1.2);
      padding-inline: calc(${token.controlPadding} * 2);
    }

    .base.is-disabled,
    .base[aria-disabled='true'] {
      --_ground-hover: var(--_ground);
      cursor: not-allowed;
      transform: none;
    }

    .base.is-disabled {
      background: ${token.colorHover};
      border-color: transparent;
      color: ${token.colorDisabled};
    }

    .ghost.is-disabled {
      background: none;
    }

    /* Hidden only visually: a loading button keeps its accessible name. */
    .base[aria-busy='true'] .content,
    .base[aria-busy='true'] ::slotted(*) {
      opacity: 0;
    }

    .spinner {
      inset: 0;
      margin: auto;
      position: absolute;
    }

    @media (prefers-reduced-motion: reduce) {
      .base {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .base {
        border-color: ButtonText;
      }

      .base.is-disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }

    ::slotted(svg),
    ::slotted(.lc-icon) {
      block-size: 1.25em;
      flex: none;
      inline-size: 1.25em;
    }

    ::slotted(.lc-icon) {
      display: flex;
    }
  `,
];
