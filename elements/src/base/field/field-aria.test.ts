import {expect} from '@open-wc/testing';
import {describedBy} from './field-aria.js';

describe('describedBy', () => {
  for (const [hasHint, details, ids] of [
    [false, undefined, 'message'],
    [true, undefined, 'hint message'],
    [true, 'file refusal', 'hint file refusal message'],
    [false, 'file', 'file message'],
  ] as const) {
    it(`describes the control by "${ids}"`, () => {
      expect(describedBy({hasHint}, details)).to.equal(ids);
    });
  }
});
