// Short texts and helpers that several of the other modules need.

export const counted = (count: number, unit = 'character') => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A whole number with thousands separators. `toLocaleString` loads data for tens of milliseconds when it is first called. */
export const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

export const loading = () => 'Loading';
export const itemsFailed = () => 'The items could not be loaded.';
export const close = () => 'Close';
export const required = () => 'required';
export const cancel = () => 'Cancel';
export const copied = () => 'Copied';
export const notCopied = () => 'Not copied';
export const previousStep = () => 'Back';
export const nextStep = () => 'Next';
export const remove = () => 'Remove';
export const moveUp = () => 'Move up';
export const moveDown = () => 'Move down';
export const previousPage = () => 'Previous page';
export const nextPage = () => 'Next page';
export const retry = () => 'Try again';
export const notifications = () => 'Notifications';
export const newNotifications = (count: number) => `Notifications, ${count} new`;
export const moreSuggestions = (count: number) => `${grouped(count)} more. Type to narrow the list.`;
export const noOptions = () => 'No options';
export const clearSelection = () => 'Clear';
export const searchOptions = () => 'Search options';
export const withMore = (texts: readonly string[], more: number) =>
  [...texts, ...(more > 0 ? [`${more} more`] : [])].join(', ');
