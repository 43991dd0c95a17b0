/** What a file is, whatever its name says: an Excel file, one of an older Excel or with a password, text, or something else. */
export type FileKind = 'empty' | 'workbook' | 'old-workbook' | 'text' | 'other';

/** Bytes that are looked at. */
const SAMPLE = 4096;

/** How files start: ZIP, which Excel files are, and the compound files of older ones. */
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** How text starts that is not a table: PDF, RTF, and a page or XML, which some programs save as `.xls`, also after a byte order mark. */
const OTHER = /^(?:\xff\xfe|\xfe\xff|\xef\xbb\xbf)?\s*(?:%PDF|\{\\rtf|<[!?a-z])/i;

/** Returns what a file is by its first bytes. */
export function fileKind(bytes: Uint8Array): FileKind {
  const sample = bytes.subarray(0, SAMPLE);
  const startsWith = (start: readonly number[]): boolean => start.every((byte, at) => sample[at] === byte);
  if (sample.length === 0) return 'empty';
  if (startsWith(WORKBOOK)) return 'workbook';
  if (startsWith(OLD_WORKBOOK)) return 'old-workbook';
  return isText(sample) ? 'text' : 'other';
}

function isText(sample: Uint8Array): boolean {
  if (OTHER.test(String.fromCharCode(...sample.filter(byte => byte !== 0).subarray(0, 100)))) return false;
  const [first, second] = sample;
  const isLittle = (first === 0xff && second === 0xfe) || (first! > 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second! > 0);
  if (!isLittle && !isBig) return !sample.some(isControl);
  // In UTF-16, a letter may have a byte that would be a control character alone.
  const isLow = (index: number): boolean => index % 2 === (isLittle ? 0 : 1);
  return !sample.some(
    (byte, index) => isLow(index) && isControl(byte) && sample[isLittle ? index + 1 : index - 1] === 0,
  );
}

/** Whether a byte is a control character that is not white space. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 27);
