/** An order of the bakery. */
export interface Order {
  readonly id: string;
  readonly customer: string;
  readonly pickup: string;
  readonly status: Status;
  /** In cents. */
  readonly total: number;
}

type Status = 'New' | 'In the oven' | 'Packed';

const ORDERS: readonly (readonly [customer: string, pickup: string, status: Status, total: number])[] = [
  ['Harbor Café', '5:30', 'Packed', 8640],
  ['Hotel Linden', '5:30', 'In the oven', 21480],
  ['St. Anna School', '5:45', 'In the oven', 13250],
  ['Bar Fiorella', '6:00', 'New', 4720],
  ['Deli on the Square', '6:00', 'New', 16890],
  ['Nordlicht Kiosk', '6:15', 'New', 3860],
  ['Riverside Clinic', '6:15', 'In the oven', 18420],
  ['Osei Catering', '6:30', 'New', 26100],
  ['Café Morgen', '6:30', 'New', 7430],
  ['Town Hall Canteen', '6:45', 'New', 9980],
  ['Villa Rosa', '6:45', 'New', 5560],
  ['Station Bistro', '7:00', 'New', 11240],
  ['Bookshop Amsel', '7:15', 'New', 2950],
  ['Kino Central', '7:30', 'New', 4180],
  ['Rowing Club', '7:30', 'New', 6320],
  ['Museum Café', '8:00', 'New', 8870],
  ['Ferry Terminal', '8:00', 'New', 14760],
  ['Hotel Seeblick', '8:30', 'New', 19350],
];

export const FIRST_ORDERS: readonly Order[] = ORDERS.map(([customer, pickup, status, total], index) => ({
  id: `K-${2041 + index}`,
  customer,
  pickup,
  status,
  total,
}));
