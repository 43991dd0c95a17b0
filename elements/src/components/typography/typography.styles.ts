import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

export const typographyStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }

    /* These are inline in a line of text, and wrap with it. */
    :host([variant='code']),
    :host([variant='kbd']) {
      display: inline;
    }

    .base {
      display: block;
      color: var(--lc-typography-color, inherit);
      font: inherit;
      font-size: var(--lc-typography-size, var(--_size, 1rem));
      font-weight: var(--_weight, 400);
      letter-spacing: var(--_tracking, normal);
      line-height: var(--_leading, 1.6);
      margin: 0;
      max-inline-size: var(--lc-typography-measure, none);
      overflow-wrap: break-word;
      text-wrap: pretty;
    }

    .display {
      --_size: clamp(2.5rem, 1.6rem + 3.6vw, 4rem);
      --_weight: 600;
      --_leading: 1.05;
      --_tracking: -0.03em;
    }

    .h1 {
      --_size: clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem);
      --_weight: 600;
      --_leading: 1.15;
      --_tracking: -0.022em;
    }

    .h2 {
      --_size: 1.5rem;
      --_weight: 600;
      --_leading: 1.25;
      --_tracking: -0.016em;
    }

    .h3 {
      --_size: 1.25rem;
      --_weight: 600;
      --_leading: 1.3;
      --_tracking: -0.01em;
    }

    .h4 {
      --_size: 1.125rem;
      --_weight: 600;
      --_leading: 1.4;
    }

    .h5 {
      --_weight: 600;
      --_leading: 1.5;
    }

    .h6 {
      --_size: 0.875rem;
      --_weight: 600;
      --_leading: 1.5;
    }

    .display,
    .h1,
    .h2,
    .h3 {
      text-wrap: balance;
    }

    .lead {
      --_size: 1.1875rem;
      --_leading: 1.6;
    }

    .small {
      --_size: 0.875rem;
    }

    .caption {
      --_size: 0.8125rem;
      --_leading: 1.4;
    }

    .overline {
      --_size: 0.75rem;
      --_weight: 600;
      --_tracking: 0.08em;
      text-transform: uppercase;
    }

    figure {
      margin: 0;
    }

    .quote,
    .source {
      border-inline-start: 3px solid ${token.colorAccent};
      padding-inline-start: calc(${token.space} * 5);
    }

    .quote {
      font-style: italic;
    }

    .source {
      color: ${token.colorTextMuted};
      font-size: 0.875rem;
      padding-block-start: ${token.space};
    }

    .source::before {
      content: '— ' / '';
    }

    .code,
    .kbd {
      --_size: 0.875em;
      --_leading: inherit;
      background: ${token.colorSurfaceSunken};
      border: 1px solid ${token.colorBorder};
      border-radius: calc(${token.radius} * 0.5);
      -webkit-box-decoration-break: clone;
      box-decoration-break: clone;
      display: inline;
      font-family: ${token.fontMono};
      overflow-wrap: anywhere;
      padding: 0.1em 0.35em;
    }

    .kbd {
      border-block-end-width: 2px;
      border-color: ${token.colorBorderStrong};
    }

    .muted {
      color: ${token.colorTextMuted};
    }

    .accent {
      color: ${token.colorAccentText};
    }

    .success {
      color: ${token.colorSuccess};
    }

    .warning {
      color: ${token.colorWarning};
    }

    .danger {
      color: ${token.colorDanger};
    }

    .align-center {
      text-align: center;
    }

    .align-end {
      text-align: end;
    }

    .truncate,
    .lines {
      display: block;
      overflow: hidden;
    }

    .truncate {
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* The only way to end the last line in an ellipsis that all browsers support. */
    .lines {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: var(--_lines);
    }
  `,
];
