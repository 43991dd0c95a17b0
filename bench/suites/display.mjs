import {DISPLAY_KINDS} from '../page/display-kinds.js';
import {measureMount, MOUNT_JOBS} from './shared/mounting.mjs';

const SIZES = [1000];

/** @type {import('../lib/rounds.mjs').Suite} */
export const display = {
  name: 'display',
  title: 'Mount and remove badges, tags, and avatars',
  about: 'Each has its own text. Libraries without an element of the kind are left out.',
  factory: 'displayBench',
  jobs: MOUNT_JOBS,

  variants: ({sizes, limit}) =>
    Object.entries(DISPLAY_KINDS).flatMap(([kind, {plural}]) =>
      (sizes ?? SIZES).map(count => ({
        id: `${kind}-${count}`,
        title: `${count.toLocaleString('en')} ${plural}`,
        options: {kind, count, limit: limit * 1000},
      })),
    ),

  measure: measureMount,
};
