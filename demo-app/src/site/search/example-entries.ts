import titles from 'example-titles';
import {exampleId} from '../workbench/example-id.js';
import type {SearchEntry} from './search-entries.js';

/** The examples of pages, with the words of their page. */
export const exampleEntries = (pages: readonly SearchEntry[]): SearchEntry[] =>
  pages.flatMap(page =>
    (titles[page.href.slice(1)] ?? []).map(title => ({
      text: title,
      description: page.text,
      group: 'Examples',
      href: `${page.href}#${exampleId(title)}`,
      words: page.words,
    })),
  );
