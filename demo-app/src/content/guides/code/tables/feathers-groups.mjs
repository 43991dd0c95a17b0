/** What users may group by, and the totals of each field. */
const GROUPS = ['country', 'status'];
const TOTALS = {amount: ['sum', 'avg'], date: ['min', 'max']};

/** Feathers answers the code, and the console shows the message. */
const badRequest = message =>
  Object.assign(new Error(message), {code: 400});

/** Answers `$group`. Add it after the hook that validates the query. */
export async function groupRows(context, next) {
  const {service, params} = context;
  const {$group, $total = {}, ...query} = params.query;
  // An empty filter is for rows without a value.
  for (const field of GROUPS)
    if (query[field] === '') query[field] = null;
  params.query = query;
  if ($group === undefined) return next();

  if (!GROUPS.includes($group))
    throw badRequest(`$group must be one of: ${GROUPS}`);
  const totals = Object.entries($total);
  for (const [field, total] of totals)
    if (!Object.hasOwn(TOTALS, field) || !TOTALS[field].includes(total))
      throw badRequest(`$total[${field}] is not accepted.`);

  const {filters, query: where} = service.filterQuery(params);
  const {$skip = 0, $limit = 1000, $sort} = filters;
  const select = () => {
    const found = service.knexify(service.db(params), where);
    for (const [field, total] of totals) found[total]({[field]: field});
    return found.count({count: '*'});
  };
  const groups = await select()
    .select({value: $group})
    .groupBy($group)
    .orderBy($group, $sort?.[$group] === -1 ? 'desc' : 'asc');
  const [all] = await select();

  // Some databases answer counts and sums as texts.
  const numberOf = value => (value === null ? null : Number(value));
  const totalsOf = row =>
    Object.fromEntries(
      totals.map(([field, total]) => [
        field,
        total === 'sum' || total === 'avg'
          ? numberOf(row[field])
          : row[field],
      ]),
    );
  context.result = {
    total: groups.length,
    data: groups.slice($skip, $skip + $limit).map(row => ({
      value: row.value,
      count: Number(row.count),
      totals: totalsOf(row),
    })),
    totals: totalsOf(all),
    of: {field: $group},
  };
}
