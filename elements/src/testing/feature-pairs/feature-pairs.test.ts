import {testEveryPair} from './test-every-pair.js';
import {FEATURES} from './every-pair.js';

testEveryPair('in the order of the tables', FEATURES);
