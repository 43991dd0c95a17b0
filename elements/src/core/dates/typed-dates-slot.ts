/** Makes what a picker needs for dates that users type. Only the picker knows the types. */
type CreateParts = (host: never) => unknown;

/** The module `@life-changers/elements/typed-dates` fills it, because most pickers only have their calendar. */
let create: CreateParts | null = null;

/** Fills the slot. */
export function provideTypedDates(given: CreateParts): void {
  create = given;
}

/** Returns what fills the slot; null until then. */
export function typedDates(): CreateParts | null {
  return create;
}
