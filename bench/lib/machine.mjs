import {execFileSync} from 'node:child_process';
import {availableParallelism, cpus, loadavg, platform, release, totalmem} from 'node:os';
import {inRoot} from '../../scripts/lib/workspace.mjs';

/**
 * Returns what the numbers depend on.
 * @param {string} [browserVersion]
 */
export function describeMachine(browserVersion) {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${release()}`,
    node: process.version,
    ...(browserVersion && {browser: `Chromium ${browserVersion}`}),
    /** Above the number of cores, other programs took part of the time. */
    load: Number(loadavg()[0].toFixed(1)),
  };
}

/** Returns the commit that is measured; with a plus sign if files differ from it. */
export function describeCommit() {
  const git = (...args) => execFileSync('git', args, {cwd: inRoot(), encoding: 'utf8'}).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}
