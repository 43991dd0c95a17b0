/** Starts programs that must not outlive this run. */
import {spawn} from 'node:child_process';

/** Starts a program in its own process group, which ends with this run. */
export function startProcess(path, args, options) {
  const child = spawn(path, args, {...options, detached: true});
  const stop = () => {
    process.off('exit', stop);
    try {
      process.kill(-child.pid);
    } catch {
      // It has already ended.
    }
  };
  process.on('exit', stop);
  return {child, stop};
}
