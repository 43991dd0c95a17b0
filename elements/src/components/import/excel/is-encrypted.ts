/** How a file of the old formats starts. A file with a password is in one, too. */
const OLD_FORMAT = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The names in such a file have two bytes for each character, and start at a multiple of 128 bytes. */
const ENCRYPTED = Array.from('EncryptedPackage', character => [character.charCodeAt(0), 0]).flat();
const NAME_STEP = 128;

/** Whether a file is a workbook with a password. */
export function isEncrypted(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, OLD_FORMAT, 0)) return false;
  for (let at = 0; at < bytes.length; at += NAME_STEP) if (startsWith(bytes, ENCRYPTED, at)) return true;
  return false;
}

const startsWith = (bytes: Uint8Array, wanted: readonly number[], at: number): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);
