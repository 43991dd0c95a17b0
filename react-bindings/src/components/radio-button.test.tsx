import {RadioButton} from './radio-button.js';
import {testRadioGroupBinding} from '../testing/radio-group-binding.js';

testRadioGroupBinding(RadioButton, 'RadioButton');
