/** The display suite, in the page: mounts and removes many badges, tags, or avatars. */
import {DISPLAY_KINDS} from './display-kinds.js';
import {mountBench} from './mount.js';

/** @param {import('../contenders/mount/contender.js').MountContender} contender */
export const displayBench = contender => mountBench(contender, DISPLAY_KINDS);
