import {WorkbookError} from '../import/workbook.js';

/** A file in an archive. */
export interface ZipEntry {
  /** What is stored or deflated. */
  readonly data: Uint8Array;
  readonly isDeflated: boolean;
  /** The size that the archive declares, which may be wrong. */
  readonly size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** Bytes of the record at the end of an archive, and of the longest comment behind it. */
const [END_SIZE, COMMENT_SIZE] = [22, 0xffff];
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** The bit of an encrypted file. */
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

/** The values are in an extra field if these 32 bits are set. */
const IN_EXTRA = 0xffff_ffff;
const ZIP64_EXTRA = 1;

const broken = (): never => {
  throw new WorkbookError('not-a-workbook');
};

/**
 * Returns the files of a ZIP archive by their path in lower case, because paths in workbooks ignore case. The data is that of
 * `bytes`, and not inflated.
 */
export function readZipDirectory(
  bytes: Uint8Array,
  decode: (name: Uint8Array) => string,
): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY) broken();
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    entries.set(pathOf(name), entryAt(bytes, view, at));
    at += ENTRY_SIZE + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

const pathOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function endOf(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - COMMENT_SIZE); at--)
    if (view.getUint32(at, true) === END) return at;
  return broken();
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new WorkbookError('encrypted');
  const method = view.getUint16(at + 10, true);
  if (method !== STORED && method !== DEFLATED) broken();
  const extra = extraOf(view, at);
  const read = (offset: number): number => {
    const value = view.getUint32(at + offset, true);
    return value === IN_EXTRA ? (extra.shift() ?? broken()) : value;
  };
  // In the order of the extra field.
  const size = read(24);
  const length = read(20);
  const local = read(42);
  if (local + LOCAL_SIZE > bytes.length || view.getUint32(local, true) !== LOCAL) broken();
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + length > bytes.length) broken();
  return {data: bytes.subarray(start, start + length), isDeflated: method === DEFLATED, size};
}

/** Returns the values of 64 bits of an entry. */
function extraOf(view: DataView, at: number): number[] {
  const start = at + ENTRY_SIZE + view.getUint16(at + 28, true);
  const end = Math.min(start + view.getUint16(at + 30, true), view.byteLength);
  for (let field = start; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== ZIP64_EXTRA) continue;
    const count = Math.floor(Math.min(view.getUint16(field + 2, true), end - field - 4) / 8);
    return Array.from({length: count}, (_, index) => Number(view.getBigUint64(field + 4 + 8 * index, true)));
  }
  return [];
}
