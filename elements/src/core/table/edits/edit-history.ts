import type {CellValue, EditPlace} from './edit.js';

/** A change of one cell, or of a whole row: then the values are rows, or null. */
export interface ChangedValue extends EditPlace {
  readonly before: CellValue;
  readonly after: CellValue;
}

/** What the user did at once, such as a paste. */
export type EditStep = readonly ChangedValue[];

/** Steps that can be undone. */
const MAX_STEPS = 100;

/** The steps of a user, to undo and to redo. */
export class EditHistory {
  #done: EditStep[] = [];
  #undone: EditStep[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Records a step. What was undone before it cannot be redone. */
  add(step: EditStep): void {
    if (step.length === 0) return;
    this.#done = [...this.#done.slice(1 - MAX_STEPS), step];
    this.#undone = [];
  }

  /** Returns the changes that undo the last step; null if there is none. */
  undo(): EditStep | null {
    const step = this.#done.pop();
    if (step === undefined) return null;
    this.#undone.push(step);
    return step.map(({before, after, ...place}) => ({...place, before: after, after: before})).reverse();
  }

  /** Returns the step that was undone last; null if there is none. */
  redo(): EditStep | null {
    const step = this.#undone.pop();
    if (step === undefined) return null;
    this.#done.push(step);
    return step;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }
}
