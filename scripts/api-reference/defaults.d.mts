/** A row of a reference table. */
interface Item {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly description: string;
}

export function withDefaultOnce(item: Item): Item;
