import {
  readServerIssues,
  type ServerIssue,
} from '@life-changers/elements/server-issues';
import type {Booking} from './booking';

/** Sends the values. Returns the issues of the server, if any. */
export async function send(values: Booking): Promise<ServerIssue[]> {
  const response = await fetch('/bookings', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(values),
  });
  if (response.ok) return [];
  const issues = readServerIssues(await response.json());
  if (issues.length === 0) throw new Error(response.statusText);
  return issues;
}
