/** A property of an element that differs from that of a new element. */
export interface LiveSetting {
  readonly property: string;
  readonly attribute?: string;
  readonly value: unknown;
}

/** An element of the page as an author would write it: without what the library and the frameworks add. */
export interface LiveTag {
  readonly tag: string;
  /** The attributes that are not settings of the element, such as `id` and `slot`. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly settings: readonly LiveSetting[];
  readonly children: readonly (LiveTag | string)[];
}

export const isPrimitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
