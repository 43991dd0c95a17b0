/** The parts of a web test runner session that are read. */
export interface Session {
  readonly testFile: string;
  readonly browser: {readonly name: string};
  readonly errors: readonly {readonly message: string}[];
  readonly testResults?: Suite;
}

export interface Suite {
  readonly name: string;
  readonly suites: readonly Suite[];
  readonly tests: readonly {
    readonly name: string;
    readonly passed: boolean;
    readonly skipped: boolean;
    readonly error?: {readonly message: string};
  }[];
}

export function summaryReporter(path: string): {onTestRunFinished(run: {sessions: Iterable<Session>}): void};
