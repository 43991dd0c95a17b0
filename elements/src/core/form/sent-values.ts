import {nameOf, valueAt, type Path} from '../validation/path.js';
import {isSameSubmitted} from './form-values.js';

/** A field that was sent, and its path. */
export type SentField<Field> = readonly [path: Path, field: Field];

/**
 * The values that a form has sent. Until the server answers, rows can move and values can change, so an issue of the answer
 * belongs to the field that had the path when it was sent.
 */
export class SentValues<Field> {
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #values: unknown;

  constructor(fields: Iterable<SentField<Field>>, values: unknown) {
    this.#fields = new Map(Array.from(fields, ([path, field]) => [nameOf(path), field]));
    this.#values = values;
  }

  /**
   * Returns the field that an issue at a path belongs to: the one that had the path, or whose value contains it. Undefined
   * if there is none, or if its value is not the one that was sent, because the issue is not about the new one.
   *
   * @param now The fields of the form now.
   * @param values The values of the form now.
   */
  fieldAt(path: Path, now: Iterable<SentField<Field>>, values: unknown): Field | undefined {
    for (let {length} = path; length > 0; length -= 1) {
      const sentPath = path.slice(0, length);
      const field = this.#fields.get(nameOf(sentPath));
      if (field === undefined) continue;
      for (const [at, one] of now)
        if (one === field && isSameSubmitted(valueAt(values, at), valueAt(this.#values, sentPath)))
          return field;
      return undefined;
    }
    return undefined;
  }
}
