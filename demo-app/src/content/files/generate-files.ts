/** A file or a folder. */
export interface FileEntry {
  /** The path. */
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** In kilobytes; of a folder, those of all files in it. */
  readonly size: number;
  /** The day of the last change, `yyyy-MM-dd`; of a folder, of what is in it. */
  readonly changed: string;
  /** The path of the folder that it is in. */
  readonly folder: string | null;
}

const AREAS = ['Recipes', 'Invoices', 'Photos', 'Staff', 'Deliveries', 'Prices'];
const SHOPS = ['Harbor Street', 'Old Mill', 'Station', 'Market Square', 'North Gate'];
const YEARS = ['2021', '2022', '2023', '2024', '2025'];
const NAMES = ['Rye sourdough', 'Baguette', 'Plum cake', 'Oat and walnut', 'Seeded bun', 'Olive focaccia'];
const KINDS = ['pdf', 'txt', 'jpg', 'xlsx'];
const FIRST_DAY = Date.UTC(2021, 0, 1);
const ONE_DAY = 86_400_000;
const FILES_IN_FOLDER = 66;

/** Returns about 10,000 files in folders by area, shop, and year, the same in every run. */
export function generateFiles(): FileEntry[] {
  const files = AREAS.flatMap((area, place) =>
    SHOPS.flatMap((shop, at) =>
      YEARS.flatMap((year, index) => filesIn(`${area}/${shop}/${year}`, place + at + index)),
    ),
  );
  return [...foldersOf(files), ...files];
}

function filesIn(folder: string, salt: number): FileEntry[] {
  const year = Number(folder.slice(-4));
  return Array.from({length: FILES_IN_FOLDER}, (_, index) => {
    const kind = KINDS[(salt + index) % KINDS.length]!;
    const name = `${NAMES[(salt * 5 + index) % NAMES.length]!} ${index + 1}.${kind}`;
    const day = (year - 2021) * 365 + ((salt * 31 + index * 11) % 365);
    return {
      id: `${folder}/${name}`,
      name,
      kind: kind.toUpperCase(),
      size: 3 + ((salt * 53 + index * 97) % 940),
      changed: new Date(FIRST_DAY + day * ONE_DAY).toISOString().slice(0, 10),
      folder,
    };
  });
}

/** Returns the folders around files, each with the sum of their sizes and the day of the last change. */
function foldersOf(files: readonly FileEntry[]): FileEntry[] {
  const folders = new Map<string, FileEntry>();
  for (const {folder, size, changed} of files)
    for (let path = folder; path !== null; path = parentOf(path)) {
      const last = folders.get(path);
      folders.set(path, {
        id: path,
        name: path.slice(path.lastIndexOf('/') + 1),
        kind: 'Folder',
        size: size + (last?.size ?? 0),
        changed: last !== undefined && last.changed > changed ? last.changed : changed,
        folder: parentOf(path),
      });
    }
  return [...folders.values()];
}

const parentOf = (path: string): string | null =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
