import {CONTROL_KINDS} from '../page/control-kinds.js';
import {measureMount, MOUNT_JOBS} from './shared/mounting.mjs';

const SIZES = [500];

/** @type {import('../lib/rounds.mjs').Suite} */
export const controls = {
  name: 'controls',
  title: 'Mount and remove further controls',
  about:
    'Each control has a label, and all but fieldsets and uploads have a value. Lists have ten options, and groups three. Libraries without a control are left out.',
  factory: 'controlsBench',
  jobs: MOUNT_JOBS,

  variants: ({sizes, limit}) =>
    Object.entries(CONTROL_KINDS).flatMap(([kind, {plural}]) =>
      (sizes ?? SIZES).map(count => ({
        id: `${kind}-${count}`,
        title: `${count.toLocaleString('en')} ${plural}`,
        options: {kind, count, limit: limit * 1000},
      })),
    ),

  measure: measureMount,
};
