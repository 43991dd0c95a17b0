/** A request that the test answers. */
interface FakeRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
  /** Answers with a body, which is sent as JSON unless it is text. */
  answer(body: unknown, init?: ResponseInit): Promise<void>;
  /** Answers with a page of numbered rows, like a well-behaved server. */
  answerPage(total?: number): Promise<void>;
  /** Fails like a broken connection. */
  refuse(cause?: Error): Promise<void>;
}

/** Replaces `fetch`, records each request, and lets the test answer. */
export class FakeServer {
  readonly requests: FakeRequest[] = [];

  readonly fetch: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      const answer = (body: unknown, response?: ResponseInit): Promise<void> => {
        const reply = new Response(typeof body === 'string' ? body : JSON.stringify(body), response);
        const isRead = untilRead(reply);
        resolve(reply);
        return isRead;
      };
      this.requests.push({
        url,
        method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
        body: init?.body,
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

  /** The latest request. */
  get last(): FakeRequest {
    return this.requests.at(-1)!;
  }
}

/** The rows from 1 to `total` that the query requests. */
function rowsOf({searchParams}: URL, total: number): {name: string}[] {
  const skip = Number(searchParams.get('$skip'));
  const count = Math.max(0, Math.min(Number(searchParams.get('$limit')), total - skip));
  return Array.from({length: count}, (_, index) => ({name: `Row ${skip + index + 1}`}));
}

/** Resolves when the text of a response has been read and can be rendered. */
function untilRead(response: Response): Promise<void> {
  return new Promise(resolve => {
    const read = response.text.bind(response);
    response.text = () => read().finally(() => void settle().then(resolve));
  });
}

/** Waits until an answer has arrived and been rendered. */
function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 5));
}
