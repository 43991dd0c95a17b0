/** The PNG files of the pictures of components. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {deflateSync} from 'node:zlib';
import {cut, decodePng, encodePng, type Bitmap} from '../pictures/png.js';

const FIRST_ROW = [10, 20, 30, 40, 60, 80];
const SECOND_ROW = [15, 25, 35, 45, 65, 90];
const bitmap: Bitmap = {width: 2, height: 2, data: Buffer.from([...FIRST_ROW, ...SECOND_ROW])};

/** Where the data of the pixels start, after the signature and the header. */
const DATA_START = 33;

/** A file of the bitmap whose second row has a filter. */
function filtered(filter: number, row: readonly number[]): Buffer {
  const data = deflateSync(Buffer.from([0, ...FIRST_ROW, filter, ...row]));
  const start = Buffer.alloc(8);
  start.writeUInt32BE(data.length);
  start.write('IDAT', 4);
  return Buffer.concat([encodePng(bitmap).subarray(0, DATA_START), start, data, Buffer.alloc(4)]);
}

describe('a PNG of a picture', () => {
  it('is read as it was written', () => {
    assert.deepEqual(decodePng(encodePng(bitmap)), bitmap);
  });

  for (const [name, filter, row] of [
    ['left', 1, [15, 25, 35, 30, 40, 55]],
    ['above', 2, [5, 5, 5, 5, 5, 10]],
    ['mean', 3, [10, 15, 20, 18, 23, 33]],
    ['nearest', 4, [5, 5, 5, 5, 5, 10]],
  ] as const)
    it(`is read from differences to what is ${name}`, () => {
      assert.deepEqual(decodePng(filtered(filter, row)), bitmap);
    });

  it('is cut', () => {
    assert.deepEqual(cut(bitmap, 1, 0, {width: 1, height: 2}), {
      width: 1,
      height: 2,
      data: Buffer.from([40, 60, 80, 45, 65, 90]),
    });
  });
});
