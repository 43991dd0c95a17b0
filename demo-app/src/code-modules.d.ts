/**
 * `import code from './examples/basic.tsx?code'` imports the highlighted source of that file, which the build generates
 * (`scripts/site/highlighted-source.mjs`).
 */
declare module '*?code' {
  /** The kind of a piece of code, which is its class name. `''` is plain text. */
  type CodeKind =
    | ''
    | 'comment'
    | 'constant'
    | 'function'
    | 'keyword'
    | 'link'
    | 'parameter'
    | 'punctuation'
    | 'string';

  interface HighlightedSource {
    /** The text of the file. */
    readonly source: string;
    /** The lines, each split into pieces of one kind. */
    readonly lines: readonly (readonly (readonly [kind: CodeKind, text: string])[])[];
    /** The local files that an example imports. */
    readonly files: readonly {readonly name: string; readonly code: Omit<HighlightedSource, 'files'>}[];
  }

  const code: HighlightedSource;
  export default code;
}

/** `import basic from './examples/basic.tsx?example'` imports the component of that file with its code. */
declare module '*?example' {
  import type {ExampleFile} from './site/workbench/example.js';

  const example: ExampleFile;
  export default example;
}

/** `import guide from './installation.md?guide'` imports a guide as data (`scripts/site/guides.mjs`). */
declare module '*?guide' {
  import type {Guide} from './site/guides/guide.js';

  const guide: Guide;
  export default guide;
}

/** `import('./content/switches/page.md?examples')` imports a page of examples, and the overview beside it. */
declare module '*?examples' {
  import type {DemoContent} from './site/workbench/demo-page.js';

  export const lead: DemoContent['lead'];
  export const examples: DemoContent['examples'];
  export const component: DemoContent['component'];
}

/** `import('./content/switches/overview.tsx?states')` imports the code of its states, by name. */
declare module '*?states' {
  import type {Code} from './site/live-code/code.js';

  const codes: Readonly<Record<string, Code>>;
  export default codes;
}

/** The pages of examples (`scripts/lib/example-pages.mjs`), in the order of their groups. */
declare module '#example-pages' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- Ambient modules have no relative imports.
  type Page = Omit<import('./site/site.js').SiteRoute, 'Page'> & {
    // oxlint-disable-next-line typescript/consistent-type-imports -- As above.
    readonly load: () => Promise<import('./site/workbench/demo-page.js').DemoContent>;
  };
  const pages: readonly Page[];
  export default pages;
}

/** What users want to do with the component of a page, by its path, for the gallery. */
declare module 'example-tasks' {
  const tasks: Readonly<Record<string, readonly string[] | undefined>>;
  export default tasks;
}

/** What each element is, in one sentence, by its name: `text-input`. */
declare module 'element-summaries' {
  const summaries: Readonly<Record<string, string>>;
  export default summaries;
}

/** The headings of the guides, by slug, for the search. */
declare module 'guide-headings' {
  const headings: Readonly<Record<string, readonly {readonly id: string; readonly title: string}[]>>;
  export default headings;
}

/** The titles of the examples of each page, by its path without the slash, for the search. */
declare module 'example-titles' {
  const titles: Readonly<Record<string, readonly string[]>>;
  export default titles;
}

/** The API references and the elements, each in its own file (`scripts/site/references.mjs`). */
declare module 'references' {
  /** Loads the API reference of an element by its name, such as `text-input`. Rejects if there is no such element. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- Ambient modules have no relative imports.
  export function loadReference(name: string): Promise<import('./site/api/reference.js').Reference>;
  /** Loads the part of it that a component page shows. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- Ambient modules have no relative imports.
  export function loadNotes(name: string): Promise<import('./site/api/reference.js').Notes>;
  /** Registers the tag of an element. */
  export function defineElement(name: string): Promise<unknown>;
}

/** Style sheets. The build combines them into one file that the page links to. */
declare module '*.css' {}

/** Facts about the library that the build reads (`scripts/site/library-facts.mjs`). */
declare module 'library-facts' {
  /** The version of the packages. */
  export const version: string;
  export const license: string;
  /** The address of the repository, or null if the packages do not name it. */
  export const repository: string | null;
  /** How many test cases run with a native control and with ours, and in how many both do the same. */
  export const parity: {readonly cases: number; readonly same: number};
  /** The size of the page of eleven pieces, as the performance page shows it. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- Ambient modules have no relative imports.
  export const page: import('./content/performance/summary.js').Fact;
  /** The time of the first key of a search in a table, as the performance page shows it. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- Ambient modules have no relative imports.
  export const search: import('./content/performance/summary.js').Fact;
}

/** The system tokens, from the same plugin. */
declare module 'library-tokens' {
  /** Their default values by name, without `--lc-`. */
  export const tokens: Readonly<Record<string, string>>;
}

/** The elements that use each token, from the same plugin. */
declare module 'token-users' {
  /** Their names, such as `text-input`, or their number if there are many, by token without `--lc-`. */
  export const users: Readonly<Record<string, number | readonly string[]>>;
}
