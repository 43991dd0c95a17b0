import {ibanFormat} from '@life-changers/elements/core/text-format';

/** Returns an IBAN without separators, or null if the text is not one. */
export function readIban(text: string): string | null {
  const read = ibanFormat.read(text);
  return read === null || read.problem ? null : read.raw;
}
