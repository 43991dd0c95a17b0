import {FormWalk} from '../../testing/walks/form-walk.js';
import {testWalks} from '../../testing/walks/test-walks.js';

describe('a form with rows, steps, and a draft', () => {
  testWalks(chance => new FormWalk(chance), {seeds: [1, 2, 3, 4, 5, 6], steps: 200});
});
