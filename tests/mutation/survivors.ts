/** Reads which mutants survived from a report of Stryker, and compares them with the listed ones. */

/** What is used of the schema of mutation testing reports. */
export interface MutationReport {
  readonly files: Readonly<Record<string, {readonly source: string; readonly mutants: readonly Mutant[]}>>;
}

export interface Mutant {
  readonly replacement?: string;
  readonly status: string;
  readonly location: {readonly start: Position; readonly end: Position};
}

/** Both count from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Mutants of one line that no test can notice. */
export interface ListedLine {
  /** The line. Of a mutant that replaces more lines, the first. */
  readonly code: string;
  /** What the line is in the mutants. */
  readonly mutants: readonly string[];
  readonly reason: string;
}

/** The listed lines of each file. */
export type ListedSurvivors = Readonly<Record<string, readonly ListedLine[]>>;

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly mutant: string;
}

export interface MutationResult {
  /** Noticed by a test, or by the time limit. */
  readonly killed: number;
  /** Survivors that the list names. */
  readonly listed: number;
  readonly unlisted: readonly Survivor[];
  /** Listed mutants that do not survive, or do not exist. */
  readonly outdated: readonly Omit<Survivor, 'line'>[];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the first line of a mutant, before and after it. */
function linesOf(source: string, {location: {start, end}, replacement = ''}: Mutant) {
  const lines = source.split('\n');
  const first = lines[start.line - 1]!;
  const last = lines[end.line - 1]!;
  const mutant = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  return {code: plain(first), mutant: plain(mutant)};
}

const isKilled = ({status}: Mutant) => status === 'Killed' || status === 'Timeout';
/** Whether no test has noticed a mutant. */
export const isSurvivor = ({status}: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** Compares the survivors of a report with the list, for the files of the report. */
export function compareWithList({files}: MutationReport, list: ListedSurvivors): MutationResult {
  const found = Object.entries(files).flatMap(([file, {source, mutants}]) =>
    mutants
      .filter(isSurvivor)
      .map(mutant => ({file, line: mutant.location.start.line, ...linesOf(source, mutant)})),
  );
  const listed = Object.entries(list).flatMap(([file, lines]) =>
    lines.flatMap(({code, mutants}) => mutants.map(mutant => ({file, code, mutant}))),
  );
  const keyOf = ({file, code, mutant}: Omit<Survivor, 'line'>) => JSON.stringify([file, code, mutant]);
  const listedKeys = new Set(listed.map(keyOf));
  // A mutant that only takes longer survives on a fast machine.
  const slow = Object.entries(files).flatMap(([file, {source, mutants}]) =>
    mutants.filter(({status}) => status === 'Timeout').map(mutant => ({file, ...linesOf(source, mutant)})),
  );
  const foundKeys = new Set([...found, ...slow].map(keyOf));
  const unlisted = found.filter(survivor => !listedKeys.has(keyOf(survivor)));
  return {
    killed: Object.values(files)
      .flatMap(({mutants}) => mutants)
      .filter(isKilled).length,
    listed: found.length - unlisted.length,
    unlisted,
    outdated: listed.filter(entry => entry.file in files && !foundKeys.has(keyOf(entry))),
  };
}

/** The percentage of mutants that were killed, of those that are not listed. Without mutants, it is 100. */
export function scoreOf({killed, unlisted}: Pick<MutationResult, 'killed' | 'unlisted'>): number {
  const all = killed + unlisted.length;
  return all === 0 ? 100 : (100 * killed) / all;
}
