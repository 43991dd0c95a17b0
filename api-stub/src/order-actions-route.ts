import {parseSelection} from '@life-changers/elements/core/table';
import type {TableSelection} from '@life-changers/elements/core/table';
import express from 'express';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import type {OrderAction} from './order-actions.js';
import type {OrderSessions} from './order-sessions.js';
import {ORDER_LIMITS} from './rows-route.js';

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
  const selection = parseSelection(given, {...ORDER_LIMITS, maxGroups: MAX_GROUPS});
  if (selection === null || given === undefined)
    throw badAction(
      `selection must be {mode: 'keys', keys} or {mode: 'all', query, except}, with the search and the filters that GET accepts, and with at most ${MAX_GROUPS} groups.`,
    );
  return selection;
}

const badAction = (reason: string) => new StubError(400, 'bad-action', reason);
