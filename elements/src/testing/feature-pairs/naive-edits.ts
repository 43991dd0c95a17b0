import type {PairRow} from './naive-rows.js';

interface NoteEdit {
  readonly old: PairRow['note'];
  readonly new: PairRow['note'];
}

/** An edit of the user. */
interface Step {
  readonly id: number;
  readonly before: PairRow['note'];
  readonly after: PairRow['note'];
}

/** The notes that a user has edited, and not saved, in the order of the edits. */
export class NaiveEdits {
  readonly #edits = new Map<number, NoteEdit>();
  #done: Step[] = [];
  #undone: Step[] = [];

  noteOf({id, note}: Pick<PairRow, 'id' | 'note'>): PairRow['note'] {
    return this.#edits.get(id)?.new ?? note;
  }

  edit(row: Pick<PairRow, 'id' | 'note'>, after: string): void {
    this.#done.push({id: row.id, before: this.noteOf(row), after});
    this.#undone = [];
    this.#set(row.id, row.note, after);
  }

  undo(): void {
    const step = this.#done.pop();
    if (step === undefined) return;
    this.#undone.push(step);
    this.#set(step.id, step.after, step.before);
  }

  redo(): void {
    const step = this.#undone.pop();
    if (step === undefined) return;
    this.#done.push(step);
    this.#set(step.id, step.before, step.after);
  }

  clear(): void {
    this.#edits.clear();
    this.#done = [];
    this.#undone = [];
  }

  /** What a form submits. */
  get submitted(): readonly string[] {
    const edits = Array.from(this.#edits, ([key, {old, new: now}]) => ({
      key,
      field: 'note',
      old,
      new: now,
      state: 'changed',
    }));
    return edits.length === 0 ? [] : [JSON.stringify(edits)];
  }

  #set(id: number, note: PairRow['note'], now: PairRow['note']): void {
    const old = this.#edits.get(id)?.old ?? note;
    if (old === now) this.#edits.delete(id);
    else this.#edits.set(id, {old, new: now});
  }
}
