import {define} from '../../base/define.js';
import {LcAccordionItem} from './accordion-item.js';

define('lc-accordion-item', LcAccordionItem);

declare global {
  interface HTMLElementTagNameMap {
    'lc-accordion-item': LcAccordionItem;
  }
}

export * from './accordion-item.js';
