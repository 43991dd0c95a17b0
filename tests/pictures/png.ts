/** Pictures as bitmaps and PNG files. They have no transparency. */
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of four bytes, row by row: red, green, blue, and alpha. */
export interface Bitmap extends Size {
  readonly data: Buffer;
}

type BlockTransfer = [x: number, y: number, width: number, height: number, toX: number, toY: number];

/** What is used of pngjs. */
interface Png {
  readonly sync: {
    readonly read: (file: Buffer) => Bitmap;
    readonly write: (bitmap: Bitmap, options: object) => Buffer;
  };
  /** Copies a part of a bitmap to a place on another. */
  readonly bitblt: (from: Bitmap, to: Bitmap, ...numbers: BlockTransfer) => void;
}

/** It has no types, and is loaded when it is needed, because only `npm run pictures` installs it. */
const pngjs = () => (createRequire(import.meta.url)('pngjs') as {PNG: Png}).PNG;

export const decodePng = (file: Buffer): Bitmap => pngjs().sync.read(file);

/** Red, green, and blue, without filters and compressed fast. */
const FORMAT = {colorType: 2, filterType: 0, deflateLevel: 1};

export const encodePng = (bitmap: Bitmap): Buffer => pngjs().sync.write(bitmap, FORMAT);

/** Returns a checksum of the red, green, and blue of the pixels. */
export function checksum({width, height, data}: Bitmap): string {
  const colors = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    colors[to] = data[from]!;
    colors[to + 1] = data[from + 1]!;
    colors[to + 2] = data[from + 2]!;
  }
  return createHash('sha256').update(colors).digest('hex').slice(0, 12);
}

const GRAY = 0x88;

const plain = ({width, height}: Size): Bitmap => ({
  width,
  height,
  data: Buffer.alloc(width * height * 4, Buffer.from([GRAY, GRAY, GRAY, 0xff])),
});

/** A part of a bitmap, which is within it. */
export function cut(bitmap: Bitmap, x: number, y: number, size: Size): Bitmap {
  const part = plain(size);
  pngjs().bitblt(bitmap, part, x, y, size.width, size.height, 0, 0);
  return part;
}

/** Puts bitmaps onto a gray one, at their places. */
function compose(placed: readonly {bitmap: Bitmap; x: number; y: number}[]): Bitmap {
  const whole = plain({
    width: Math.max(...placed.map(({bitmap, x}) => x + bitmap.width)),
    height: Math.max(...placed.map(({bitmap, y}) => y + bitmap.height)),
  });
  for (const {bitmap, x, y} of placed) pngjs().bitblt(bitmap, whole, 0, 0, bitmap.width, bitmap.height, x, y);
  return whole;
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
