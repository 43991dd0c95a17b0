/** Runs tasks, a few at a time, in their order. Tasks may add others to the list, and end it by emptying it. */
export async function inParallel(tasks: (() => Promise<void>)[], limit: number): Promise<void> {
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task();
  };
  await Promise.all(Array.from({length: Math.min(limit, tasks.length)}, work));
}
