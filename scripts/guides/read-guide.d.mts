/** A block of a guide, before the build highlights its code. */
export interface Block {
  readonly type: string;
  readonly id?: string;
  readonly source?: string;
  readonly files?: readonly {readonly name: string; readonly path: string}[];
  readonly items?: readonly unknown[];
}
interface Guide {
  readonly title: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly Block[];
  }[];
}
export function readGuide(file: string): {readonly guide: Guide; readonly inputs: readonly string[]};
