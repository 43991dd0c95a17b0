/** The controls suite, in the page: mounts and removes many controls of one kind. */
import {CONTROL_KINDS} from './control-kinds.js';
import {mountBench} from './mount.js';

/** @param {import('../contenders/mount/contender.js').MountContender} contender */
export const controlsBench = contender => mountBench(contender, CONTROL_KINDS);
