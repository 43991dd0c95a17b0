import {define} from '../../base/define.js';
import {LcProfileCard} from './profile-card.js';

define('lc-profile-card', LcProfileCard);

declare global {
  interface HTMLElementTagNameMap {
    'lc-profile-card': LcProfileCard;
  }
}

export * from './profile-card.js';
