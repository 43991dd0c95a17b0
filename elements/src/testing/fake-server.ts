/** A request that a test answers by hand. */
export interface FakeRequest {
  readonly url: URL;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** Answers with a body, which is sent as JSON unless it is text. */
  answer(body: unknown, init?: ResponseInit): Promise<void>;
  /** Answers with a page of numbered rows, as a good server does. */
  answerPage(total?: number): Promise<void>;
  /** Fails as a broken connection does. */
  refuse(cause?: Error): Promise<void>;
}

/** Stands for `fetch`, keeps each request, and leaves the answers to the test. */
export class FakeServer {
  readonly requests: FakeRequest[] = [];

  readonly fetch: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input));
      const answer = (body: unknown, response?: ResponseInit): Promise<void> => {
        const reply = new Response(typeof body === 'string' ? body : JSON.stringify(body), response);
        const isRead = reply.ok ? untilRead(reply) : settle();
        resolve(reply);
        return isRead;
      };
      this.requests.push({
        url,
        headers: new Headers(init?.headers),
        signal: init?.signal ?? new AbortController().signal,
        answer,
        answerPage: (total = 42) => answer({data: rowsOf(url, total), total}),
        refuse: (cause = new TypeError('Failed to fetch')) => {
          reject(cause);
          return settle();
        },
      });
    });

  /** The newest request. */
  get last(): FakeRequest {
    return this.requests.at(-1)!;
  }
}

/** Rows 1 to `total`, of which the query wants some. */
function rowsOf({searchParams}: URL, total: number): {name: string}[] {
  const skip = Number(searchParams.get('$skip'));
  const count = Math.max(0, Math.min(Number(searchParams.get('$limit')), total - skip));
  return Array.from({length: count}, (_, index) => ({name: `Row ${skip + index + 1}`}));
}

/** Settles when the text of a response was read and could be rendered. */
function untilRead(response: Response): Promise<void> {
  return new Promise(resolve => {
    const read = response.text.bind(response);
    response.text = () => read().finally(() => void settle().then(resolve));
  });
}

/** Lets an answer arrive and be rendered. */
function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 5));
}
