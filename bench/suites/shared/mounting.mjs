import {job} from './jobs.mjs';

const MEGABYTE = 1e6;

/** The jobs of a suite that mounts many controls. */
export const MOUNT_JOBS = [
  job('mount', 'Mount'),
  job('remove', 'Remove'),
  {id: 'nodes', title: 'DOM nodes of one', unit: 'nodes'},
  {id: 'nodes-left', title: 'DOM nodes left after removal', unit: 'nodes', hasNoRatio: true},
  {id: 'memory-left', title: 'Memory left after removal', unit: 'MB', hasNoRatio: true},
];

/**
 * Mounts and removes controls of one kind in the page.
 * @type {import('../../lib/rounds.mjs').Suite['measure']}
 */
export async function measureMount(session, options) {
  await session.call('prepare', options);
  const [nodes, memory] = [await session.nodes(), await session.memory()];
  const mounted = await session.call('mount');
  const removed = await session.call('remove');
  const [nodesAfter, memoryAfter] = [await session.nodes(), await session.memory()];
  const left = {'nodes-left': nodesAfter - nodes, 'memory-left': (memoryAfter - memory) / MEGABYTE};
  return {values: {...mounted, ...removed, ...left}};
}
