/** What a page keeps in memory, as Chromium counts it after a collection of garbage. */
import type {CDPSession, Page} from 'playwright-core';
import type {} from './watch.js';

/** The kinds that are counted, in the order of the report. Nodes do not include the templates that Lit keeps. */
export const KINDS = ['nodes', 'listeners', 'documents', 'detached', 'timers', 'observed', 'bytes'] as const;
export type Counts = Readonly<Record<(typeof KINDS)[number], number>>;

/** Garbage that a finalizer or a weak reference still held is free one collection later. */
const COLLECTIONS = 4;

/** Milliseconds that the last timers of what was removed may take, such as those of an announcement. */
const QUIET = 4000;

export class Counter {
  readonly #page: Page;
  readonly #protocol: CDPSession;

  private constructor(page: Page, protocol: CDPSession) {
    this.#page = page;
    this.#protocol = protocol;
  }

  static async of(page: Page): Promise<Counter> {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('HeapProfiler.enable');
    return new Counter(page, protocol);
  }

  close(): Promise<void> {
    return this.#protocol.detach();
  }

  async count(): Promise<Counts> {
    await this.#waitForQuiet();
    await this.collectGarbage();
    // It also forgets what is no longer in memory, which takes bytes until then.
    const [timers, observed] = await this.#page.evaluate(
      () => [endurance.timers(), endurance.observed()] as const,
    );
    await this.collectGarbage();
    const {nodes, jsEventListeners, documents} = await this.#protocol.send('Memory.getDOMCounters');
    const {usedSize} = await this.#protocol.send('Runtime.getHeapUsage');
    const {detached, inTemplates} = await this.#countElements();
    return {
      nodes: nodes - inTemplates,
      listeners: jsEventListeners,
      documents,
      detached,
      timers,
      observed,
      bytes: usedSize,
    };
  }

  async #countElements(): Promise<{detached: number; inTemplates: number}> {
    const objectGroup = 'elements';
    const expression = 'HTMLElement.prototype';
    const {result: prototype} = await this.#protocol.send('Runtime.evaluate', {expression, objectGroup});
    const {objects} = await this.#protocol.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId!,
      objectGroup,
    });
    const {result} = await this.#protocol.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: 'function () { return endurance.countElements(this); }',
      returnByValue: true,
    });
    await this.#protocol.send('Runtime.releaseObjectGroup', {objectGroup});
    return result.value as {detached: number; inTemplates: number};
  }

  /** The console keeps what was logged, which is not what the page keeps. */
  async collectGarbage(): Promise<void> {
    await this.#protocol.send('Runtime.discardConsoleEntries');
    for (let count = 0; count < COLLECTIONS; count++)
      await this.#protocol.send('HeapProfiler.collectGarbage');
  }

  /** Returns a snapshot of the heap as Chromium writes it. */
  async snapshot(): Promise<string> {
    const chunks: string[] = [];
    const add = ({chunk}: {chunk: string}) => void chunks.push(chunk);
    this.#protocol.on('HeapProfiler.addHeapSnapshotChunk', add);
    await this.#protocol.send('HeapProfiler.takeHeapSnapshot', {reportProgress: false});
    this.#protocol.off('HeapProfiler.addHeapSnapshotChunk', add);
    return chunks.join('');
  }

  /** Waits until no timer is left, or as long as one may take. A timer that stays is counted. */
  #waitForQuiet(): Promise<void> {
    return this.#page.evaluate(async limit => {
      const end = performance.now() + limit;
      do await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      while (endurance.timers() > 0 && performance.now() < end);
    }, QUIET);
  }
}
