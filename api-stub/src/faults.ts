import {setTimeout} from 'node:timers/promises';
import type {Response} from 'express';
import {StubError} from './error-handler.js';
import type {GroupPage} from './group-page.js';
import type {RowPage} from './row-page.js';

const NAMED_FAULTS = ['malformed', 'wrong-shape', 'hang', 'shrink', 'empty'] as const;

type NamedFault = (typeof NAMED_FAULTS)[number];

/** The failure that a request asks for: a delay, one other fault, both, or neither. */
interface FaultPlan {
  /** Milliseconds before the response. 0 means no delay. */
  delay: number;
  /** A named fault, an HTTP status to fail with, or `null` for a correct response. */
  fault: NamedFault | number | null;
}

/** The longest delay that a request can ask for, in milliseconds. */
const MAX_DELAY = 30_000;

/** The number of rows that `fault=shrink` leaves. */
const SHRUNKEN_TOTAL = 15;

const FAULT_LIST = ['delay:<ms>', '<status from 400 to 599>', ...NAMED_FAULTS].join(', ');

/**
 * Reads the values of the `fault` parameters: at most one fault besides delays.
 *
 * @throws StubError 400 `bad-fault`, with the list of faults, if a value is unknown or out of range.
 */
export function planFaults(values: readonly string[]): FaultPlan {
  const plan: FaultPlan = {delay: 0, fault: null};
  for (const value of values) {
    const delay = /^delay:(\d{1,6})$/.exec(value)?.[1];
    if (delay !== undefined) plan.delay += Number(delay);
    else if (plan.fault === null) plan.fault = parseFault(value);
    else throw badFault('A request takes one fault besides a delay.');
  }
  if (plan.delay > MAX_DELAY) throw badFault(`A delay is at most ${MAX_DELAY} ms.`);
  return plan;
}

function parseFault(value: string): NamedFault | number {
  if (/^[45]\d\d$/.test(value)) return Number(value);
  const fault = NAMED_FAULTS.find(name => name === value);
  if (fault === undefined) throw badFault(`There is no fault "${value}".`);
  return fault;
}

function badFault(reason: string): StubError {
  return new StubError(400, 'bad-fault', `${reason} The faults are: ${FAULT_LIST}.`);
}

/**
 * Returns the rows that are left under a plan. `empty` leaves no rows. `shrink` leaves 15 for every page but the first,
 * so that a client that has read the full total on page 1 runs past the end.
 */
export function shrinkRows<Row>(rows: readonly Row[], {fault}: FaultPlan, skip: number): readonly Row[] {
  if (fault === 'empty') return [];
  return fault === 'shrink' && skip > 0 ? rows.slice(0, SHRUNKEN_TOTAL) : rows;
}

/** Sends the page according to the plan: late, broken, never, or unchanged. */
export async function sendWithFaults(
  res: Response,
  page: RowPage<object> | GroupPage,
  {delay, fault}: FaultPlan,
  hangLimit: number,
): Promise<void> {
  if (delay > 0 && !(await waitForClient(res, delay))) return;
  if (typeof fault === 'number') throw new StubError(fault, 'fault', `The request asked for a ${fault}.`);

  switch (fault) {
    case 'malformed':
      res.type('json').send(JSON.stringify(page).slice(0, -2));
      break;
    case 'wrong-shape':
      res.json({count: page.total, items: page.data});
      break;
    case 'hang':
      // Never responds. If the client waits longer than the limit, the connection closes.
      if (await waitForClient(res, hangLimit)) res.destroy();
      break;
    default:
      res.json(page);
  }
}

/** Waits until the time is over or the client disconnects. Returns whether the client is still connected. */
async function waitForClient(res: Response, ms: number): Promise<boolean> {
  const gone = new AbortController();
  const abort = () => gone.abort();
  res.once('close', abort);
  try {
    await setTimeout(ms, undefined, {signal: gone.signal});
  } catch {
    // Only the abort above rejects.
  }
  res.off('close', abort);
  return !gone.signal.aborted;
}
