/** The most files that run a second time. If more fail, the cause is not chance. */
const MOST_FILES = 3;

/**
 * Returns the test files of a few failures, to run them a second time, alone. A fault fails again. If a file passes, its
 * case depends on chance: it is reported as unsteady and must be fixed, but the change is not to blame.
 *
 * @returns The files; none if there are too many, or if a failure names no test file.
 */
export function filesForSecondRun(failures) {
  const files = [...new Set(failures.map(({file}) => file))];
  const canRun = files.length <= MOST_FILES && files.every(file => /\.test\.tsx?$/.test(file));
  return canRun ? files : [];
}
