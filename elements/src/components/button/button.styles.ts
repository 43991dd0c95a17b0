import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';

export const buttonStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      display: inline-block;
      vertical-align: middle;
    }

    .base {
      --_ground: var(--lc-button-background, var(--_color-accent));
      --_ground-hover: var(--lc-button-background-hover, var(--_color-accent-hover));
      --_ink: var(--lc-button-color, var(--_color-on-accent));
      --_edge: var(--lc-button-border-color, transparent);
      align-items: center;
      background: var(--_ground);
      block-size: 100%;
      border: 1px solid var(--_edge);
      border-radius: var(--lc-button-radius, var(--_radius));
      color: var(--_ink);
      cursor: pointer;
      display: flex;
      font: inherit;
      font-weight: 600;
      gap: calc(var(--_space) * 2);
      inline-size: 100%;
      justify-content: center;
      line-height: 1.25;
      min-block-size: var(--_control-height);
      padding: calc(var(--_space) * 1.5) calc(var(--_control-padding) * 1.5);
      position: relative;
      text-align: center;
      text-decoration: none;
      transition:
        background-color var(--_duration) var(--_easing),
        border-color var(--_duration) var(--_easing),
        transform var(--_duration) var(--_easing);
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
      --_ground: var(--lc-button-background, var(--_color-surface-raised));
      --_ground-hover: var(
        --lc-button-background-hover,
        color-mix(in oklab, var(--_color-text) 8%, var(--_color-surface-raised))
      );
      --_ink: var(--lc-button-color, var(--_color-text));
      --_edge: var(--lc-button-border-color, var(--_color-border-strong));
    }

    .ghost {
      --_ground: var(--lc-button-background, transparent);
      --_ground-hover: var(--lc-button-background-hover, var(--_color-accent-soft));
      --_ink: var(--lc-button-color, var(--lc-button-ghost-color, var(--_color-accent)));
    }

    .danger {
      --_ground: var(--lc-button-background, var(--_color-danger));
      --_ground-hover: var(--lc-button-background-hover, var(--_color-danger-hover));
      --_ink: var(--lc-button-color, var(--_color-on-danger));
    }

    .sm {
      font-size: var(--_font-size-sm);
      min-block-size: calc(var(--_control-height) * 0.8);
      padding-inline: var(--_control-padding);
    }

    .lg {
      font-size: var(--_font-size-lg);
      min-block-size: calc(var(--_control-height) * 1.2);
      padding-inline: calc(var(--_control-padding) * 2);
    }

    :host(:disabled) .base,
    .base[aria-disabled='true'] {
      --_ground-hover: var(--_ground);
      cursor: not-allowed;
      transform: none;
    }

    :host(:disabled) .base {
      background: var(--_color-hover);
      border-color: transparent;
      color: var(--_color-disabled);
    }

    :host(:disabled) .ghost {
      background: none;
    }

    /* Hidden only visually: a loading button keeps its accessible name. */
    .base[aria-busy='true'] .content,
    .base[aria-busy='true'] ::slotted(*) {
      opacity: 0;
    }

    .spinner {
      animation: turn 800ms linear infinite;
      block-size: 1.125em;
      border: 2px solid currentColor;
      border-block-start-color: transparent;
      border-radius: 50%;
      inline-size: 1.125em;
      inset: 0;
      margin: auto;
      position: absolute;
    }

    @keyframes turn {
      to {
        transform: rotate(1turn);
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .spinner {
        animation-duration: 3s;
      }

      .base {
        transition: none;
      }
    }

    @media (forced-colors: active) {
      .base {
        border-color: ButtonText;
      }

      :host(:disabled) .base {
        border-color: GrayText;
        color: GrayText;
      }

      /* Forced colors replace a transparent border, and a closed circle does not seem to turn. */
      .spinner {
        border-block-start-color: Canvas;
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
