/** Requests to the server of the clinic. */
import {readServerIssues, type ServerIssue} from '@life-changers/elements/server-issues';

/** The server answered something else than what was asked for. */
export class RequestError extends Error {
  readonly status: number;
  /** The body of the response, which may have messages for fields. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super((body as {message?: string} | null)?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** Sent if the session has ended. */
export const SIGNED_OUT = 'clinic-signed-out';

/** `fetch` with what each request of this page has: its header, and the language of the sentences. Tables use it, too. */
export const clinicFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  for (const [name, value] of Object.entries(clinicHeaders())) headers.set(name, value);
  const response = await fetch(input, {...init, headers});
  if (response.status === 401) dispatchEvent(new Event(SIGNED_OUT));
  return response;
};

export const clinicHeaders = (): Record<string, string> => ({
  'x-clinic': '1',
  'accept-language': document.documentElement.lang,
});

/** Sends JSON and returns the JSON of the response. Rejects with a `RequestError`. */
export async function request<Body>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Body> {
  const response = await clinicFetch(`/api${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: {'content-type': 'application/json'},
    }),
    ...(signal && {signal}),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new RequestError(response.status, answer);
  return answer as Body;
}

/** Runs a request of a form. Returns the issues of the server; an error that is not about its fields is thrown. */
export async function issuesOf(work: Promise<unknown>): Promise<readonly ServerIssue[]> {
  try {
    await work;
    return [];
  } catch (error) {
    const issues = error instanceof RequestError ? readServerIssues(error.body) : [];
    const isAboutValues = error instanceof RequestError && [409, 422, 429].includes(error.status);
    if (!isAboutValues || issues.length === 0) throw error;
    return issues;
  }
}
