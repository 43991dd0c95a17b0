import {ask, button, equals, open, shows} from './support.mjs';

/** Rows of a spreadsheet are pasted, and saved in one request. What is below the tariff stays in its cell. */
export async function pastePrices(page, origin) {
  await open(page, 'Prices');
  const rows = page.locator('lc-data-table tbody [part~="row"]');
  await rows.first().waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('16\t41.50\n26\t2\n21\t76.50'));
  await rows.first().locator('td').nth(2).click();
  await page.keyboard.press('ControlOrMeta+V');
  await shows(page, '€41.50');
  const requests = [];
  page.on('request', request => request.method() === 'PATCH' && requests.push(request.url()));
  await button(page, 'Save').click();
  await shows(page, 'Below the tariff of the region, which is €25.00.');
  const before = (await ask(page, origin, 'GET', '/prices')).body;
  equals(
    'What was saved of a refused paste',
    before.some(({price}) => price === 41.5),
    false,
  );

  await rows.nth(1).locator('td').nth(3).click();
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await button(page, 'Save').click();
  await shows(page, 'Saved.');
  equals('The requests', requests.length, 2);
  const after = (await ask(page, origin, 'GET', '/prices')).body.filter(({kind}) => kind === 'imaging');
  equals(
    'The saved prices',
    after.slice(0, 3).map(({minutes, price}) => [minutes, price]),
    [
      [16, 41.5],
      [26, 90],
      [21, 76.5],
    ],
  );
}
