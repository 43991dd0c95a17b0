/** What a bakery sells in one of its shops. */
export interface PriceRow {
  id: number;
  product: string;
  /** The town of the shop. */
  shop: string;
  kind: PriceKind;
  /** The price of one piece in euros. */
  price: number;
  /** The price of each piece from ten pieces on. */
  ten: number;
  /** Whether it can be ordered. */
  sold: boolean;
}

export type PriceKind = 'bread' | 'roll' | 'cake';

export const PRICE_KINDS: readonly PriceKind[] = ['bread', 'roll', 'cake'];

/** Names of 40 products: a flour or filling, and what is baked with it. */
const FLOURS = [
  'Rye',
  'Barley',
  'Wheat',
  'Emmer',
  'Oat',
  'Walnut',
  'Poppy',
  'Pumpkin seed',
  'Almond',
  'Apple',
];
const SHAPES: readonly (readonly [name: string, kind: PriceKind, cents: number])[] = [
  ['loaf', 'bread', 480],
  ['tin bread', 'bread', 420],
  ['roll', 'roll', 90],
  ['cake', 'cake', 1650],
];
const TOWNS = [
  'Harbor',
  'Linden',
  'Market',
  'North',
  'River',
  'School',
  'Station',
  'Theater',
  'Tower',
  'Vine',
];
const STREETS = [
  'Street',
  'Square',
  'Corner',
  'Hill',
  'Gate',
  'Park',
  'Yard',
  'Row',
  'Bridge',
  'Lane',
  'Mill',
  'Court',
  'Green',
];

const PRODUCTS = FLOURS.length * SHAPES.length;

/** Returns the price list of all shops, which is the same on every machine and in every run. */
export function generatePrices(count: number): PriceRow[] {
  return Array.from({length: count}, (_, index) => {
    const product = index % PRODUCTS;
    const shop = Math.floor(index / PRODUCTS);
    const flour = product % FLOURS.length;
    const [shape, kind, cents] = SHAPES[Math.floor(product / FLOURS.length)]!;
    const price = cents + flour * 10 + (shop % TOWNS.length) * 5;
    return {
      id: index + 1,
      product: `${FLOURS[flour]} ${shape}`,
      shop: `${TOWNS[shop % TOWNS.length]} ${STREETS[Math.floor(shop / TOWNS.length) % STREETS.length]}`,
      kind,
      price: price / 100,
      ten: Math.round(price * 0.9) / 100,
      sold: index % 7 !== 6,
    };
  });
}
