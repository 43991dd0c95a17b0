import {aTimeout, nextFrame} from '@open-wc/testing';

/**
 * Counts the elements that an action adds to a root, in its document or shadow root, also in the next two frames and
 * 100 milliseconds. A list that renders without end adds many more than it shows.
 */
export async function countAdded(root: Node, selector: string, act: () => unknown): Promise<number> {
  let added = 0;
  const count = (records: readonly MutationRecord[]): void => {
    for (const {addedNodes} of records)
      added += [...addedNodes].filter(node => node instanceof Element && node.matches(selector)).length;
  };
  const observer = new MutationObserver(count);
  observer.observe(root, {childList: true, subtree: true});
  await act();
  await nextFrame();
  await nextFrame();
  await aTimeout(100);
  count(observer.takeRecords());
  observer.disconnect();
  return added;
}
