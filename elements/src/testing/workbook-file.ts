/** A part of an archive: its text, and what the archive tells of it. */
export interface ArchivePart {
  readonly text: string;
  /** Default: the real one. */
  readonly declaredSize?: number;
  readonly flags?: number;
  readonly isStored?: boolean;
}

const encoder = new TextEncoder();

/** Returns a ZIP archive. */
export async function archive(parts: Readonly<Record<string, string | ArchivePart>>): Promise<Blob> {
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, part] of Object.entries(parts)) {
    const {text, declaredSize, flags = 0, isStored = false} = typeof part === 'string' ? {text: part} : part;
    const bytes = encoder.encode(text);
    const data = isStored ? bytes : await deflated(bytes);
    const name = encoder.encode(path);
    const shared = [
      [flags, 2],
      [isStored ? 0 : 8, 2],
      [0, 8],
      [data.length, 4],
      [declaredSize ?? bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const file = [fields([0x04034b50, 4], [20, 2], ...shared), name, data];
    directory.push(fields([0x02014b50, 4], [20, 2], [20, 2], ...shared, [0, 10], [offset, 4]), name);
    files.push(...file);
    offset += file.reduce((sum, {length}) => sum + length, 0);
  }
  const count = directory.length / 2;
  const size = directory.reduce((sum, {length}) => sum + length, 0);
  const end = fields([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return new Blob([...files, ...directory, end]);
}

/** Returns numbers in bytes, the lowest first. */
function fields(...values: readonly (readonly [value: number, bytes: number])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    values.flatMap(([value, bytes]) =>
      Array.from({length: bytes}, (_, index) => (index < 4 ? (value >>> (8 * index)) & 0xff : 0)),
    ),
  );
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook that a test sets. */
export interface WorkbookParts {
  /** Code of the rows of each sheet. */
  readonly sheets?: readonly string[];
  /** Code of the shared strings. */
  readonly strings?: string;
  /** The code of the format of each style, or its number. */
  readonly formats?: readonly (string | number)[];
  /** Attributes of the workbook. */
  readonly workbook?: string;
  /** Attributes of each sheet. */
  readonly attributes?: string;
}

/** Returns the parts of a workbook as Excel writes them. */
export function workbookParts({
  sheets = [''],
  strings = '',
  formats = [],
  workbook = '',
  attributes = '',
}: WorkbookParts): Record<string, string> {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (...list: string[]) => `${head}<Relationships>${list.join('')}</Relationships>`;
  const codes = formats.flatMap((format, index) =>
    typeof format === 'string' ? `<numFmt numFmtId="${164 + index}" formatCode="${format}"/>` : [],
  );
  const styles = formats.map(
    (format, index) => `<xf numFmtId="${typeof format === 'number' ? format : 164 + index}"/>`,
  );
  return {
    '[Content_Types].xml': `${head}<Types/>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns:r="${RELATIONS}"><workbookPr ${workbook}/><sheets>${sheets
      .map(
        (_, index) =>
          `<sheet name="Sheet ${index + 1}" sheetId="${index + 1}" r:id="rId${index + 1}" ${attributes}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, index) =>
        relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relation('rIdS', 'styles', 'styles.xml'),
      relation('rIdT', 'sharedStrings', '/xl/sharedStrings.xml'),
    ),
    'xl/styles.xml': `${head}<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst>${strings}</sst>`,
    ...Object.fromEntries(
      sheets.map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}

/** Returns a workbook. */
export const workbookFile = (parts: WorkbookParts): Promise<Blob> => archive(workbookParts(parts));
