import {setTimeout} from 'node:timers/promises';
import type {Response} from 'express';
import {StubError} from './error-handler.js';
import type {PeoplePage} from './people-page.js';

const NAMED_FAULTS = ['malformed', 'wrong-shape', 'hang', 'shrink', 'empty'] as const;

type NamedFault = (typeof NAMED_FAULTS)[number];

/** What a request asks to go wrong: a delay, one other fault, both or neither. */
export interface FaultPlan {
  /** Milliseconds before the answer; 0 is at once. */
  delay: number;
  /** A named fault, an HTTP status to fail with, or `null` for a good answer. */
  fault: NamedFault | number | null;
}

/** The longest delay a request may ask for, in milliseconds. */
const MAX_DELAY = 30_000;

/** How many rows `fault=shrink` leaves. */
const SHRUNKEN_TOTAL = 15;

const FAULT_LIST = ['delay:<ms>', '<status from 400 to 599>', ...NAMED_FAULTS].join(', ');

/**
 * Reads the values of the `fault` parameters. A delay may go with one other fault.
 *
 * @throws StubError 400 `bad-fault`, with the list of faults, when a value is unknown or out of bounds.
 */
export function planFaults(values: readonly string[]): FaultPlan {
  const plan: FaultPlan = {delay: 0, fault: null};
  for (const value of values) {
    const delay = /^delay:(\d{1,6})$/.exec(value)?.[1];
    if (delay !== undefined) plan.delay += Number(delay);
    else if (plan.fault === null) plan.fault = readFault(value);
    else throw badFault('A request takes one fault besides a delay.');
  }
  if (plan.delay > MAX_DELAY) throw badFault(`A delay is at most ${MAX_DELAY} ms.`);
  return plan;
}

function readFault(value: string): NamedFault | number {
  if (/^[45]\d\d$/.test(value)) return Number(value);
  const fault = NAMED_FAULTS.find(name => name === value);
  if (fault === undefined) throw badFault(`There is no fault "${value}".`);
  return fault;
}

function badFault(reason: string): StubError {
  return new StubError(400, 'bad-fault', `${reason} The faults are: ${FAULT_LIST}.`);
}

/**
 * The rows that are left under a plan. `empty` leaves none. `shrink` leaves 15 to every page but the first, so
 * that a client which read the full total on page 1 runs past the end.
 */
export function shrinkRows<Row>(rows: readonly Row[], {fault}: FaultPlan, skip: number): readonly Row[] {
  if (fault === 'empty') return [];
  return fault === 'shrink' && skip > 0 ? rows.slice(0, SHRUNKEN_TOTAL) : rows;
}

/** Sends the page as the plan wants it: late, broken, never, or just as it is. */
export async function sendWithFaults(
  res: Response,
  page: PeoplePage,
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
      // No answer at all: a client that outwaits the limit sees the connection drop.
      if (await waitForClient(res, hangLimit)) res.destroy();
      break;
    default:
      res.json(page);
  }
}

/** Waits, but no longer than the client does. Gives whether there is still a client to answer. */
async function waitForClient(res: Response, ms: number): Promise<boolean> {
  const gone = new AbortController();
  const abort = () => gone.abort();
  res.once('close', abort);
  try {
    await setTimeout(ms, undefined, {signal: gone.signal});
  } catch {
    // The only way to reject is the abort above.
  }
  res.off('close', abort);
  return !gone.signal.aborted;
}
