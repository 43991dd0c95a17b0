// Alone on its page: with its own features of the tables only.
import {testEveryPair} from './test-every-pair.js';
import {FEATURES} from './every-pair.js';

testEveryPair('in the order of the tables', FEATURES);
