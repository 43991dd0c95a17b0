/** The part of `TextDecoder` that is used. */
export interface BytesDecoder {
  decode(bytes: Uint8Array): string;
}

/** Creates a decoder, such as `(encoding, options) => new TextDecoder(encoding, options)`. */
export type NewDecoder = (encoding: string, options: {readonly fatal: boolean}) => BytesDecoder;

/** The text of a file, without a byte order mark, and the encoding that was found. */
export interface DecodedFile {
  readonly text: string;
  readonly encoding: string;
}

/**
 * Decodes a text file: by its byte order mark, or as UTF-16 if the first character of ASCII has a zero byte beside it, as
 * UTF-8 if all of it is, or else in a fallback.
 *
 * @param fallback What older programs use on the users' computers. Default: that of Western Europe.
 */
export function decodeFile(
  bytes: Uint8Array,
  newDecoder: NewDecoder,
  fallback = 'windows-1252',
): DecodedFile {
  const decodedAs = (encoding: string, fatal: boolean): DecodedFile => ({
    encoding,
    text: newDecoder(encoding, {fatal}).decode(bytes),
  });
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first! > 0 && second === 0))
    return decodedAs('utf-16le', false);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second! > 0))
    return decodedAs('utf-16be', false);
  try {
    return decodedAs('utf-8', true);
  } catch {
    return decodedAs(fallback, false);
  }
}
