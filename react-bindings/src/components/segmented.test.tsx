import {Segmented} from './segmented.js';
import {testRadioGroupBinding} from '../testing/radio-group-binding.js';

testRadioGroupBinding(Segmented, 'Segmented');
