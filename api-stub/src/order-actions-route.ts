import {normalizeFilters, normalizeTree, parseSelection} from '@life-changers/elements/core/table';
import type {RowFilter, TableSelection} from '@life-changers/elements/core/table';
import express from 'express';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import type {OrderAction} from './order-actions.js';
import type {OrderSessions} from './order-sessions.js';
import {MAX_SEARCH} from './rows-route.js';

const ACTIONS: readonly unknown[] = ['ship', 'delete'] satisfies OrderAction[];
const MAX_GROUPS = 100;
const SESSION = /^[\w-]{1,64}$/;

/** Answers `POST /api-stub/orders?session=…` with the number of orders that it has changed. */
export function orderActionsRoute(sessions: OrderSessions): RequestHandler[] {
  return [
    express.json({limit: '1mb'}),
    (req, res) => {
      const session = new URL(req.originalUrl, 'http://stub').searchParams.get('session') ?? '';
      if (!SESSION.test(session)) throw badAction('session must have 1 to 64 letters, digits, - or _.');
      const {action, selection} = Object(req.body ?? {}) as Readonly<Record<string, unknown>>;
      if (!ACTIONS.includes(action)) throw badAction("action must be 'ship' or 'delete'.");
      const count = sessions.act(session, action as OrderAction, readSelection(selection));
      res.json({count});
    },
  ];
}

function readSelection(given: unknown): TableSelection {
  const selection = parseSelection(given, {maxGroups: MAX_GROUPS});
  if (selection === null || given === undefined)
    throw badAction(
      `selection must be {mode: 'keys', keys} or {mode: 'all', query, except}, with at most ${MAX_GROUPS} groups.`,
    );
  if (selection.mode === 'keys') return selection;
  return {
    ...selection,
    query: readQuery(selection.query),
    groups: selection.groups?.map(({query, selected}) => ({query: readQuery(query), selected})),
  };
}

function readQuery({search, filters, where}: RowFilter): RowFilter {
  if (typeof search !== 'string' || search.length > MAX_SEARCH)
    throw badAction(`search must be a text of at most ${MAX_SEARCH} characters.`);
  const refuse = (reason: string) => {
    throw badAction(reason);
  };
  return {search, filters: normalizeFilters(filters, refuse), where: normalizeTree(where, refuse)};
}

const badAction = (reason: string) => new StubError(400, 'bad-action', reason);
