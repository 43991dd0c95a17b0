import {aTimeout} from '@open-wc/testing';

/**
 * Records the errors of an action: thrown errors, uncaught errors and rejections, and console errors. Console
 * warnings are suppressed meanwhile.
 */
export async function recordErrors(action: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const {error, warn} = console;
  const listening = new AbortController();
  const keep = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    seen.push(String(event instanceof PromiseRejectionEvent ? event.reason : (event as ErrorEvent).message));
  };
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, keep, {capture: true, signal: listening.signal});
  console.error = (...args: unknown[]) => void seen.push(args.map(String).join(' '));
  console.warn = () => undefined;
  try {
    await action();
    // Browsers report an unhandled rejection in its own task.
    await aTimeout(0);
  } catch (cause) {
    seen.push(String(cause));
  } finally {
    Object.assign(console, {error, warn});
    listening.abort();
  }
  return seen;
}
