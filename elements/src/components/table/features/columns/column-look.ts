import {describeValue, type Warn} from '../../../../core/bad-input.js';
import type {ColumnAlign, ColumnType, TableColumn} from '../../../../core/table/index.js';

/** The members of a column that only this feature reads. */
export interface ColumnLook {
  /** Null: aligned by the type of the values. */
  readonly align: ColumnAlign | null;
  /** Whether it is aligned to its end; null if that depends on the values. */
  readonly isEnd: boolean | null;
  readonly type: ColumnType | null;
  /** Empty if the column is not in a group. */
  readonly group: string;
  /** Empty if the column has no footer. */
  readonly footer: NonNullable<TableColumn['footer']>;
}

/** Reads the look of a column. Invalid members warn and are ignored. */
export function columnLook(
  {align: givenAlign, type: givenType, group, footer}: Partial<TableColumn>,
  warn: Warn,
): ColumnLook {
  const align = choice('align', givenAlign, ['start', 'center', 'end'], warn);
  const type = choice('type', givenType, ['number', 'date'], warn);
  return {
    align,
    isEnd: align === null ? type === 'number' || null : align === 'end',
    type,
    group: text(group),
    footer: typeof footer === 'function' ? footer : text(footer),
  };
}

function choice<Value extends string>(
  name: string,
  given: unknown,
  values: readonly Value[],
  warn: Warn,
): Value | null {
  const value = values.find(one => one === given);
  if (value === undefined && (given ?? '') !== '')
    warn(
      `a column's ${name} must be ${values.map(one => `'${one}'`).join(' or ')}, not ${describeValue(given)}.`,
    );
  return value ?? null;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
