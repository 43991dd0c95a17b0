import {define} from '../../base/define.js';
import {LcCard} from './card.js';

define('lc-card', LcCard);

declare global {
  interface HTMLElementTagNameMap {
    'lc-card': LcCard;
  }
}

export * from './card.js';
