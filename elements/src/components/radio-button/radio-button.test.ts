import {testRadioGroup} from '../../testing/radio-group-contract.js';
import './radio-button.define.js';

testRadioGroup('lc-radio-button');
