// Alone on its page: with its own features of the tables only.
import {testEveryPair} from './test-every-pair.js';
import {FEATURES} from './every-pair.js';

// Before `editing`, whose entry brings it.
const order = ['grid', ...FEATURES.filter(name => name !== 'grid').toReversed()];

testEveryPair('in the other order', order);
