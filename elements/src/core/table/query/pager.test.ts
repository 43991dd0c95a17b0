import {expect} from '@open-wc/testing';
import {clampPage, entriesRange, fewestButtons, pagerModel} from './pager.js';

describe('pagerModel', () => {
  const windows: [page: number, pageCount: number, buttons: number | undefined, pages: number[]][] = [
    [1, 1, undefined, [1]],
    [1, 3, undefined, [1, 2, 3]],
    [1, 20, undefined, [1, 2, 3, 4, 5]],
    [3, 20, undefined, [1, 2, 3, 4, 5]],
    [4, 20, undefined, [2, 3, 4, 5, 6]],
    [18, 20, undefined, [16, 17, 18, 19, 20]],
    [20, 20, undefined, [16, 17, 18, 19, 20]],
    [10, 20, 7, [7, 8, 9, 10, 11, 12, 13]],
    [10, 20, 4, [8, 9, 10, 11]],
    [10, 20, 1, [10]],
    [10, 20, 2.9, [9, 10]],
    [10, 20, 0, [8, 9, 10, 11, 12]],
    [10, 20, NaN, [8, 9, 10, 11, 12]],
    [2, 3, Infinity, [1, 2, 3]],
    [99, 20, undefined, [16, 17, 18, 19, 20]],
    [-1, 20, undefined, [1, 2, 3, 4, 5]],
    [1, 0, undefined, [1]],
  ];
  for (const [page, pageCount, buttons, pages] of windows) {
    it(`shows ${pages.join(' ')} at page ${page} of ${pageCount} by ${buttons ?? 'default'} buttons`, () => {
      expect(pagerModel(page, pageCount, buttons).pages).to.deep.equal(pages);
    });
  }

  const moves: [page: number, pageCount: number, moves: (number | null)[]][] = [
    [1, 1, [null, null, null, null]],
    [1, 9, [null, null, 2, 9]],
    [5, 9, [1, 4, 6, 9]],
    [9, 9, [1, 8, null, null]],
  ];
  for (const [page, pageCount, expected] of moves) {
    it(`goes to ${expected.map(String).join(', ')} from page ${page} of ${pageCount}`, () => {
      const {first, previous, next, last} = pagerModel(page, pageCount);
      expect([first, previous, next, last]).to.deep.equal(expected);
    });
  }
});

describe('fewestButtons', () => {
  for (const pageCount of [1, 2, 4, 7, 20]) {
    it(`is the first number of buttons that has the page, of ${pageCount} pages`, () => {
      for (let page = 1; page <= pageCount; page++) {
        const pager = pagerModel(page, pageCount, Infinity);
        for (let buttons = 1; buttons <= pageCount; buttons++)
          expect(
            pager.pages.filter(other => fewestButtons(other, pager) <= buttons),
            `page ${page}, ${buttons} buttons`,
          ).to.deep.equal(pagerModel(page, pageCount, buttons).pages);
      }
    });
  }
});

describe('entriesRange', () => {
  const cases: [page: number, pageSize: number, total: number, from: number, to: number][] = [
    [1, 10, 0, 0, 0],
    [1, 10, 1, 1, 1],
    [1, 10, 57, 1, 10],
    [2, 10, 57, 11, 20],
    [6, 10, 57, 51, 57],
    [9, 10, 57, 51, 57],
    [1, 100, 57, 1, 57],
  ];
  for (const [page, pageSize, total, from, to] of cases) {
    it(`is ${from} - ${to} out of ${total} on page ${page} by ${pageSize}`, () => {
      expect(entriesRange(page, pageSize, total)).to.deep.equal({from, to, total});
    });
  }
});

describe('clampPage', () => {
  const cases: [page: number, total: number, pageSize: number, clamped: number][] = [
    [3, 57, 10, 3],
    [6, 57, 10, 6],
    [7, 57, 10, 6],
    [Infinity, 57, 10, 6],
    [0, 57, 10, 1],
    [-3, 57, 10, 1],
    [2.7, 57, 10, 2],
    [NaN, 57, 10, 1],
    [4, 0, 10, 1],
  ];
  for (const [page, total, pageSize, clamped] of cases) {
    it(`is ${clamped} for page ${page} of ${total} rows by ${pageSize}`, () => {
      expect(clampPage(page, total, pageSize)).to.equal(clamped);
    });
  }
});
