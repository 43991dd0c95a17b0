/**
 * `import code from './examples/basic.tsx?code'`: the highlighted source of that file, made by the build
 * (`scripts/rollup/highlighted-source.mjs`).
 */
declare module '*?code' {
  /** What a piece of code is, as a class name; `''` is plain text. */
  type CodeKind =
    '' | 'comment' | 'constant' | 'function' | 'keyword' | 'link' | 'parameter' | 'punctuation' | 'string';

  interface HighlightedSource {
    /** The text of the file. */
    readonly source: string;
    /** Its lines, each cut into pieces of one kind. */
    readonly lines: readonly (readonly (readonly [kind: CodeKind, text: string])[])[];
  }

  const code: HighlightedSource;
  export default code;
}

/** Style sheets: the build gathers them into one file that the page links to. */
declare module '*.css' {}
