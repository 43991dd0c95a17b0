/** The orders: a whole screen with a table, in memory and from the running stub. */
import assert from 'node:assert/strict';
import {buffer} from 'node:stream/consumers';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {setTimeout as delay} from 'node:timers/promises';
import type {Locator, Page} from 'playwright-core';
import readExcelFile from 'read-excel-file/node';
import {axe, eventually, hasFocus, holdScript, startSite, tabTo, visit, type Site} from './support.js';

const ORDERS = /\/api-stub\/orders/;

let site: Site;
let page: Page;
let screen: Locator;

before(async () => {
  site = await startSite();
});
after(() => site.close());
beforeEach(async () => {
  ({page} = await site.newPage());
  screen = page.getByRole('region', {name: 'All orders', exact: true});
});
afterEach(() => site.release(page));

/** The text is there twice: to be seen, and to be heard after an action. */
const shows = (text: string | RegExp) => screen.getByText(text, {exact: true}).first().waitFor();
const open = async (address = '', info: string | RegExp = '1 - 20 out of 100,000 entries') => {
  await visit(page, `/tables/orders${address}`);
  // The HTML of the page has the first rows of the table in memory.
  const table = address.includes('source=server') ? 'lc-server-table' : 'lc-data-table';
  await screen.locator(table).waitFor();
  await shows(info);
};
const search = () => new URL(page.url()).search;
const firstOrder = () => screen.locator('td.order-quiet').first().innerText();
const checkbox = (number: number) => screen.getByRole('checkbox', {name: `Select ${number}`, exact: true});
const statuses = () => screen.locator('td.order-state').allTextContents();
/** Filters by more statuses in the filter of the column. */
const chooseStatuses = async (...names: string[]) => {
  await screen.getByRole('columnheader', {name: 'Status'}).hover();
  await button('Status, column options').click();
  await screen.getByRole('menuitem', {name: 'Filter…', exact: true}).click();
  for (const name of names) await screen.getByRole('checkbox', {name}).check();
  await page.keyboard.press('Escape');
};
const button = (name: string) => screen.getByRole('button', {name, exact: true});
const header = (name: string) => screen.getByRole('columnheader', {name}).getByRole('button').first();
const group = (name: string) => screen.locator('[part=group-toggle]').filter({hasText: name});
const textsOf = async (rows: Locator) =>
  (await rows.allInnerTexts()).map(text => text.replace(/\s+/g, ' ').trim());
const groupLines = () => textsOf(screen.locator('[part=group-line]'));
const foot = async () => (await textsOf(screen.locator('[part=totals]')))[0];
const viewButton = () => screen.locator('[part=views-button]');
/** The label of the button is before the name, for screen readers only. */
const viewName = async () => (await textsOf(viewButton()))[0]?.replace(/^Views /, '');
const chooseView = async (name: string) => {
  await viewButton().click();
  await screen.getByRole('menuitemradio', {name, exact: true}).click();
};
const OPEN_ORDERS = 'filter.status=in.new&filter.status=in.paid&where=all&where.0.date=period.last-90-days';
const toast = (text: string) => page.locator('lc-toast').filter({hasText: text}).first().waitFor();
const selectFirstTwo = async () => {
  await checkbox(100_000).check();
  await checkbox(99_999).check();
  await shows('2 entries selected');
};

const tabBackTo = async (locator: Locator) => {
  for (let presses = 0; presses < 40 && !(await hasFocus(locator)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  assert.equal(await hasFocus(locator), true);
};

/** What both tables do. */
const SOURCES = [
  {source: 'in memory', address: '', joined: '?'},
  {source: 'from the server', address: '?source=server', joined: '?source=server&'},
] as const;

for (const {source, address, joined} of SOURCES) {
  describe(`the orders ${source}`, () => {
    it('are the newest first, and have no accessibility violation with selected rows', async () => {
      await open(address);
      await eventually(firstOrder, '100000');
      await selectFirstTwo();
      assert.deepEqual(await axe(page), []);
      await page.emulateMedia({colorScheme: 'dark'});
      assert.deepEqual(await axe(page, 'colors'), []);
    });

    it('keep page, sort, status, and search in the address', async () => {
      await open(address);
      await button('Page 3').click();
      await eventually(search, `${joined}page=3`);
      await chooseStatuses('New');
      await eventually(search, `${joined}filter.status=in.new`);
      await eventually(async () => [...new Set(await statuses())], ['new']);
      await header('Amount').click();
      await header('Customer').click({modifiers: ['Shift']});
      const sorted = `${joined}sort=amount.asc&sort=customer.asc&filter.status=in.new`;
      await eventually(search, sorted);
      await screen.getByRole('searchbox').pressSequentially('verdi');
      await eventually(search, `${joined}search=verdi&${sorted.slice(joined.length)}`);
    });

    it('show what an address says, and follow Back and Forward', async () => {
      await open(`${joined}page=2&filter.status=in.paid`, /^21 - 40 out of [\d,]+ entries$/);
      await eventually(async () => [...new Set(await statuses())], ['paid']);
      await button('Next page').click();
      await shows(/^41 - 60 out of/);
      await button('Remove filter Status: Paid').click();
      await shows('1 - 20 out of 100,000 entries');
      await page.goBack();
      await shows(/^41 - 60 out of/);
      await eventually(async () => [...new Set(await statuses())], ['paid']);
      await page.goBack();
      await shows(/^21 - 40 out of/);
      await page.goForward();
      await shows(/^41 - 60 out of/);
    });

    it('show what can be shown of a broken address', async () => {
      await open(
        `${joined}page=x&pageSize=5000&sort=password.asc&filter.status=in.lost&filter.amount=contains.1`,
      );
      await eventually(firstOrder, '100000');
    });

    it('move a page past the end to the last one, without a trap for Back', async () => {
      await page.goto('/tables');
      await page.goto(`/tables/orders${joined}page=999999`);
      await shows('99,981 - 100,000 out of 100,000 entries');
      await eventually(search, `${joined}page=5000`);
      await page.goBack();
      await page.waitForURL('/tables');
    });

    it('are marked as shipped', async () => {
      await open(`${joined}filter.status=in.new`, /^1 - 20 out of [\d,]+ entries$/);
      const number = Number(await firstOrder());
      await checkbox(number).check();
      await button('Mark as shipped').click();
      await toast('1 order marked as shipped.');
      await eventually(async () => Number(await firstOrder()) === number, false);
      await eventually(() => screen.locator('[part=selection-bar]').isVisible(), false);
      await eventually(() => hasFocus(screen), true);
    });

    it('are deleted after a question, also all that match', async () => {
      await open(`${joined}filter.status=in.new`, /^1 - 20 out of [\d,]+ entries$/);
      await screen.getByRole('checkbox', {name: 'Select all entries on this page'}).check();
      await screen.getByRole('button', {name: /^Select all [\d,]+$/}).click();
      await eventually(() => screen.getByRole('button', {name: /^Select all [\d,]+$/}).count(), 0);
      const text = await screen
        .getByText(/^[\d,]+ entries selected$/)
        .first()
        .innerText();
      const count = text.split(' ')[0]!;
      assert.ok(count.length > 3, `All new orders are selected, not ${count}.`);
      await checkbox(Number(await firstOrder())).uncheck();
      const left = (Number(count.replace(',', '')) - 1).toLocaleString('en');
      await button('Delete').click();
      const dialog = page.getByRole('dialog', {name: `Delete ${left} orders?`});
      await dialog.getByRole('button', {name: 'Cancel'}).click();
      await shows(`${left} entries selected`);
      await button('Delete').click();
      await dialog.getByRole('button', {name: 'Delete'}).click();
      await toast(`${left} orders deleted.`);
      await shows('1 - 1 out of 1 entries');
      await eventually(() => hasFocus(screen), true);
    });

    it('are filtered, and lose and get back a column, with the keyboard alone', async () => {
      await open(address);
      const menu = button('Customer, column options');
      await tabTo(menu);
      await page.keyboard.press('Enter');
      await page.keyboard.type('filter');
      await page.keyboard.press('Enter');
      await page.keyboard.type('verdi');
      await page.keyboard.press('Enter');
      await eventually(search, `${joined}filter.customer=contains.verdi`);
      await shows(/^1 - 20 out of \d+,\d{3} entries$/);
      await button('Filter Customer, on').waitFor();
      assert.equal(await hasFocus(menu), true);
      await tabBackTo(button('Columns'));
      await page.keyboard.press('Enter');
      const country = screen.getByRole('checkbox', {name: 'Country', exact: true});
      await tabTo(country);
      for (const count of [0, 1]) {
        await page.keyboard.press('Space');
        await eventually(() => screen.getByRole('columnheader', {name: 'Country'}).count(), count);
        assert.equal(await hasFocus(country), true);
      }
      await page.keyboard.press('Escape');
      await eventually(() => hasFocus(button('Columns')), true);
    });

    it('are grouped with the menu of a column by the keyboard, with sums, and Back takes it back', async () => {
      await open(address);
      await tabTo(button('Country, column options'));
      await page.keyboard.press('Enter');
      await page.keyboard.type('group');
      await page.keyboard.press('Enter');
      await eventually(search, `${joined}group=country`);
      await shows('100,000 entries, grouped by Country');
      await eventually(groupLines, [
        'Germany 20,034 entries Sum €20,038,920.66',
        'Egypt 10,066 entries Sum €10,121,311.30',
        'France 20,125 entries Sum €20,127,976.29',
        'United Kingdom 10,014 entries Sum €9,990,722.59',
        'Netherlands 9,826 entries Sum €9,976,607.46',
        'Poland 10,016 entries Sum €10,032,405.74',
        'United States 19,919 entries Sum €19,897,215.71',
      ]);
      await eventually(foot, 'Total of 100,000 entries Sum €100,185,159.75');
      assert.deepEqual(await axe(page), []);
      await tabTo(group('Egypt'));
      await page.keyboard.press('Enter');
      await eventually(firstOrder, '99986');
      await checkbox(99_986).check();
      await shows('1 entry selected');
      await button('Mark as shipped').click();
      await toast('1 order marked as shipped.');
      await eventually(async () => (await statuses())[0], 'shipped');
      await page.goBack();
      await shows('1 - 20 out of 100,000 entries');
      await eventually(() => screen.locator('[part=group-bar]').count(), 0);
    });

    it('offer groups only for columns that the server groups by', async () => {
      await open(address);
      await tabTo(button('Amount, column options'));
      await page.keyboard.press('Enter');
      await screen.getByRole('menuitem', {name: 'Sort ascending'}).waitFor();
      assert.equal(await screen.getByRole('menuitem', {name: /^Group by/}).count(), 0);
    });

    it('are those of a saved view, also after a reload, with one step for Back', async () => {
      await open(address);
      await chooseView('Open orders');
      await eventually(search, `${joined}${OPEN_ORDERS}&view=open`);
      await eventually(async () => [...new Set(await statuses())].sort(), ['new', 'paid']);
      await button('Remove filter Date: last 90 days').click();
      await eventually(viewName, 'Open orders changed');
      // A server answers before the address changes.
      await eventually(() => search().includes('period.'), false);
      await page.reload();
      await eventually(viewName, 'Open orders changed');
      await eventually(async () => [...new Set(await statuses())].sort(), ['new', 'paid']);
      await page.goBack();
      await eventually(viewName, 'Open orders');
      await button('Remove filter Date: last 90 days').waitFor();
      await page.goBack();
      await shows('1 - 20 out of 100,000 entries');
      await eventually(viewName, 'Views');
    });

    it('are those of a link to a view', async () => {
      await open(`${joined}view=by-country`, '100,000 entries, grouped by Country');
      await eventually(viewName, 'By country');
      await group('Poland').click();
      await eventually(firstOrder, '99988');
      assert.equal(await viewName(), 'By country');
      await chooseView('Standard view');
      await shows('1 - 20 out of 100,000 entries');
      await eventually(search, address);
    });

    it('are filtered by any of two conditions in the bar', async () => {
      await open(`${joined}filter.status=in.returned`, /^1 - 20 out of [\d,]+ entries$/);
      await button('Add filter').click();
      await screen.getByRole('combobox', {name: 'Add filter'}).selectOption({label: 'Amount'});
      await screen.getByRole('textbox', {name: 'From'}).fill('2000');
      await page.keyboard.press('Enter');
      await eventually(search, `${joined}filter.status=in.returned&filter.amount=number.2000_`);
      await screen.getByRole('combobox', {name: 'Match'}).selectOption({label: 'Any of'});
      await eventually(search, `${joined}where=any&where.0.status=in.returned&where.1.amount=number.2000_`);
      const isMatch = ([status, amount]: string[]) =>
        status === 'returned' || Number(amount!.replace(/[€,]/g, '')) >= 2000;
      await eventually(async () => {
        const amounts = await screen.locator('td.order-amount').allInnerTexts();
        return (await statuses()).every((status, index) => isMatch([status, amounts[index]!]));
      }, true);
      await page.goBack();
      await eventually(() => screen.getByRole('combobox', {name: 'Match'}).inputValue(), 'all');
    });

    it('are an Excel file with the lines of their groups', async () => {
      await open(
        `${joined}group=status&filter.country=in.EG&filter.amount=number.1990_`,
        /^[\d,]+ entries, grouped by Status$/,
      );
      await tabTo(button('Download'));
      await page.keyboard.press('Enter');
      const downloaded = page.waitForEvent('download');
      await page.keyboard.type('excel');
      await page.keyboard.press('Enter');
      const download = await downloaded;
      assert.equal(download.suggestedFilename(), 'orders.xlsx');
      const file = await buffer(await download.createReadStream());
      assert.equal(file.subarray(0, 2).toString(), 'PK');
      const [sheet] = await readExcelFile(file);
      const firstCells = sheet!.data.map(([first]) => String(first));
      const expected = (await groupLines()).map(line => line.replace(/ (\d+) entr.*/, ' ($1)'));
      assert.ok(expected.length > 1);
      assert.deepEqual(
        firstCells.filter(text => text.endsWith(')')),
        expected,
      );
      assert.match(firstCells.at(-1)!, /^Total of \d+ entries$/);
    });

    it('are worked with the keyboard alone', async () => {
      await open(address);
      await tabTo(checkbox(100_000));
      await page.keyboard.press('Space');
      await tabTo(checkbox(99_998));
      await page.keyboard.press('Shift+Space');
      await shows('3 entries selected');
      await tabBackTo(button('Delete'));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', {name: 'Delete 3 orders?'}).waitFor();
      await page.keyboard.press('Escape');
      await shows('3 entries selected');
    });
  });
}

describe('while the rows load', () => {
  const cases = [
    ['the rows of the server stay', '', '1 - 20 out of 100,000 entries'],
    ['rows in outline stand for those of another page', '?page=2', '21 - 40 out of 100,000 entries'],
  ] as const;
  for (const [what, address, info] of cases) {
    it(`${what}, and nothing moves`, async () => {
      await page.addInitScript(watchRows);
      await open(address, info);
      const {counts, shift} = await page.evaluate(() => {
        const {counts, shift} = window as unknown as Watched;
        return {counts, shift};
      });
      // Others would run the script, too.
      await page.close();
      assert.ok(Math.min(...counts) >= 20, `There were only ${Math.min(...counts)} rows.`);
      assert.ok(shift < 0.01, `The layout shifted by ${shift}.`);
    });
  }

  interface Watched {
    counts: number[];
    shift: number;
  }

  /** Counts the rows in each frame. It has no functions with names, which the compiler would change. */
  function watchRows(): void {
    const watched: Watched = Object.assign(window, {counts: [], shift: 0});
    new PerformanceObserver(list => {
      for (const {value} of list.getEntries() as (PerformanceEntry & {value: number})[])
        watched.shift += value;
    }).observe({type: 'layout-shift', buffered: true});
    setInterval(() => {
      const table = document.querySelector('.orders > :is(lc-data-table, lc-server-table)');
      if (document.readyState !== 'loading')
        watched.counts.push(table?.shadowRoot?.querySelectorAll('tbody > tr').length ?? 0);
    }, 16);
  }
});

describe('the switch to the server', () => {
  it('keeps the query and changes where the rows come from', async () => {
    await open('?filter.status=in.returned', /^1 - 20 out of [\d,]+ entries$/);
    const asked = page.waitForRequest(ORDERS);
    await page.getByRole('switch', {name: 'From the server'}).click();
    assert.match((await asked).url(), /status%5B%24in%5D%5B%5D=returned/);
    await eventually(search, '?filter.status=in.returned&source=server');
    await shows(/^1 - 20 out of [\d,]+ entries$/);
  });

  it('keeps the focus while the table is another one', async () => {
    await open();
    const source = page.getByRole('switch', {name: 'From the server'});
    await tabTo(source);
    for (const address of ['?source=server', '']) {
      await page.keyboard.press('Space');
      await eventually(search, address);
      await eventually(() => hasFocus(source), true);
    }
  });
});

describe('the orders of a server that fails', () => {
  const fail = () => page.route(ORDERS, route => route.fulfill({status: 500, body: 'no'}));

  it('keep rows, selection, and address when a page fails, and show it when tried again', async () => {
    await open('?source=server');
    await selectFirstTwo();
    await fail();
    await button('Page 4').click();
    await screen
      .getByText(/couldn't change the page/)
      .first()
      .waitFor();
    await shows('2 entries selected');
    await eventually(firstOrder, '100000');
    assert.equal(search(), '?source=server');
    await page.unroute(ORDERS);
    await button('Try again').click();
    await shows('61 - 80 out of 100,000 entries');
    await shows('2 entries selected');
    await eventually(search, '?source=server&page=4');
  });

  it('stay selected when they cannot be marked as shipped', async () => {
    await open('?source=server');
    await selectFirstTwo();
    await fail();
    await button('Mark as shipped').click();
    await toast('The orders could not be marked as shipped. Your selection is unchanged.');
    await shows('2 entries selected');
  });

  it('stay selected when they cannot be deleted, and the question stays open', async () => {
    await open('?source=server');
    await selectFirstTwo();
    await fail();
    await button('Delete').click();
    const dialog = page.getByRole('dialog', {name: 'Delete 2 orders?'});
    await dialog.getByRole('button', {name: 'Delete'}).click();
    await screen.getByText('The orders could not be deleted.').waitFor();
    await page.unroute(ORDERS);
    await dialog.getByRole('button', {name: 'Delete'}).click();
    await toast('2 orders deleted.');
    await shows('1 - 20 out of 99,998 entries');
  });

  it('keep the text of a search that fails', async () => {
    await open('?source=server');
    await fail();
    await screen.getByRole('searchbox').fill('linden');
    await button('Try again').waitFor();
    await eventually(() => screen.getByRole('searchbox').inputValue(), 'linden');
    await page.unroute(ORDERS);
    await button('Try again').click();
    await eventually(search, '?source=server&search=linden');
  });
});

describe('the search of the server', () => {
  it('is one request once the user pauses, and one step back', async () => {
    await open('?source=server');
    const searches: string[] = [];
    page.on('request', request => {
      const text = new URL(request.url()).searchParams.get('$search');
      // The next page is loaded ahead.
      if (text !== null && request.url().includes('%24skip=0')) searches.push(text);
    });
    // In the page, because a busy machine pauses between keys that are sent to it.
    await screen.getByRole('searchbox').evaluate(async field => {
      for (const character of 'allen') {
        (field as HTMLInputElement).value += character;
        field.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    });
    await eventually(search, '?source=server&search=allen');
    assert.deepEqual(searches, ['allen']);
    // Nobody goes back before React has rendered the address of the search.
    await delay(500);
    await page.goBack();
    await shows('1 - 20 out of 100,000 entries');
    await eventually(() => screen.getByRole('searchbox').inputValue(), '');
  });
});

describe('the first load of other pages', () => {
  it('has no orders', async () => {
    const scripts: string[] = [];
    page.on('response', async response => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
    });
    await page.goto('/tables');
    await page.waitForLoadState('networkidle');
    assert.ok(scripts.length > 0);
    assert.equal(
      scripts.some(script => script.includes('Šimić') || script.includes('\\u0160imi')),
      false,
    );
  });
});

describe('the first frame of the orders', () => {
  /** What each cell of the first rows looks like. */
  const look = (from: Page) =>
    from.locator('.orders > lc-data-table').evaluate(table =>
      [...table.shadowRoot!.querySelectorAll<HTMLTableRowElement>('tbody > tr')].slice(0, 5).map(row =>
        [...row.cells].slice(2).map(cell => {
          const {fontVariantNumeric, textAlign, textTransform, whiteSpace} = getComputedStyle(cell);
          const dot = getComputedStyle(cell, '::before');
          const style = [
            fontVariantNumeric,
            textAlign,
            textTransform,
            whiteSpace,
            dot.content,
            dot.backgroundColor,
          ];
          return [cell.className, cell.textContent.trim(), ...style];
        }),
      ),
    );

  it('is the last one: dots before the statuses, and the same digits', async () => {
    const {page: plain} = await site.newPage({javaScriptEnabled: false});
    await plain.goto('/tables/orders');
    const first = await look(plain);
    await site.release(plain);
    await open();
    assert.deepEqual(first, await look(page));
    assert.deepEqual(first[0]?.[2]?.slice(0, 3), ['order-state is-success', 'paid', 'tabular-nums']);
  });
});

describe('a row that is checked before the script runs', () => {
  it('is selected, and no other one', async () => {
    const start = await holdScript(page);
    const visited = visit(page, '/tables/orders');
    await checkbox(99_999).check();
    await start();
    await visited;
    await shows('1 entry selected');
    assert.equal(await checkbox(99_999).isChecked(), true);
    assert.equal(await checkbox(100_000).isChecked(), false);
  });
});

describe('the bar of the selected orders', () => {
  it('is there only with a selection, and moves no row', async () => {
    await open();
    const bar = screen.locator('[part=selection-bar]');
    const topOfRow = async () => (await checkbox(99_999).boundingBox())?.y;
    const before = await topOfRow();
    assert.equal(await bar.isVisible(), false);
    await checkbox(99_999).check();
    await bar.waitFor();
    assert.equal(await topOfRow(), before);
    await checkbox(99_999).uncheck();
    await eventually(() => bar.isVisible(), false);
  });
});

describe('the orders on a phone', () => {
  const PHONE = {width: 375, height: 812};

  it('have two lines each, the first above the middle of the window, and nothing at the side', async () => {
    await page.setViewportSize(PHONE);
    await open();
    const {top, lines, isCut} = await screen.locator('lc-data-table').evaluate(table => {
      const root = table.shadowRoot!;
      const row = root.querySelector<HTMLTableRowElement>('tbody > tr')!;
      const texts = [...row.cells].filter(cell => cell.checkVisibility() && cell.innerText.trim() !== '');
      const tops = texts.map(cell => Math.round(cell.getBoundingClientRect().top));
      const scroller = root.querySelector('.scroller')!;
      return {
        top: row.getBoundingClientRect().top,
        lines: [...new Set(tops)].map(line =>
          texts.filter((_, index) => tops[index] === line).map(cell => cell.className),
        ),
        isCut: scroller.scrollWidth > scroller.clientWidth,
      };
    });
    assert.deepEqual(lines, [
      ['order-customer', 'order-amount'],
      ['order-state is-success', 'order-date'],
    ]);
    assert.deepEqual([top < 300, isCut], [true, false]);
    assert.deepEqual(await axe(page), []);
  });

  it('are filtered and sorted after a press on one button', async () => {
    await page.setViewportSize(PHONE);
    await open();
    const add = button('Add filter');
    assert.deepEqual([await add.isVisible(), await header('Amount').isVisible()], [false, false]);
    await button('Filter and columns').click();
    assert.deepEqual(
      [await add.isVisible(), await button('Amount, column options').isVisible()],
      [true, true],
    );
    await chooseStatuses('New');
    await header('Amount').click();
    await eventually(search, '?sort=amount.asc&filter.status=in.new');
    assert.deepEqual(await axe(page), []);
  });
});

describe('the orders on a tablet', () => {
  it('have their search beside the other tools', async () => {
    await page.setViewportSize({width: 768, height: 1024});
    await open();
    const tops = await Promise.all(
      [button('Columns'), screen.locator('[part~=search]')].map(async tool => (await tool.boundingBox())?.y),
    );
    assert.equal(tops[0], tops[1]);
  });
});
