// #only forms|signIn
import {readServerIssues, type ServerIssue} from '@life-changers/elements/server-issues';

/** Posts values as JSON. Returns what the server rejects. */
export async function sendJson(path: string, values: unknown): Promise<ServerIssue[]> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(values),
  });
  if (response.ok) return [];
  const issues = readServerIssues(await response.text());
  if (issues.length === 0) throw new Error(`The server answered ${response.status}.`);
  return issues;
}
