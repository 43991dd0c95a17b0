/** Writes a query as SQL, without any code of the backends: what the database itself answers. */
import type {ColumnFilter, TableQuery} from '@life-changers/elements/core/table';

/** What a database and the filters of a server mean. */
export interface SqlRules {
  readonly dialect: 'sqlite' | 'postgres';
  /** Whether an equal text also has the same case. */
  readonly exactCase?: boolean;
  /** What an empty text is. */
  readonly empty: 'null' | 'text';
  /** The column that a search text is looked for in. */
  readonly searchIn: string;
  /** Columns with times whose days are compared. */
  readonly days?: readonly string[];
  /** Where rows without a value are sorted. Default: as the database does. */
  readonly nulls?: 'last';
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

const digits = (value: number) => (Number.isInteger(value) ? BigInt(value) : value);

const contains = ({dialect}: SqlRules, column: string, value: string) =>
  dialect === 'sqlite'
    ? `instr(lower(${column}), lower(${text(value)})) > 0`
    : `strpos(lower(${column}), lower(${text(value)})) > 0`;

const startsWith = ({dialect}: SqlRules, column: string, value: string) =>
  dialect === 'sqlite'
    ? `instr(lower(${column}), lower(${text(value)})) = 1`
    : `strpos(lower(${column}), lower(${text(value)})) = 1`;

function conditions(rules: SqlRules, column: string, filter: ColumnFilter): string[] {
  if (filter.type === 'options') return [`${column} in (${filter.values.map(text).join()})`];
  if (filter.type === 'number')
    return [
      ...(filter.from === undefined ? [] : [`${column} >= ${digits(filter.from)}`]),
      ...(filter.to === undefined ? [] : [`${column} <= ${digits(filter.to)}`]),
    ];
  if (filter.type === 'date') {
    const day = rules.days?.includes(column) ? `date(${column})` : column;
    return [
      ...(filter.from === undefined ? [] : [`${day} >= ${text(filter.from)}`]),
      ...(filter.to === undefined ? [] : [`${day} <= ${text(filter.to)}`]),
    ];
  }
  const {operator, value = ''} = filter;
  if (operator === 'empty') return [rules.empty === 'null' ? `${column} is null` : `${column} = ''`];
  if (operator === 'not-empty') return [rules.empty === 'null' ? `${column} is not null` : `${column} <> ''`];
  if (operator === 'contains') return [contains(rules, column, value)];
  if (operator === 'starts-with') return [startsWith(rules, column, value)];
  return [rules.exactCase ? `${column} = ${text(value)}` : `lower(${column}) = lower(${text(value)})`];
}

/** Returns the statements for the ids of a page, and for the number of all rows. */
export function sqlOf(query: TableQuery, rules: SqlRules): {ids: string; total: string} {
  const {page, pageSize, sort, thenBy = [], search, filters = {}} = query;
  const tests = Object.entries(filters).flatMap(([field, filter]) => conditions(rules, field, filter));
  if (search !== '') tests.push(contains(rules, rules.searchIn, search));
  const where = tests.length > 0 ? ` where ${tests.join(' and ')}` : '';
  const nulls = rules.nulls ? ' nulls last' : '';
  const order = [...(sort ? [sort] : []), ...thenBy].map(
    ({field, direction}) => `${field} ${direction}${nulls}`,
  );
  const pageOf = `order by ${order.join()} limit ${pageSize} offset ${pageSize * (page - 1)}`;
  return {
    ids: `select id from people${where} ${pageOf}`,
    total: `select count(*) from people${where}`,
  };
}
