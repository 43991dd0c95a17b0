import {ibanFormat} from '@life-changers/elements/core/text-format';

/** Returns the IBAN without separators, or null. */
export function readIban(text: string): string | null {
  const read = ibanFormat.read(text);
  return read === null || read.problem ? null : read.raw;
}
