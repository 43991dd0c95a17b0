/** The files of a sample company. A folder has no size. */
export const files = [
  {id: 'f1', parent: '', name: 'Contracts', kind: 'folder', size: 0, changed: '2026-11-20'},
  {id: 'f2', parent: '', name: 'Labels', kind: 'folder', size: 0, changed: '2026-11-12'},
  {id: 'f3', parent: '', name: 'Price list 2026.xlsx', kind: 'file', size: 48_200, changed: '2026-11-24'},
  {id: 'f4', parent: '', name: 'Opening hours.pdf', kind: 'file', size: 91_000, changed: '2026-10-02'},
  {id: 'f5', parent: 'f1', name: 'Hotel Marlow.pdf', kind: 'file', size: 220_400, changed: '2026-11-20'},
  {id: 'f6', parent: 'f1', name: 'Campus Nord.pdf', kind: 'file', size: 198_700, changed: '2026-09-14'},
  {id: 'f7', parent: 'f2', name: 'Yirgacheffe.svg', kind: 'file', size: 12_300, changed: '2026-11-12'},
];

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const kilobytes = new Intl.NumberFormat('en-GB', {style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0});

export const dayText = (day = '') => days.format(new Date(day));
export const sizeText = (bytes = 0) => kilobytes.format(bytes / 1000);

/** Returns what is in a folder: folders first, each by name. */
export const listOf = (all = files, parent = '') =>
  all
    .filter(file => file.parent === parent)
    .sort(
      (a, b) =>
        Number(b.kind === 'folder') - Number(a.kind === 'folder') || a.name.localeCompare(b.name, 'en'),
    );

/** Returns the folders from the start to one. */
export function pathTo(all = files, id = '') {
  const path = all.filter(file => file.id === id);
  for (let parent = path[0]?.parent ?? ''; parent !== '';) {
    const around = all.filter(file => file.id === parent);
    path.unshift(...around);
    parent = around[0]?.parent ?? '';
  }
  return path;
}

let added = 0;

/** Returns the ID of something new, which your server would choose. */
export const newId = () => `new-${(added += 1)}`;

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which has each name once in a folder. Returns why a name is refused, or nothing. */
export async function saveName(name = '', others = files) {
  await answer();
  return others.some(other => other.name.toLowerCase() === name.trim().toLowerCase())
    ? 'There is something with this name here.'
    : '';
}

/** Simulates your server, which loses a file called “lost” the first time. */
export async function sendFile({name = ''}, attempt = 0) {
  await answer();
  if (/lost/i.test(name) && attempt === 0) throw new Error('The server did not answer.');
}
