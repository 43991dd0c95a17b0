import type {Page} from './page-source.js';

/** Whether a page has neither rows nor closed groups. */
export const isEmptyPage = ({rows, groups = []}: Page): boolean => rows.length + groups.length === 0;
