import {fileKind} from '../../../core/table/import/file-kind.js';

/** The names in a file of the old formats have two bytes for each character, and start at a multiple of 128 bytes. */
const ENCRYPTED = Array.from('EncryptedPackage', character => [character.charCodeAt(0), 0]).flat();
const NAME_STEP = 128;

/** Whether a file is a workbook with a password, which is in a file of an old format. */
export function isEncrypted(bytes: Uint8Array): boolean {
  if (fileKind(bytes) !== 'old-workbook') return false;
  for (let at = 0; at < bytes.length; at += NAME_STEP) if (startsWith(bytes, ENCRYPTED, at)) return true;
  return false;
}

const startsWith = (bytes: Uint8Array, wanted: readonly number[], at: number): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);
