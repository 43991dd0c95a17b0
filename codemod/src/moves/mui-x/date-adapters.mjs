/** The date libraries of MUI X, whose values become a `Date`. */

/**
 * @typedef {object} DateAdapter
 * @property {string | undefined} name The function or class that creates a value, or undefined if values are a `Date`.
 * @property {string} [source] Its module.
 * @property {boolean} [isDefault] Whether it is the default export.
 * @property {string} [toDate] The method that returns a `Date`.
 * @property {(local: string, code: string) => string} [from] Returns the code that creates a value from a `Date`.
 */

/** @type {Readonly<Record<string, DateAdapter>>} */
const ADAPTERS = {
  DateFns: {name: undefined},
  Dayjs: {
    name: 'dayjs',
    source: 'dayjs',
    isDefault: true,
    toDate: 'toDate',
    from: (local, code) => `${local}(${code})`,
  },
  Moment: {
    name: 'moment',
    source: 'moment',
    isDefault: true,
    toDate: 'toDate',
    from: (local, code) => `${local}(${code})`,
  },
  Luxon: {
    name: 'DateTime',
    source: 'luxon',
    isDefault: false,
    toDate: 'toJSDate',
    from: (local, code) => `${local}.fromJSDate(${code})`,
  },
};

const MODULES = {'date-fns': 'DateFns', dayjs: 'Dayjs', moment: 'Moment', luxon: 'Luxon'};

/** What gives a value a time zone, which a `Date` does not have. */
const ZONES = /^(utc|tz|toUTC|setZone|zone)$/;
const ZONE_MODULES = /^dayjs\/plugin\/(utc|timezone)|^moment-timezone$/;

/** Adapters whose calendar is not the Gregorian one. */
const CALENDARS = /^Adapter(DayjsBuddhist|DateFnsJalali|Moment(Hijri|Jalaali))(V\d)?$/;

/**
 * Whether the dates of a file are those of another calendar.
 *
 * @param {import('../tables/script-names.mjs').ScriptNames} names
 */
export const hasOtherCalendar = names =>
  names
    .importsOf(source => source.startsWith('@mui/x-date-pickers'))
    .some(({imported}) => CALENDARS.test(imported));

/**
 * Whether a file has values with a time zone.
 *
 * @param {import('../tables/script-names.mjs').ScriptNames} names
 */
export const hasZones = names =>
  names.program.body.some(
    ({type, source}) => type === 'ImportDeclaration' && ZONE_MODULES.test(source.value),
  ) ||
  names.nodes.some(({node, parents}) => {
    if (node.type !== 'Identifier' || !ZONES.test(node.name)) return false;
    const {type, property, key} = parents.at(-1) ?? {};
    return /MemberExpression$/.test(type) ? property === node : type === 'ObjectProperty' && key === node;
  });

/**
 * Returns the adapter of a file: that of its `LocalizationProvider`, or else that of the date library that it imports. Undefined if
 * there is none, or more than one.
 *
 * @param {import('../tables/script-names.mjs').ScriptNames} names
 */
export function adapterOf(names) {
  const imported = names
    .importsOf(source => source.startsWith('@mui/x-date-pickers'))
    .flatMap(({imported: name}) => /^Adapter(DateFns|Dayjs|Moment|Luxon)(V\d)?$/.exec(name)?.[1] ?? []);
  const libraries = names.program.body.flatMap(({type, source}) =>
    type === 'ImportDeclaration' ? (MODULES[source.value.split('/')[0]] ?? []) : [],
  );
  const found = new Set(imported.length > 0 ? imported : libraries);
  return found.size === 1 ? ADAPTERS[[...found][0]] : undefined;
}
