/** The rules of the page on a server. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {validate} from '@life-changers/elements/core/validation';
import * as s from 'superstruct';

const nickname = s.size(s.string(), 3, 30);

describe('validate on a server', () => {
  it('says what the control says', async () => {
    assert.deepEqual(await validate(nickname, 'ab', 'Nickname'), {
      valid: false,
      message: 'Nickname must have 3 to 30 characters.',
    });
  });

  it('says nothing of a good value', async () => {
    assert.deepEqual(await validate(nickname, 'ada', 'Nickname'), {valid: true, message: ''});
  });
});
