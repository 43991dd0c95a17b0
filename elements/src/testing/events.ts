/** Records the names of the events that reach an element, in order. */
export function recordEvents(target: EventTarget, ...names: string[]): string[] {
  const seen: string[] = [];
  for (const name of names) target.addEventListener(name, () => seen.push(name));
  return seen;
}

/** Records the calls of `console.warn` while `action` runs, and suppresses them. */
export async function recordWarnings(action: () => unknown): Promise<string[]> {
  const seen: string[] = [];
  const {warn} = console;
  console.warn = (text: unknown) => void seen.push(String(text));
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return seen;
}
