/** What went wrong on the page. */
export interface PageProblems {
  readonly problems: readonly string[];
  readonly stop: () => void;
}

/** Records warnings, console errors, uncaught errors, and rejections that nobody handles, instead of failing the test. */
export function watchPage(): PageProblems {
  const problems: string[] = [];
  const {error, warn} = console;
  // That of Mocha fails the test.
  const {onerror} = window;
  window.onerror = null;
  const listening = new AbortController();
  const keep = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const {reason, message} = event as {reason?: unknown; message?: string};
    problems.push(`uncaught: ${message ?? describeError(reason)}`);
  };
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, keep, {capture: true, signal: listening.signal});
  const record =
    (kind: string) =>
    (...args: unknown[]) =>
      void problems.push(`${kind}: ${args.map(String).join(' ')}`);
  Object.assign(console, {error: record('error'), warn: record('warning')});
  return {
    problems,
    stop() {
      Object.assign(console, {error, warn});
      window.onerror = onerror;
      listening.abort();
    },
  };
}

/** The message of an error with its stack, which has the message in Chromium alone. */
export function describeError(cause: unknown): string {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return stack.includes(String(cause)) ? stack : `${String(cause)}\n${stack}`;
}
