/** A delay that no test waits for: the time that an element gives the app to set required properties. */
const LATE = 1000;

/** Returns the warnings while `action` runs, including delayed ones, which are triggered at the end. */
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
