/** Where a step is among the steps of a form. */
export interface StepPlace {
  /** The position, which starts at 1. */
  readonly position: number;
  /** The number of steps. */
  readonly count: number;
  /** Whether the step is the visible one. */
  readonly isActive: boolean;
}

/** The property of a step that its steps set. The symbol is the same in each copy of the library on a page. */
export const PLACE: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.step-place');

/** The method of the steps that a step calls when its heading or name has changed. */
export const STEP_CHANGED: unique symbol = /* @__PURE__ */ Symbol.for('life-changers.step-changed');

/** An element that may contain steps. */
export interface StepParent {
  [STEP_CHANGED]?(): void;
}
