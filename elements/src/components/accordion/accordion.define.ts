import {define} from '../../base/define.js';
import '../accordion-item/accordion-item.define.js';
import {LcAccordion} from './accordion.js';

define('lc-accordion', LcAccordion);

declare global {
  interface HTMLElementTagNameMap {
    'lc-accordion': LcAccordion;
  }
}

export * from './accordion.js';
