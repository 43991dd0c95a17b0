import {checkGroups} from '../../../../core/table/groups/check-groups.js';
import {
  isOpenIn,
  NO_OPEN_GROUPS,
  parseOpenGroups,
  pathName,
  type OpenGroups,
} from '../../../../core/table/groups/group.js';
import {lineCount, sliceLines, type GroupLine} from '../../../../core/table/groups/group-lines.js';
import {
  groupsQuery,
  groupTextOf,
  queryWithin,
  type ServerTotals,
} from '../../../../core/table/groups/groups-query.js';
import {totalOf} from '../../../../core/table/groups/totals.js';
import {readGroups} from '../../../../core/table/query/read-groups.js';
import {
  runToEnd,
  withPage,
  type GroupPart,
  type GroupPath,
  type GroupsQuery,
  type GroupTotals,
  type PageGroup,
  type RowGroup,
  type ServerGroup,
  type TableGroups,
  type TableQuery,
  type TableRow,
  type TotalKind,
} from '../../../../core/table/index.js';
import type {GroupedTable, GroupPages, GroupServer} from '../../model/client-rows.js';
import type {Page} from '../../model/page-source.js';
import {GroupAnswers} from './group-answers.js';
import {totalColumns} from './total-columns.js';

/** Groups that are asked for in one request. */
const GROUPS_PER_REQUEST = 1000;

/** The most groups inside of one. */
const MAX_GROUPS = 10_000;

/** Requests that run at a time. */
const MAX_REQUESTS = 6;

/** Thrown if what was loaded before does not fit what the server answers now. */
class ChangedError extends Error {}

/** A group of a server. Its groups are loaded once it is open. */
interface LoadedGroup extends RowGroup {
  /** The group and those around it. */
  readonly parts: readonly GroupPart[];
  readonly totals: ServerTotals;
  groups: readonly LoadedGroup[] | null | undefined;
}

/** The groups inside of one. */
type Level = Pick<TableGroups, 'groups' | 'totals'>;

/** Loads the pages of a server table by group: the groups of each level, and the rows of open groups that the page shows. */
export class ServerGroups implements GroupPages {
  readonly #table: GroupedTable;
  readonly #server: GroupServer;
  #answers = new GroupAnswers();
  /** What the answers are for, and which page was requested last, as text. */
  #by = '';
  #at = '';

  constructor(table: GroupedTable, server: GroupServer) {
    this.#table = table;
    this.#server = server;
  }

  async load(query: TableQuery, signal: AbortSignal): Promise<Page> {
    const {page, pageSize, ...others} = query;
    const open = parseOpenGroups(this.#table.openGroups) ?? NO_OPEN_GROUPS;
    const totals = this.#totals();
    const by = JSON.stringify([this.#server.groupsOf, others, totals]);
    const at = JSON.stringify([page, pageSize, open]);
    // The same page again is a reload.
    if (by !== this.#by || at === this.#at) this.#answers = new GroupAnswers();
    this.#by = by;
    this.#at = at;
    const load = (): Promise<Page> =>
      new PageLoad({server: this.#server, answers: this.#answers, query, open, totals, signal}).page();
    try {
      return await load();
    } catch (cause) {
      if (!(cause instanceof ChangedError)) throw cause;
      this.#answers = new GroupAnswers();
      return load();
    }
  }

  #totals(): GroupsQuery['totals'] {
    const warn = (message: string): void => this.#server.warn(message);
    const totals = totalColumns(this.#table.columns, warn).flatMap(({field, total}) => {
      if (typeof total === 'string') return [[field, total] as const];
      warn(`the total of "${field}" is a function, which a server cannot call; name it, such as 'sum'.`);
      return [];
    });
    return Object.fromEntries(totals);
  }
}

interface PageLoadOptions {
  readonly server: GroupServer;
  readonly answers: GroupAnswers;
  readonly query: TableQuery;
  readonly open: OpenGroups;
  readonly totals: GroupsQuery['totals'];
  readonly signal: AbortSignal;
}

/** Loads one page. */
class PageLoad {
  readonly #options: PageLoadOptions;
  readonly #isOpen: (path: GroupPath) => boolean;

  constructor(options: PageLoadOptions) {
    this.#options = options;
    this.#isOpen = isOpenIn(options.open);
  }

  async page(): Promise<Page> {
    const {answers, query, totals} = this.#options;
    answers.start();
    const level = await this.#level([], totals);
    const groups = this.#groupsOf(level, []);
    const lines = await this.#lines(groups);
    const pages = await inTurn(lines, line => (line.kind === 'rows' ? this.#rowsOf(line, groups) : NO_ROWS));
    const limit = pages.find(page => page.limit !== undefined)?.limit;
    if (limit !== undefined) {
      const smaller = new PageLoad({...this.#options, query: {...query, pageSize: limit}});
      return {...(await smaller.page()), limit};
    }
    answers.end();
    return {
      ...shownLines(lines, pages),
      total: groups.reduce((sum, {count}) => sum + count, 0),
      lines: lineCount(groups, this.#isOpen),
      totals: totalsOf(level.totals ?? combined(level.groups, totals)),
    };
  }

  /** Returns the lines of the page, as soon as all groups that they follow from are loaded. */
  async #lines(groups: readonly LoadedGroup[]): Promise<GroupLine[]> {
    const {page, pageSize} = this.#options.query;
    const start = (page - 1) * pageSize;
    for (;;) {
      const lines = sliceLines(groups, this.#isOpen, start, start + pageSize);
      const shown = lines.flatMap(line =>
        line.kind === 'group' && line.isOpen && line.group.groups === undefined ? line.group : [],
      );
      const missing = new Set([...(shown as LoadedGroup[]), ...this.#uncounted(groups, [])]);
      if (missing.size === 0) return lines;
      await inTurn([...missing], group => this.#fill(group));
    }
  }

  /** Returns the open groups whose number of lines follows from groups that are not loaded. */
  #uncounted(groups: readonly LoadedGroup[], around: GroupPath): LoadedGroup[] {
    const {mode, except} = this.#options.open;
    return groups.flatMap(group => {
      const path = [...around, group.text];
      if (group.groups === null || !this.#isOpen(path)) return [];
      if (group.groups !== undefined) return this.#uncounted(group.groups, path);
      const name = pathName(path);
      const isInside = (one: GroupPath): boolean =>
        one.length > path.length && pathName(one.slice(0, path.length)) === name;
      return mode === 'none' || except.some(isInside) ? [group] : [];
    });
  }

  async #fill(group: LoadedGroup): Promise<void> {
    const {server, answers} = this.#options;
    const groups = this.#groupsOf(await this.#level(group.parts, this.#options.totals), group.parts);
    const count = groups.reduce((sum, one) => sum + one.count, 0);
    // Without groups, its header would be gone, and nobody could close it.
    if (count === 0 && !answers.isOld)
      throw new TypeError(`"${group.text ?? ''}" has ${group.count} rows, but no groups were answered.`);
    if (count !== group.count) {
      if (answers.isOld) throw new ChangedError();
      server.warn(
        `the groups inside of "${group.text ?? ''}" have ${count} rows, but it has ${group.count}; answer for the rows that match the filters of the request.`,
      );
    }
    group.groups = groups;
  }

  #groupsOf({groups}: Level, around: readonly GroupPart[]): LoadedGroup[] {
    const fields = this.#options.query.group!;
    const field = fields[around.length]!;
    return groups.flatMap(({value, count, totals}) =>
      count === 0
        ? []
        : {
            value: value ?? undefined,
            text: groupTextOf(value),
            count,
            parts: [...around, {field, value}],
            totals: totals ?? {},
            groups: around.length + 1 === fields.length ? null : undefined,
          },
    );
  }

  #level(path: readonly GroupPart[], totals: GroupsQuery['totals']): Promise<Level> {
    const {query, answers} = this.#options;
    return answers.get(JSON.stringify(path), () => this.#loadLevel(groupsQuery(query, path, totals)));
  }

  async #loadLevel(query: GroupsQuery): Promise<Level> {
    const {server, signal} = this.#options;
    const groups: ServerGroup[] = [];
    let pageSize = GROUPS_PER_REQUEST;
    let first: TableGroups | null = null;
    for (let page = 1; ; page++) {
      const answer = await server.loadGroups({...query, page, pageSize}, readGroups, signal);
      const sent = this.#checked(answer, groups, query);
      first ??= sent;
      groups.push(...sent.groups);
      const {total = sent.groups.length < pageSize ? groups.length : Infinity} = sent;
      if (groups.length >= total) return {groups, totals: first.totals};
      // A server may answer fewer groups than requested.
      if (page === 1) pageSize = Math.min(pageSize, sent.groups.length);
    }
  }

  /** The message is for developers: users see that the request has failed. */
  #checked(answer: TableGroups, before: readonly ServerGroup[], query: GroupsQuery): TableGroups {
    try {
      const {groups, total = 0} = checkGroups(answer, query);
      checkGroups({groups: [...before, ...groups]}, query);
      if (groups.length === 0 && total > before.length)
        throw new TypeError(`There are ${total} groups, but only ${before.length} were answered.`);
      if (Math.max(total, before.length + groups.length) > MAX_GROUPS)
        throw new RangeError(
          `There are more than ${MAX_GROUPS} groups by "${query.field}"; filter the rows.`,
        );
      return answer;
    } catch (cause) {
      this.#options.server.warn(`groups of the server are refused. ${(cause as Error).message}`);
      throw cause;
    }
  }

  /** Returns the rows of a group, from a place to another. */
  async #rowsOf({path, start, end}: RowsLine, groups: readonly LoadedGroup[]): Promise<Page> {
    const {pageSize} = this.#options.query;
    const {answers} = this.#options;
    const group = groupAt(groups, path);
    const rows: TableRow[] = [];
    const keys: number[] = [];
    for (let page = Math.floor(start / pageSize); page * pageSize < end; page++) {
      const loaded = await this.#groupPage(group, page + 1);
      if (loaded.limit !== undefined && loaded.limit < pageSize) return loaded;
      const isOther = loaded.isWalk !== true && loaded.total !== group.count;
      if (isOther && answers.isOld) throw new ChangedError();
      const part = [start, end].map(place => Math.max(0, place - page * pageSize));
      rows.push(...loaded.rows.slice(...part));
      keys.push(...(loaded.keys ?? []).slice(...part));
    }
    return {rows, keys, total: group.count};
  }

  #groupPage({parts}: LoadedGroup, page: number): Promise<Page> {
    const {server, answers, query, signal} = this.#options;
    const name = JSON.stringify(parts);
    const within = queryWithin(query, parts);
    return answers.get(`${name} ${page} ${query.pageSize}`, async () => {
      const source = answers.sourceOf(name, () => server.separate());
      const load = async (number: number): Promise<Page> => source.load(withPage(within, number), signal);
      let loaded = await load(page);
      // With cursors, each page brings that of the next one.
      if (loaded.keys === undefined) for (let next = 1; next <= page; next++) loaded = await load(next);
      return loaded;
    });
  }
}

type RowsLine = Extract<GroupLine, {kind: 'rows'}>;

const NO_ROWS: Page = {rows: [], keys: [], total: 0};

function groupAt(groups: readonly LoadedGroup[], [text, ...inner]: GroupPath): LoadedGroup {
  const group = groups.find(one => one.text === text)!;
  return inner.length === 0 ? group : groupAt(group.groups!, inner);
}

/** Calls a function for each of many, a few at a time. */
async function inTurn<One, Result>(
  list: readonly One[],
  run: (one: One) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < list.length; start += MAX_REQUESTS)
    results.push(...(await Promise.all(list.slice(start, start + MAX_REQUESTS).map(run))));
  return results;
}

/** Returns the rows and headers of lines, with a page for each. */
function shownLines(
  lines: readonly GroupLine[],
  pages: readonly Page[],
): Pick<Page, 'rows' | 'keys' | 'groups'> {
  const rows: TableRow[] = [];
  const keys: number[] = [];
  const groups: PageGroup[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'group') {
      const {path, group, isOpen, isContinued} = line;
      const totals = totalsOf((group as LoadedGroup).totals);
      groups.push({path, group, place: rows.length, isOpen, isContinued, totals});
    }
    rows.push(...pages[index]!.rows);
    keys.push(...pages[index]!.keys!);
  }
  return {rows, keys, groups};
}

const totalsOf = (totals: ServerTotals): GroupTotals => new Map(Object.entries(totals));

/** The totals of totals. That of averages is not known. */
const KINDS: Readonly<Record<TotalKind, TotalKind | null>> = {
  sum: 'sum',
  count: 'sum',
  min: 'min',
  max: 'max',
  avg: null,
};

/** Returns the totals of all groups together. */
function combined(groups: readonly ServerGroup[], totals: GroupsQuery['totals']): ServerTotals {
  const rows = groups.map(group => group.totals ?? {});
  return Object.fromEntries(
    Object.entries(totals).map(([field, kind]) => {
      const total = KINDS[kind];
      const value = total && runToEnd(totalOf({field, total}, rows as TableRow[], 0, rows.length, () => {}));
      return [field, value];
    }),
  );
}
