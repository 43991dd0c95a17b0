type Variant = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** The variant of each state that an order has in the samples of the site: of its badge, or of the dot before it. */
const VARIANTS: Readonly<Record<string, Variant>> = {
  new: 'neutral',
  paid: 'success',
  'in the oven': 'warning',
  packed: 'success',
  shipped: 'accent',
  'in transit': 'accent',
  delivered: 'success',
  'payment due': 'warning',
  returned: 'danger',
  canceled: 'neutral',
};

export const variantOf = (state: string): Variant => VARIANTS[state.toLowerCase()] ?? 'neutral';

/** Returns a cell of a table with a dot before the state. A class is a part as well, which the style sheet finds. */
export const stateCell = (state: string, className = '') => ({
  value: state,
  className: `${className} order-state is-${dotOf(state)}`.trim(),
});

/** An order that is gone has a ring, so that it is not like a new one. */
const dotOf = (state: string): Variant | 'canceled' =>
  state.toLowerCase() === 'canceled' ? 'canceled' : variantOf(state);
