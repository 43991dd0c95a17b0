import {numberKind, type NumberKind} from './number-format.js';
import {attributesOf, unescapeText, type XmlHandler} from './xml-reader.js';

/** A part that another one refers to. */
export interface Relation {
  /** The last word of its type, such as `worksheet`. */
  readonly type: string;
  readonly path: string;
}

/** Reads which parts a part refers to, by id. */
export class Relations implements XmlHandler {
  readonly byId = new Map<string, Relation>();
  readonly #folder: string;

  /** @param path The path of the part. */
  constructor(path: string) {
    this.#folder = path.slice(0, path.lastIndexOf('/') + 1);
  }

  /** Returns the path of the relations of a part. */
  static pathOf(path: string): string {
    return path.replace(/[^/]*$/, '_rels/$&.rels');
  }

  open(name: string, tag: string): void {
    if (name !== 'Relationship') return;
    const attributes = attributesOf(tag);
    const type = (attributes.get('Type') ?? '').replace(/.*\//, '');
    const path = resolved(attributes.get('Target') ?? '', this.#folder);
    this.byId.set(attributes.get('Id') ?? '', {type, path});
  }

  pathOf(type: string): string | undefined {
    return [...this.byId.values()].find(relation => relation.type === type)?.path;
  }
}

/** A sheet that is not hidden. */
export interface SheetEntry {
  readonly name: string;
  /** The id of its relation. */
  readonly id: string;
}

/** Reads the sheets of a workbook, without those that are hidden. */
export class WorkbookPart implements XmlHandler {
  readonly sheets: SheetEntry[] = [];
  is1904 = false;

  open(name: string, tag: string): void {
    const attributes = attributesOf(tag);
    if (name === 'workbookPr') this.is1904 = isTrue(attributes.get('date1904'));
    if (name === 'sheet' && (attributes.get('state') ?? 'visible') === 'visible')
      this.sheets.push({name: unescapeText(attributes.get('name') ?? ''), id: attributes.get('id') ?? ''});
  }
}

/** Reads what the numbers of each style are. */
export class Styles implements XmlHandler {
  readonly kinds: NumberKind[] = [];
  readonly #codes = new Map<number, string>();
  #isInside = false;

  open(name: string, tag: string): void {
    if (name === 'cellXfs') this.#isInside = true;
    else if (name === 'numFmt') this.#addCode(attributesOf(tag));
    else if (name === 'xf' && this.#isInside) {
      const id = Number(attributesOf(tag).get('numFmtId') ?? 0);
      this.kinds.push(numberKind(id, this.#codes.get(id)));
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.#isInside = false;
  }

  #addCode(attributes: ReadonlyMap<string, string>): void {
    this.#codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
  }
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Returns the path of a target, which may be relative. */
function resolved(target: string, folder: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  return steps.join('/');
}
