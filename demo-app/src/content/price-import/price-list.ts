import {generatePrices} from 'api-stub/prices';

/** What is in the cells of a few rows instead, by column. */
const MISTAKES: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  11: {3: 'ask Mia'},
  38: {2: 'Pastry'},
  76: {0: ''},
  // Below what a piece costs to bake, which only the server knows.
  125: {3: '1,20', 4: '1,10'},
  215: {3: '0,95', 4: '0,95'},
};

const decimal = (price: number) => price.toFixed(2).replace('.', ',');

/** The price list of a wholesaler, as a spreadsheet writes it: with decimal commas, days before months, and mistakes. */
export function priceList(count: number): File {
  const rows = generatePrices(count).map(({product, shop, kind, price, ten, sold}, index) => {
    const cells = [product, shop, kind, decimal(price), decimal(ten), sold ? 'yes' : 'no', '15.10.2026'];
    return Object.assign(cells, MISTAKES[index]).join(';');
  });
  const header = 'Product;Shop;Kind;Price;From ten;For sale;Valid from';
  return new File([[header, ...rows].join('\r\n')], 'prices.csv', {type: 'text/csv'});
}
