import {describeValue, type Warn} from '../../../../core/bad-input.js';
import type {ColumnAlign, ColumnType, TableColumn} from '../../../../core/table/index.js';

/** The members of a column that only this feature reads. */
export interface ColumnLook {
  /** Null: aligned by the type of the values. */
  readonly align: ColumnAlign | null;
  readonly type: ColumnType | null;
  /** Empty if the column is not in a group. */
  readonly group: string;
  /** Empty if the column has no footer. */
  readonly footer: NonNullable<TableColumn['footer']>;
}

/** Reads the look of a column. Invalid members warn and are ignored. */
export function columnLook({align, type, group, footer}: Partial<TableColumn>, warn: Warn): ColumnLook {
  return {
    align: choice('align', align, ['start', 'center', 'end'], warn),
    type: choice('type', type, ['number', 'date'], warn),
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
