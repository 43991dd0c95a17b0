import {expect, fixture, html} from '@open-wc/testing';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import type {LcPagination} from './pagination.define.js';
import './pagination.define.js';

const make = (attributes: Partial<LcPagination> = {}) =>
  fixture<LcPagination>(html`${Object.assign(document.createElement('lc-pagination'), attributes)}`);

const items = (element: LcPagination) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>('.page-button'),
];
const named = (element: LcPagination, name: string) =>
  items(element).find(({ariaLabel}) => ariaLabel === name)!;
const numbers = (element: LcPagination) =>
  items(element)
    .filter(item => item.matches('.number'))
    .map(({textContent}) => textContent.trim());
const current = (element: LcPagination) =>
  element.shadowRoot!.querySelector('[aria-current=page]')!.textContent.trim();
const focused = (element: LcPagination) => element.shadowRoot!.activeElement?.ariaLabel;

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
      expect(items(await make({total: 2})).map(({ariaLabel}) => ariaLabel)).to.deep.equal([
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

    it('focuses the current page', async () => {
      const element = await make({total: 20, page: 3});
      element.focus();
      expect(focused(element)).to.equal('Page 3');
    });
  });
});
