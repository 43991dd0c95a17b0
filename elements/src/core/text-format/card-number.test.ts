import {expect} from '@open-wc/testing';
import {cardNumberFormat} from './card-number.js';

// The numbers that the payment services give for tests.
describe('cardNumberFormat', () => {
  for (const [typed, text, problem] of [
    ['4111111111111111', '4111 1111 1111 1111', undefined],
    ['4111-1111-1111-1111', '4111 1111 1111 1111', undefined],
    ['4222222222222', '4222 2222 2222 2', undefined],
    ['5555 5555 5555 4444', '5555 5555 5555 4444', undefined],
    ['2223003122003222', '2223 0031 2200 3222', undefined],
    ['378282246310005', '3782 822463 10005', undefined],
    ['3782 8224 6310 005', '3782 822463 10005', undefined],
    ['30569309025904', '3056 930902 5904', undefined],
    ['6011111111111117', '6011 1111 1111 1117', undefined],
    ['3530111333300000', '3530 1113 3330 0000', undefined],
    ['6759649826438453', '6759 6498 2643 8453', undefined],
    // UnionPay, without a check digit that matches.
    ['6212345678901234', '6212 3456 7890 1234', undefined],
    ['٤١١١111111111111', '4111 1111 1111 1111', undefined],
    ['3', '3', 'incomplete'],
    ['37828', '3782 8', 'incomplete'],
    ['411111111111111', '4111 1111 1111 111', 'incomplete'],
    ['4222222222223', '4222 2222 2222 3', 'incomplete'],
    ['4111111111111112', '4111 1111 1111 1112', 'check-digits'],
    ['378282246310006', '3782 822463 10006', 'check-digits'],
  ] as const) {
    it(`reads "${typed}" as ${text}${problem ? `, ${problem}` : ''}`, () => {
      const read = cardNumberFormat.read(typed);
      expect([read?.text, read?.raw, read?.problem]).to.deep.equal([text, text.replaceAll(' ', ''), problem]);
    });
  }

  for (const typed of ['', '-', '4111a', '3782822463100050', '41111111111111111111', '4111 $']) {
    it(`does not read "${typed}"`, () => {
      expect(cardNumberFormat.read(typed)).to.equal(null);
    });
  }
});
