import {ExportLimitError} from '../../../../core/table/export-limit.js';
import {planSheet} from '../../../../core/table/workbook/writer/sheet-plan.js';
import {sheetXml} from '../../../../core/table/workbook/writer/sheet-xml.js';
import type {Sheet} from '../../../../core/table/workbook/writer/sheet.js';
import {
  SHEET,
  STYLES,
  TYPES,
  typesXml,
  workbookParts,
} from '../../../../core/table/workbook/writer/workbook-xml.js';
import {
  directory,
  localHeader,
  type DeflatedFile,
} from '../../../../core/table/workbook/writer/zip-records.js';
import {Pauses, runSliced} from '../../../../dom/time-slicer.js';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** An archive without the extension for large files has sizes of 32 bits. */
const MAX_SIZE = 2 ** 32 - 1;

/** What gzip writes before and after deflated data that has no name. */
const [HEADER_SIZE, TRAILER_SIZE] = [10, 8];

/**
 * Returns an Excel file with a sheet. It does not block the page, and holds only what is compressed. Rejects with an
 * ExportLimitError, before anything is written, if Excel could not open the sheet.
 */
export async function writeWorkbook(sheet: Sheet, signal: AbortSignal): Promise<Blob> {
  const plan = await runSliced(planSheet(sheet), signal);
  const archive = new Archive(signal);
  await archive.add(TYPES, [typesXml]);
  await archive.add(SHEET, sheetXml(sheet, plan));
  await archive.add(STYLES, [plan.styles.xml()]);
  for (const [path, xml] of Object.entries(workbookParts(sheet))) await archive.add(path, [xml]);
  return archive.end();
}

/** Writes a ZIP archive. */
class Archive {
  readonly #pauses: Pauses;
  readonly #files: DeflatedFile[] = [];
  readonly #parts: BlobPart[] = [];

  constructor(signal: AbortSignal) {
    this.#pauses = new Pauses(signal);
  }

  async add(path: string, pieces: Iterable<string>): Promise<void> {
    // With gzip, the browser also calculates the checksum.
    const {readable, writable} = new CompressionStream('gzip');
    const compressed = new Response(readable).blob();
    const writer = writable.getWriter();
    try {
      const inflatedSize = await this.#write(pieces, writer);
      const gzip = await compressed;
      const trailer = new DataView(await gzip.slice(-TRAILER_SIZE).arrayBuffer());
      const deflated = gzip.slice(HEADER_SIZE, -TRAILER_SIZE);
      const file = {path, checksum: trailer.getUint32(0, true), size: deflated.size, inflatedSize};
      this.#files.push(file);
      this.#parts.push(localHeader(file) as BlobPart, deflated);
    } catch (error) {
      compressed.catch(() => {});
      writer.abort(error).catch(() => {});
      throw error;
    }
  }

  async #write(pieces: Iterable<string>, writer: WritableStreamDefaultWriter<BufferSource>): Promise<number> {
    const encoder = new TextEncoder();
    let size = 0;
    const write = async (text: string): Promise<void> => {
      const bytes = encoder.encode(text);
      size += bytes.length;
      if (size > MAX_SIZE) throw new ExportLimitError('bytes', MAX_SIZE);
      await writer.write(bytes);
      await this.#pauses.next();
    };
    await write(DECLARATION);
    for (const piece of pieces) await write(piece);
    await writer.close();
    return size;
  }

  end(): Blob {
    return new Blob([...this.#parts, ...(directory(this.#files) as BlobPart[])], {type: TYPE});
  }
}
