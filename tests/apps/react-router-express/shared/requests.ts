/** What both pages ask the server. */
import {validationSignal} from '@life-changers/elements/core/validation';
import {readServerIssues, type ServerIssue} from '@life-changers/elements/server-issues';
import type {CheckName} from './patient.js';

const language = (): HeadersInit => ({'Accept-Language': document.documentElement.lang});

/** The last question. The schema is asked after each edit, but the answer is the same until the name changes. */
let asked:
  | {readonly name: string; readonly signal: AbortSignal; readonly answer: Promise<string>}
  | undefined;

/** Asks the server about a name. A change aborts the question. */
export const checkName: CheckName = name => {
  if (asked?.name !== name || asked.signal.aborted) {
    const signal = validationSignal();
    asked = {name, signal, answer: askAbout(name, signal)};
  }
  return asked.answer;
};

async function askAbout(name: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/api/check-name?${new URLSearchParams({name})}`, {
    signal,
    headers: language(),
  });
  if (!response.ok) throw new Error(`The name was not checked: ${response.status}.`);
  const {message} = (await response.json()) as {message: string};
  return message;
}

/** What the server answers to a form: why it rejects it, or the address of what it has stored. */
export interface Reply {
  readonly issues: readonly ServerIssue[];
  readonly location: string | null;
}

/** Posts a form like the browser would. Rejects if the server fails. */
export async function post(form: HTMLFormElement): Promise<Reply> {
  const response = await fetch('/api/patients', {
    method: 'POST',
    headers: language(),
    body: new URLSearchParams(new FormData(form) as unknown as URLSearchParams),
  });
  if (response.ok) return {issues: [], location: response.headers.get('Location')};
  const issues = readServerIssues(await response.text());
  if (response.status !== 422 || issues.length === 0) throw new Error(`Not stored: ${response.status}.`);
  return {issues, location: null};
}
