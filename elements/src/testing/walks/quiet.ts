import {endMotion} from '../motion.js';

/** Elements may still move, measure themselves, or announce something for so many frames. */
const SETTLING = 3;

const FRAMES = 2;

/** Returns an element and all shadow roots in it. */
export function rootsIn(root: ParentNode & Node): (ParentNode & Node)[] {
  const found = [root];
  for (const element of root.querySelectorAll('*'))
    if (element.shadowRoot !== null) found.push(...rootsIn(element.shadowRoot));
  return found;
}

/** Waits until an element should be quiet, and returns what still changes in it, in words: it renders without end. */
export async function mutationsOf(root: HTMLElement): Promise<string[]> {
  // A popup follows what it is placed beside, which may move as it opens.
  await endMotion();
  await frames(SETTLING);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver(found => void records.push(...found));
  for (const one of rootsIn(root))
    observer.observe(one, {attributes: true, characterData: true, childList: true, subtree: true});
  await frames(FRAMES);
  records.push(...observer.takeRecords());
  observer.disconnect();
  if (records.length === 0) return [];
  const names = new Set(
    records.map(({type, attributeName, target}) => `${type} ${attributeName ?? ''} of ${target.nodeName}`),
  );
  return [`it changes without end: ${records.length} times, such as ${[...names].slice(0, 5).join(', ')}`];
}

async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
}
