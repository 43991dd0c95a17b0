/** A small input cannot become a large output: at most a thousand times as much. */
const INPUT_SIZE = 16_384;
/** What is decoded and read at a time. */
const OUTPUT_SIZE = 65_536;

/** Returns pieces of deflated data, as it is inflated. */
export async function* inflated(data: Uint8Array): AsyncGenerator<Uint8Array, void> {
  const reader = piecesOf(data).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield* split(next.value);
  } finally {
    // Rejects if the data is broken, which the reader has told.
    reader.cancel().catch(() => {});
  }
}

/** Returns pieces of data. */
export function* split(data: Uint8Array, size = OUTPUT_SIZE): Generator<Uint8Array, void> {
  for (let at = 0; at < data.length; at += size) yield data.subarray(at, at + size);
}

function piecesOf(data: Uint8Array): ReadableStream<BufferSource> {
  const pieces = split(data, INPUT_SIZE);
  return new ReadableStream<BufferSource>(
    {
      pull(controller) {
        const {done, value} = pieces.next();
        if (done) controller.close();
        else controller.enqueue(value as Uint8Array<ArrayBuffer>);
      },
    },
    {highWaterMark: 0},
  );
}
