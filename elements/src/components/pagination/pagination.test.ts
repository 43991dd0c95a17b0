import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcPagination} from './pagination.define.js';
import './pagination.define.js';

const make = (attributes: Partial<LcPagination> = {}) =>
  fixture<LcPagination>(html`${Object.assign(document.createElement('lc-pagination'), attributes)}`);

const ARROWS: Record<string, string> = {
  'First page': '<<',
  'Previous page': '<',
  'Next page': '>',
  'Last page': '>>',
};

/** A pagination in a place of a width in rem. */
async function makeIn(width: number, attributes: Partial<LcPagination>): Promise<LcPagination> {
  const element = await make(attributes);
  element.parentElement!.style.inlineSize = `${width}rem`;
  return element;
}

const items = (element: LcPagination) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>('.page-button'),
];
const nameOf = ({ariaLabel, title}: HTMLElement) => ariaLabel ?? title;
const named = (element: LcPagination, name: string) => items(element).find(item => nameOf(item) === name)!;
const numbers = (element: LcPagination) =>
  items(element)
    .filter(item => item.matches('.number'))
    .map(({textContent}) => textContent.trim());
const current = (element: LcPagination) =>
  element.shadowRoot!.querySelector('[aria-current=page]')!.textContent.trim();
/** What a user sees: the numbers, and arrows for the other buttons. */
const visible = (element: LcPagination) =>
  items(element)
    .filter(item => item.checkVisibility())
    .map(item => item.textContent.trim() || ARROWS[item.title])
    .join(' ');

/** How many lines the buttons are in. */
const lines = (element: LcPagination) =>
  new Set(items(element).flatMap(({offsetTop, offsetWidth}) => (offsetWidth === 0 ? [] : offsetTop))).size;

const focused = (element: LcPagination) => nameOf(element.shadowRoot!.activeElement as HTMLElement);

/** Records the pages of `lc-page-change`. */
function recordPages(element: LcPagination): number[] {
  const pages: number[] = [];
  element.addEventListener('lc-page-change', event => pages.push(event.detail.page));
  return pages;
}

describe('lc-pagination', () => {
  describe('accessibility', () => {
    for (const [title, attributes] of [
      ['the first page', {total: 12}],
      ['a page in the middle', {total: 12, page: 6}],
      ['links', {total: 12, page: 6, href: '?page={page}'}],
    ] as const)
      it(`is accessible with ${title}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });

    it('is a navigation named Pages', async () => {
      const {localName, ariaLabel} = (await make({total: 3})).shadowRoot!.querySelector('[part=pager]')!;
      expect([localName, ariaLabel]).to.deep.equal(['nav', 'Pages']);
    });

    it('is named by its label', async () => {
      const element = await make({total: 3, label: 'Pages of orders'});
      expect(element.shadowRoot!.querySelector('nav')!.ariaLabel).to.equal('Pages of orders');
    });

    it('has buttons with names', async () => {
      expect(items(await make({total: 2})).map(nameOf)).to.deep.equal([
        'First page',
        'Previous page',
        'Page 1',
        'Page 2',
        'Next page',
        'Last page',
      ]);
    });

    it('disables the arrows to pages that do not exist, and keeps them focusable', async () => {
      const element = await make({total: 3});
      expect(named(element, 'Previous page').ariaDisabled).to.equal('true');
      named(element, 'Previous page').focus();
      expect(focused(element)).to.equal('Previous page');
    });
  });

  describe('properties', () => {
    it('shows nothing without pages', async () => {
      expect(items(await make())).to.deep.equal([]);
    });

    it('reads its attributes', async () => {
      const element = await fixture<LcPagination>(
        html`<lc-pagination total="95" page-size="10" page="9" page-buttons="3"></lc-pagination>`,
      );
      expect([numbers(element), current(element)]).to.deep.equal([['8', '9', '10'], '9']);
    });

    it('counts pages without a page size', async () => {
      expect(numbers(await make({total: 3}))).to.deep.equal(['1', '2', '3']);
    });

    for (const [page, shown] of [
      [0, '1'],
      [-3, '1'],
      [99, '10'],
      [Infinity, '10'],
      [2.7, '2'],
    ] as const)
      it(`shows page ${shown} for ${page}`, async () => {
        expect(current(await make({total: 10, page}))).to.equal(shown);
      });

    it('shows the last page when the total shrinks', async () => {
      const element = await make({total: 10, page: 9});
      element.total = 4;
      await element.updateComplete;
      expect(current(element)).to.equal('4');
    });

    for (const [name, value, standard] of [
      ['total', -1, 0],
      ['total', Infinity, 0],
      ['pageSize', 0, 1],
      ['page', NaN, 1],
      ['pageButtons', 0, 5],
    ] as const)
      it(`warns about ${name} ${value}, and uses ${standard}`, async () => {
        const warnings = await recordWarnings(() => make({total: 3, [name]: value}));
        expect(warnings).to.deep.equal([
          `<lc-pagination>: ${name} must be a number, not ${value}; ${standard} is used.`,
        ]);
      });

    for (const [width, page, shown] of [
      [40, 6, '<< < 4 5 6 7 8 > >>'],
      [18, 6, '<< < 4 5 6 7 8 > >>'],
      [17.9, 6, '<< < 5 6 7 > >>'],
      [12.75, 6, '<< < 5 6 7 > >>'],
      [12.7, 6, '<< < 6 > >>'],
      [10.5, 6, '<< < 6 > >>'],
      [10.4, 6, '< 6 >'],
      [7, 6, '< 6 >'],
      [17, 1, '<< < 1 2 3 > >>'],
      [17, 2, '<< < 1 2 3 > >>'],
      [12, 1, '<< < 1 > >>'],
      [17, 12, '<< < 10 11 12 > >>'],
    ] as const)
      it(`shows ${shown} in one line at page ${page} of 12 in ${width}rem`, async () => {
        const element = await makeIn(width, {total: 12, page});
        expect([visible(element), lines(element)]).to.deep.equal([shown, 1]);
      });

    for (const [width, pageButtons, shown] of [
      [11, 1, '<< < 20 > >>'],
      [12.75, 2, '<< < 19 20 > >>'],
      [12.75, 3, '<< < 19 20 21 > >>'],
      [17, 4, '<< < 19 20 21 > >>'],
      [18, 4, '<< < 18 19 20 21 > >>'],
      [22.5, 7, '<< < 17 18 19 20 21 22 23 > >>'],
      [22, 7, '<< < 18 19 20 21 22 > >>'],
      [17, 7, '<< < 19 20 21 > >>'],
      [26.9, 9, '<< < 17 18 19 20 21 22 23 > >>'],
      [35.9, 13, '<< < 16 17 18 19 20 21 22 23 24 > >>'],
      [36, 13, '<< < 14 15 16 17 18 19 20 21 22 23 24 25 26 > >>'],
    ] as const)
      it(`shows ${shown} in one line by ${pageButtons} buttons in ${width}rem`, async () => {
        const element = await makeIn(width, {total: 40, page: 20, pageButtons});
        expect([visible(element), lines(element)]).to.deep.equal([shown, 1]);
      });

    for (const [width, page, shown] of [
      [22.5, 500, '<< < 498 499 500 501 502 > >>'],
      [22, 500, '<< < 499 500 501 > >>'],
      [22, 5000, '<< < 4999 5000 5001 > >>'],
      [17, 5000, '<< < 5000 > >>'],
      [22.5, 50_000, '<< < 49999 50000 50001 > >>'],
    ] as const)
      it(`shows ${shown}, which has long numbers, in ${width}rem`, async () => {
        const element = await makeIn(width, {total: 90_000, page});
        expect([visible(element), lines(element)]).to.deep.equal([shown, 1]);
      });

    for (const width of [8, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27])
      it(`stays within ${width}rem, in one line, with long numbers`, async () => {
        const element = await makeIn(width, {total: 12_000, page: 10_000, pageButtons: 9});
        const end = element.getBoundingClientRect().right;
        const isInside = items(element).every(item => item.getBoundingClientRect().right <= end + 0.5);
        expect([isInside, lines(element)]).to.deep.equal([true, 1]);
      });

    for (const [total, pageButtons, shown] of [
      [1, 5, '<< < 1 > >>'],
      [2, 5, '<< < 1 2 > >>'],
      [4, 5, '<< < 1 2 3 4 > >>'],
      [20, 5, '<< < 1 2 3 4 5 > >>'],
      [20, 12, '<< < 1 2 3 4 5 6 7 8 9 10 11 12 > >>'],
      [200, 7, '<< < 1 2 3 4 5 6 7 > >>'],
    ] as const)
      it(`shows ${shown} if its width follows its content`, async () => {
        const element = await make({total, pageButtons});
        element.parentElement!.style.cssText = 'display: flex; justify-content: center';
        expect([visible(element), lines(element)]).to.deep.equal([shown, 1]);
      });

    it('is as wide as its buttons if its width follows its content', async () => {
      const element = await make({total: 2});
      element.style.display = 'inline-block';
      const {left, right} = element.getBoundingClientRect();
      const before = items(element)[0]!.getBoundingClientRect().left - left;
      const after = right - items(element).at(-1)!.getBoundingClientRect().right;
      expect(Math.max(before, after)).to.be.lessThan(4);
    });

    it('gives way to what is beside it', async () => {
      const element = await makeIn(24, {total: 12, page: 6});
      element.parentElement!.style.display = 'flex';
      element.insertAdjacentHTML(
        'beforebegin',
        '<span style="flex: none; inline-size: 10rem">Results</span>',
      );
      expect(visible(element)).to.equal('<< < 5 6 7 > >>');
    });

    it('drops the same numbers right to left', async () => {
      const element = await makeIn(17, {total: 12, page: 6});
      element.parentElement!.dir = 'rtl';
      const [first, last] = [named(element, 'First page'), named(element, 'Last page')];
      expect([
        visible(element),
        first.getBoundingClientRect().left > last.getBoundingClientRect().left,
      ]).to.deep.equal(['<< < 5 6 7 > >>', true]);
    });

    it('has links with the address of each page', async () => {
      const element = await make({total: 3, page: 2, href: '/orders?page={page}'});
      expect(items(element).map(item => item.getAttribute('href'))).to.deep.equal(
        [1, 1, 1, 2, 3, 3, 3].map(page => `/orders?page=${page}`),
      );
    });

    it('has no address for arrows to pages that do not exist', async () => {
      const element = await make({total: 3, href: '/orders?page={page}'});
      const previous = named(element, 'Previous page');
      expect([previous.getAttribute('href'), previous.role]).to.deep.equal([null, 'link']);
    });

    it('warns about a javascript: address, and has buttons', async () => {
      let element!: LcPagination;
      const warnings = await recordWarnings(async () => {
        element = await make({total: 3, href: 'javascript:alert({page})'});
      });
      expect([items(element)[2]!.localName, warnings.length]).to.deep.equal(['button', 1]);
    });
  });

  describe('events', () => {
    it('shows the page of a pressed button, and sends lc-page-change', async () => {
      const element = await make({total: 10});
      const pages = recordPages(element);
      await clickOn(named(element, 'Page 3'));
      await element.updateComplete;
      expect([pages, element.page, current(element)]).to.deep.equal([[3], 3, '3']);
    });

    for (const [name, page] of [
      ['First page', 1],
      ['Previous page', 4],
      ['Next page', 6],
      ['Last page', 10],
    ] as const)
      it(`goes from page 5 to page ${page} with ${name}`, async () => {
        const element = await make({total: 10, page: 5});
        const pages = recordPages(element);
        named(element, name).click();
        expect(pages).to.deep.equal([page]);
      });

    it('sends nothing for the current page, for disabled arrows, or when page is set', async () => {
      const element = await make({total: 10});
      const pages = recordPages(element);
      named(element, 'Page 1').click();
      named(element, 'Previous page').click();
      element.page = 4;
      await element.updateComplete;
      expect(pages).to.deep.equal([]);
    });

    it('sends lc-navigate for a link, which a router can cancel', async () => {
      const element = await make({total: 3, href: '/orders?page={page}'});
      const seen: string[] = [];
      element.addEventListener('lc-navigate', event => {
        seen.push(event.detail.href);
        event.preventDefault();
      });
      const pages = recordPages(element);
      await clickOn(named(element, 'Page 2'));
      expect([seen, pages]).to.deep.equal([['/orders?page=2'], []]);
    });

    it('does nothing for a disabled arrow that is a link', async () => {
      const element = await make({total: 3, href: '/orders?page={page}'});
      let isSent = false;
      element.addEventListener('lc-navigate', () => (isSent = true));
      named(element, 'Previous page').click();
      expect(isSent).to.equal(false);
    });
  });

  describe('keyboard', () => {
    it('shows the next page with Enter and Space, and keeps the focus', async () => {
      const element = await make({total: 10});
      named(element, 'Next page').focus();
      await press('Enter');
      await press('Space');
      await element.updateComplete;
      expect([element.page, focused(element)]).to.deep.equal([3, 'Next page']);
    });

    it('keeps the focus on the page that was chosen', async () => {
      const element = await make({total: 20});
      named(element, 'Page 5').focus();
      await press('Enter');
      await element.updateComplete;
      expect([numbers(element), focused(element)]).to.deep.equal([['3', '4', '5', '6', '7'], 'Page 5']);
    });

    it('moves the focus to the current page if its button is removed', async () => {
      const element = await make({total: 20});
      named(element, 'Page 1').focus();
      element.page = 15;
      await element.updateComplete;
      expect(focused(element)).to.equal('Page 15');
    });

    it('skips numbers that are not visible', async () => {
      const element = await makeIn(12, {total: 12, page: 6});
      const reached: (string | null | undefined)[] = [];
      named(element, 'First page').focus();
      for (let stop = 0; stop < 5; stop++) {
        if (stop > 0) await press('Tab');
        reached.push(focused(element));
      }
      expect(reached).to.deep.equal(['First page', 'Previous page', 'Page 6', 'Next page', 'Last page']);
    });

    for (const name of ['Page 4', 'Page 8', 'First page', 'Last page'])
      it(`keeps the focus on ${name} when its place gets narrow`, async () => {
        const element = await makeIn(30, {total: 12, page: 6});
        named(element, name).focus();
        element.parentElement!.style.inlineSize = '10rem';
        await nextFrame();
        await nextFrame();
        expect([focused(element), named(element, name).checkVisibility()]).to.deep.equal([name, true]);
      });

    it('drops a number when the focus leaves it', async () => {
      const element = await makeIn(17, {total: 12, page: 4});
      named(element, 'Page 4').focus();
      element.page = 6;
      await element.updateComplete;
      await press('Tab');
      expect([visible(element), focused(element)]).to.deep.equal(['<< < 5 6 7 > >>', 'Page 5']);
    });

    it('focuses the current page', async () => {
      const element = await make({total: 20, page: 3});
      element.focus();
      expect(focused(element)).to.equal('Page 3');
    });
  });
});
