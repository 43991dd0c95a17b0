/** Code with its highlighted lines of `[kind, text]` pieces. Import it with `import code from './x.tsx?code'`. */
export interface Code {
  readonly source: string;
  readonly lines: readonly (readonly (readonly [kind: string, text: string])[])[];
  /** A command for the terminal, with a piece for each word. Its lines break, because all of it must be visible. */
  readonly isCommand?: boolean;
}

/** Returns code without highlighting, such as a command for the terminal. Its words can stay whole. */
export const plainCode = (source: string): Code => ({
  source,
  lines: source
    .split('\n')
    .map(line => line.split(/(?<= )(?=\S)|(?<=\S)(?= )/).map(text => [text.trim() ? 'word' : '', text])),
});
