/**
 * Calls a listener with the warnings that an element writes to the console, which still shows them. Returns a function
 * that stops it.
 */
export function watchWarnings(tag: string, listener: (text: string) => void): () => void {
  const before = console.warn;
  let isActive = true;
  const watching = (...parts: unknown[]) => {
    before.apply(console, parts);
    const text = String(parts[0]);
    if (isActive && text.startsWith(`<${tag}>: `)) listener(text.slice(tag.length + 4));
  };
  console.warn = watching;
  return () => {
    isActive = false;
    if (console.warn === watching) console.warn = before;
  };
}
