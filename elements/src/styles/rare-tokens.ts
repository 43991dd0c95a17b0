import type {CSSResult} from 'lit';
import {lightDark, token} from './token-styles.js';

/** The system tokens that few elements use. */
export const rareTokens = {
  'color-success-soft': lightDark('#e6f4eb', '#13301f'),
  'color-warning': lightDark('#8a5300', '#f2c069'),
  'color-warning-soft': lightDark('#fdf1dd', '#352610'),
  'color-info': lightDark('#1d5fb8', '#93bff7'),
  'color-info-soft': lightDark('#e7f0fc', '#142a45'),
  'font-mono': 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
} as const satisfies Record<string, string>;

/** A rare token for the styles of an element, with its default value as the fallback. */
export const rareToken = (name: keyof typeof rareTokens): CSSResult => token(rareTokens, name);
