/** A deflated file of an archive. */
export interface DeflatedFile {
  /** In ASCII. */
  readonly path: string;
  readonly checksum: number;
  /** Bytes in the archive, and inflated. */
  readonly size: number;
  readonly inflatedSize: number;
}

const [ENTRY, LOCAL, END] = [0x02014b50, 0x04034b50, 0x06054b50];
/** What a program must be able to read: deflated files. */
const VERSION = 20;
const DEFLATED = 8;
/** The first day of 1980, without a time, so that equal rows are equal files. */
const DATE = 0x21;

/** Returns what is before a file in an archive. */
export function localHeader(file: DeflatedFile): Uint8Array {
  return record([[LOCAL, 4], ...described(file), [0, 2]], file.path);
}

/** Returns what is behind all files of an archive, whose other bytes are in their order. */
export function directory(files: readonly DeflatedFile[]): Uint8Array[] {
  let offset = 0;
  const entries = files.map(file => {
    const start = offset;
    offset += localHeader(file).length + file.size;
    const more: Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [start, 4],
    ];
    return record([[ENTRY, 4], [VERSION, 2], ...described(file), ...more], file.path);
  });
  const size = entries.reduce((sum, {length}) => sum + length, 0);
  const count: Field = [files.length, 2];
  return [...entries, record([[END, 4], [0, 4], count, count, [size, 4], [offset, 4], [0, 2]])];
}

/** A number and its bytes. */
type Field = readonly [value: number, bytes: 2 | 4];

const described = ({path, checksum, size, inflatedSize}: DeflatedFile): Field[] => [
  [VERSION, 2],
  [0, 2],
  [DEFLATED, 2],
  [0, 2],
  [DATE, 2],
  [checksum, 4],
  [size, 4],
  [inflatedSize, 4],
  [path.length, 2],
];

function record(fields: readonly Field[], path = ''): Uint8Array {
  const length = fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const bytes = new Uint8Array(length + path.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  for (let index = 0; index < path.length; index++) bytes[length + index] = path.charCodeAt(index);
  return bytes;
}
