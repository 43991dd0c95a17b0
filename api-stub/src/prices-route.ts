import express from 'express';
import type {RequestHandler} from 'express';
import {StubError} from './error-handler.js';
import {planFaults, sendWithFaults} from './faults.js';
import {PRICE_KINDS} from './prices.js';
import type {PriceKind} from './prices.js';

/** What a piece costs to bake, in euros. Only the server knows it. */
const COSTS: Readonly<Record<PriceKind, number>> = {bread: 1.8, roll: 0.3, cake: 7.5};

const MAX_ROWS = 5000;

/** The first key of a new row. */
const FIRST_NEW = 100_001;

const euros = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});

/**
 * Answers `POST /api-stub/prices` with the rows that were saved. The stub keeps nothing: it only checks the rows, and gives
 * new ones a key.
 */
export function pricesRoute({hangLimit = 30_000}: {hangLimit?: number} = {}): RequestHandler[] {
  let next = FIRST_NEW;
  return [
    express.json({limit: '2mb'}),
    async (req, res) => {
      const {searchParams} = new URL(req.originalUrl, 'http://stub');
      const plan = planFaults(searchParams.getAll('fault'));
      const rows = readRows(req.body);
      const errors = Object.assign({}, ...rows.map(errorsOf)) as Record<string, string>;
      if (plan.fault === null && Object.keys(errors).length > 0)
        return void res.status(400).json({
          name: 'BadRequest',
          message: 'Some prices cannot be saved.',
          code: 400,
          className: 'bad-request',
          errors,
        });
      const data = rows.flatMap(({kind, row}) =>
        row === null ? [] : [kind === 'add' ? {...row, id: next++} : row],
      );
      await sendWithFaults(res, {total: data.length, limit: MAX_ROWS, skip: 0, data}, plan, hangLimit);
    },
  ];
}

interface SentRow {
  readonly kind: unknown;
  /** The row after the edit; null if it is removed. */
  readonly row: Readonly<Record<string, unknown>> | null;
}

function readRows(body: unknown): readonly SentRow[] {
  const {rows} = Object(body ?? {}) as {rows?: unknown};
  if (!Array.isArray(rows) || rows.length > MAX_ROWS || !rows.every(isSentRow))
    throw new StubError(400, 'bad-rows', `rows must be a list of up to ${MAX_ROWS} {kind, row}.`);
  return rows;
}

const isSentRow = (sent: unknown): sent is SentRow =>
  typeof sent === 'object' && sent !== null && 'row' in sent && typeof sent.row === 'object';

/** Returns the errors of a row by path. */
function errorsOf({row}: SentRow, index: number): Record<string, string> {
  if (row === null) return {};
  const errors: Record<string, string> = {};
  const cost = COSTS[row.kind as PriceKind];
  if (!PRICE_KINDS.includes(row.kind as PriceKind))
    errors.kind = `The kind must be ${PRICE_KINDS.join(', ')}.`;
  else
    for (const field of ['price', 'ten'])
      if (!(Number(row[field]) >= cost)) errors[field] = `It costs ${euros.format(cost)} to bake.`;
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [`rows[${index}].${field}`, message]),
  );
}
