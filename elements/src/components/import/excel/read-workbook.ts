import {WorkbookError, type WorkbookSheet} from '../../../core/table/import/workbook.js';
import {CellBudget} from '../../../core/table/workbook/cell-budget.js';
import {SharedStrings} from '../../../core/table/workbook/shared-strings.js';
import {SheetRows} from '../../../core/table/workbook/sheet-rows.js';
import {Relations, Styles, WorkbookPart} from '../../../core/table/workbook/workbook-parts.js';
import {XmlReader, type XmlHandler} from '../../../core/table/workbook/xml-reader.js';
import {readZipDirectory, type ZipEntry} from '../../../core/table/workbook/zip-directory.js';
import {Pauses} from '../../../dom/time-slicer.js';
import {inflated, split} from './inflate.js';
import {isEncrypted} from './is-encrypted.js';

/** What a workbook may have. */
export interface WorkbookLimits {
  /** Bytes of the file. Default 20,000,000. */
  readonly fileSize: number;
  /** Bytes of what is read, when it is inflated. Default 400,000,000. */
  readonly inflatedSize: number;
  /** Cells of all sheets, and texts that cells share. Default 2,000,000. */
  readonly cells: number;
}

export const DEFAULT_LIMITS: WorkbookLimits = {
  fileSize: 20_000_000,
  inflatedSize: 400_000_000,
  cells: 2_000_000,
};

/** Reads the sheets of a workbook that users can see, without blocking the page. */
export async function readWorkbook(
  file: Blob,
  limits: WorkbookLimits,
  signal?: AbortSignal,
): Promise<WorkbookSheet[]> {
  if (file.size > limits.fileSize) throw new WorkbookError('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  if (isEncrypted(bytes)) throw new WorkbookError('encrypted');
  try {
    return await sheetsOf(new Package(bytes, limits.inflatedSize, signal), new CellBudget(limits.cells));
  } catch (error) {
    if (error instanceof WorkbookError || signal?.aborted) throw error;
    throw new WorkbookError('not-a-workbook', {cause: error});
  }
}

async function sheetsOf(parts: Package, budget: CellBudget): Promise<WorkbookSheet[]> {
  const root = await parts.relationsOf('');
  const path = root.pathOf('officeDocument') ?? 'xl/workbook.xml';
  const workbook = await parts.read(path, new WorkbookPart());
  const relations = await parts.relationsOf(path);
  const {kinds} = await parts.readIfAny(relations.pathOf('styles') ?? 'xl/styles.xml', new Styles());
  const stringsPath = relations.pathOf('sharedStrings') ?? 'xl/sharedStrings.xml';
  const {texts} = await parts.readIfAny(stringsPath, new SharedStrings(budget));
  const context = {texts, kinds, is1904: workbook.is1904};
  const sheets: WorkbookSheet[] = [];
  for (const {name, id} of workbook.sheets) {
    const relation = relations.byId.get(id);
    if (relation?.type !== 'worksheet') continue;
    const {rows} = await parts.read(relation.path, new SheetRows(context, budget));
    sheets.push({name, rows});
  }
  if (sheets.length === 0) throw new WorkbookError('not-a-workbook');
  return sheets;
}

/** The parts of a workbook: XML files in an archive. */
class Package {
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #pauses: Pauses;
  /** Bytes that may still be inflated. */
  #left: number;

  constructor(bytes: Uint8Array, inflatedSize: number, signal?: AbortSignal) {
    const decoder = new TextDecoder();
    this.#entries = readZipDirectory(bytes, name => decoder.decode(name));
    this.#left = inflatedSize;
    this.#pauses = new Pauses(signal);
  }

  relationsOf(path: string): Promise<Relations> {
    return this.readIfAny(Relations.pathOf(path), new Relations(path));
  }

  async readIfAny<Handler extends XmlHandler>(path: string, handler: Handler): Promise<Handler> {
    return this.#entries.has(path.toLowerCase()) ? this.read(path, handler) : handler;
  }

  async read<Handler extends XmlHandler>(path: string, handler: Handler): Promise<Handler> {
    const entry = this.#entries.get(path.toLowerCase());
    if (entry === undefined) throw new WorkbookError('not-a-workbook');
    this.#expect(entry.size);
    const reader = new XmlReader(handler);
    const decoder = new TextDecoder();
    for await (const piece of entry.isDeflated ? inflated(entry.data) : split(entry.data)) {
      this.#expect(piece.length);
      this.#left -= piece.length;
      reader.push(decoder.decode(piece, {stream: true}));
      await this.#pauses.next();
    }
    reader.end();
    return handler;
  }

  /** A declared size may be less than the real one. */
  #expect(size: number): void {
    if (size > this.#left) throw new WorkbookError('too-large');
  }
}
