import {define} from '../../base/define.js';
import '../select/select.define.js';
import {LcPhoneInput} from './phone-input.js';

define('lc-phone-input', LcPhoneInput);

declare global {
  interface HTMLElementTagNameMap {
    'lc-phone-input': LcPhoneInput;
  }
}

export {setPhoneNumbers} from '../../core/phone/phone-numbers.js';
export * from './phone-input.js';
