/** A timer that no test waits for: that of an element which gives the app time to set what it needs. */
const LATE = 1000;

/** The warnings while `action` runs, with those that come late: they come at the end, at once. */
export async function recordLateWarnings(action: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const late: (() => void)[] = [];
  const {setTimeout} = window;
  const {warn} = console;
  console.warn = (text: unknown) => void warnings.push(String(text));
  window.setTimeout = ((callback: () => void, delay = 0) =>
    delay > LATE ? late.push(callback) : setTimeout(callback, delay)) as typeof setTimeout;
  try {
    await action();
    window.setTimeout = setTimeout;
    for (const callback of late) callback();
  } finally {
    Object.assign(window, {setTimeout});
    Object.assign(console, {warn});
  }
  return warnings;
}
