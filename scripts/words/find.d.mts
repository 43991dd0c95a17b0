export interface Phrase {
  readonly line: number;
  readonly match: string;
  readonly instead: string;
}

export function findPhrases(text: string, file?: string): Phrase[];
export function writtenFiles(path?: string): string[];
export function findInFiles(paths?: readonly string[]): (Phrase & {readonly file: string})[];
