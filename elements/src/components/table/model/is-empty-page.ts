import type {Page} from './page-source.js';

/** Whether a page has neither rows nor closed groups. Without a page, that is not known. */
export const isEmptyPage = (page: Page | null): boolean =>
  page !== null && page.rows.length + (page.groups?.length ?? 0) === 0;
