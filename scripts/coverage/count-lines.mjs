/** Matches a blank line, or a line of only a comment. */
const NO_CODE = /^\s*($|\/\/|\/?\*)/;

/**
 * Returns `{covered, total}` of a file's lines of code. The report of the test runner also has blank lines and comments,
 * as covered.
 *
 * @param {string} source
 * @param {{statementMap: Record<string, {start: {line: number}}>, s: Record<string, number>} | undefined} report the
 *   file's entry in `coverage-final.json`, or undefined if no test has loaded the file
 */
export function countLines(source, report) {
  const lines = source.split('\n');
  const isMissed = new Set();
  for (const [id, {start}] of Object.entries(report?.statementMap ?? {}))
    if (report.s[id] === 0) isMissed.add(start.line);
  const code = lines.flatMap((line, index) => (NO_CODE.test(line) ? [] : [index + 1]));
  const covered = report === undefined ? 0 : code.filter(line => !isMissed.has(line)).length;
  return {covered, total: code.length};
}

/** Whether a file has nothing to run: only types, which disappear in the build. */
export const isTypesOnly = javaScript => javaScript.replace(/export\s*\{\s*\};?/g, '').trim() === '';
