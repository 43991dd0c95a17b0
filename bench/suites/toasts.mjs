/** @type {import('../lib/rounds.mjs').Suite} */
export const toasts = {
  name: 'toasts',
  title: '50 toasts',
  about: 'Shown in one task, with the entry animation of each contender, at 60 frames per second.',
  factory: 'toastsBench',
  jobs: [
    {id: 'show', title: 'In the page', unit: 'ms'},
    {id: 'busy', title: 'Main thread busy, in 1.5 s', unit: 'ms'},
    {id: 'nodes', title: 'DOM nodes of one', unit: 'nodes'},
  ],
  variants: ({limit}) => [{id: 'fifty', title: '50 toasts', options: {limit: limit * 1000}}],

  async measure(session, options) {
    await session.call('prepare', options);
    const before = await session.busyTime();
    const shown = await session.call('show');
    await session.call('watch');
    const busy = (await session.busyTime()) - before;
    return {values: {...shown, busy, ...(await session.call('count'))}};
  },
};
