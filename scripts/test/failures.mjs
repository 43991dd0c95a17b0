/** Returns what a failed step prints: at most 20 cases by name, each with its file, engine, and error. */
const MOST = 20;

export function describeFailures(failures, canceled = 0) {
  const lines = failures.slice(0, MOST).flatMap(({name, file, engine, error}) => {
    const place = engine ? `${file} in ${engine}` : file;
    return [`✗ ${name}`, `    ${place}`, ...(error ? [`    ${error}`] : [])];
  });
  const more = failures.length - MOST;
  if (more > 0) lines.push(`and ${more} more`);
  if (canceled > 0) lines.push(`${canceled} cases did not run, because their suite or file failed`);
  return lines;
}
