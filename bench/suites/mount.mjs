const MEGABYTE = 1e6;

const KINDS = {
  button: 'Buttons',
  'text-input': 'Text inputs',
  checkbox: 'Checkboxes',
  switch: 'Switches',
  select: 'Selects',
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const mount = {
  name: 'mount',
  title: 'Mount and remove 1,000 controls',
  about: 'Each control has a label and a value. A select has ten options.',
  factory: 'mountBench',
  jobs: [
    {id: 'mount', title: 'Mount', unit: 'ms'},
    {id: 'remove', title: 'Remove', unit: 'ms'},
    {id: 'nodes', title: 'DOM nodes of one', unit: 'nodes'},
    {id: 'nodes-left', title: 'DOM nodes left after removal', unit: 'nodes', hasNoRatio: true},
    {id: 'memory-left', title: 'Memory left after removal', unit: 'MB', hasNoRatio: true},
  ],

  variants: ({limit}) =>
    Object.entries(KINDS).map(([kind, title]) => ({
      id: kind,
      title,
      options: {kind, limit: limit * 1000},
    })),

  async measure(session, options) {
    await session.call('prepare', options);
    const [nodes, memory] = [await session.nodes(), await session.memory()];
    const mounted = await session.call('mount');
    const removed = await session.call('remove');
    const [nodesAfter, memoryAfter] = [await session.nodes(), await session.memory()];
    const left = {'nodes-left': nodesAfter - nodes, 'memory-left': (memoryAfter - memory) / MEGABYTE};
    return {values: {...mounted, ...removed, ...left}};
  },
};
