/** PNG files of opaque pictures, as Chromium writes them. */
import {crc32, deflateSync, inflateSync} from 'node:zlib';

/** Pixels of three bytes, row by row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Bit depth, color type (red, green, and blue), compression, filter, and no interlacing. */
const FORMAT = [8, 2, 0, 0, 0];
const CHANNELS = FORMAT.length - 2;

export function decodePng(file: Buffer): Bitmap {
  const chunks: Buffer[] = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const isData = file.toString('latin1', at + 4, at + 8) === 'IDAT';
    if (isData) chunks.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const format = [...file.subarray(24, 29)];
  if (String(format) !== String(FORMAT)) throw new Error(`The PNG has the format ${format}.`);
  return {width, height, data: unfilter(inflateSync(Buffer.concat(chunks)), width * CHANNELS)};
}

/** Each row starts with its filter, which says from which neighbors a byte is the difference. */
function unfilter(filtered: Buffer, rowLength: number): Buffer {
  const height = filtered.length / (rowLength + 1);
  // Zeros stand for what is above the first row.
  const data = Buffer.alloc((height + 1) * rowLength);
  for (let row = 0; row < height; row += 1) {
    const from = row * (rowLength + 1);
    restore[filtered[from]!]!(filtered.subarray(from + 1), data, (row + 1) * rowLength, rowLength);
  }
  return data.subarray(rowLength);
}

type Restore = (filtered: Buffer, data: Buffer, at: number, rowLength: number) => void;

/** By filter: none, the byte at the left, the one above, their mean, and the nearest of the three around the corner. */
const restore: readonly Restore[] = [
  (filtered, data, at, rowLength) => filtered.copy(data, at, 0, rowLength),
  (filtered, data, at, rowLength) => {
    for (let index = 0; index < rowLength; index += 1)
      data[at + index] = filtered[index]! + (index < CHANNELS ? 0 : data[at + index - CHANNELS]!);
  },
  (filtered, data, at, rowLength) => {
    for (let index = 0; index < rowLength; index += 1)
      data[at + index] = filtered[index]! + data[at + index - rowLength]!;
  },
  (filtered, data, at, rowLength) => {
    for (let index = 0; index < rowLength; index += 1) {
      const left = index < CHANNELS ? 0 : data[at + index - CHANNELS]!;
      data[at + index] = filtered[index]! + ((left + data[at + index - rowLength]!) >> 1);
    }
  },
  (filtered, data, at, rowLength) => {
    for (let index = 0; index < rowLength; index += 1) {
      const isFirst = index < CHANNELS;
      const left = isFirst ? 0 : data[at + index - CHANNELS]!;
      const corner = isFirst ? 0 : data[at + index - CHANNELS - rowLength]!;
      data[at + index] = filtered[index]! + nearest(left, data[at + index - rowLength]!, corner);
    }
  },
];

/** The Paeth predictor. */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

export function encodePng({width, height, data}: Bitmap): Buffer {
  const header = Buffer.alloc(8 + FORMAT.length);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  const rows = Buffer.alloc(height * (width * CHANNELS + 1));
  for (let row = 0; row < height; row += 1)
    data.copy(rows, row * (width * CHANNELS + 1) + 1, row * width * CHANNELS, (row + 1) * width * CHANNELS);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, {level: 1})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A part of a bitmap, which is within it. */
export function cut(
  {width, data}: Bitmap,
  x: number,
  y: number,
  size: {width: number; height: number},
): Bitmap {
  const rows = Array.from({length: size.height}, (_, row) => {
    const start = ((y + row) * width + x) * CHANNELS;
    return data.subarray(start, start + size.width * CHANNELS);
  });
  return {...size, data: Buffer.concat(rows)};
}

/** Puts bitmaps onto one, at their places. What is left is gray. */
function compose(placed: readonly {bitmap: Bitmap; x: number; y: number}[]): Bitmap {
  const width = Math.max(...placed.map(({bitmap, x}) => x + bitmap.width));
  const height = Math.max(...placed.map(({bitmap, y}) => y + bitmap.height));
  const data = Buffer.alloc(width * height * CHANNELS, 0x88);
  for (const {bitmap, x, y} of placed) {
    const length = bitmap.width * CHANNELS;
    for (let row = 0; row < bitmap.height; row += 1)
      bitmap.data.copy(data, ((y + row) * width + x) * CHANNELS, row * length, (row + 1) * length);
  }
  return {width, height, data};
}

const GAP = 8;

export function below(bitmaps: readonly Bitmap[]): Bitmap {
  let y = -GAP;
  return compose(
    bitmaps.map((bitmap, index) => {
      y += GAP + (bitmaps[index - 1]?.height ?? 0);
      return {bitmap, x: 0, y};
    }),
  );
}

export function beside(bitmaps: readonly Bitmap[]): Bitmap {
  let x = -GAP;
  return compose(
    bitmaps.map((bitmap, index) => {
      x += GAP + (bitmaps[index - 1]?.width ?? 0);
      return {bitmap, x, y: 0};
    }),
  );
}
