import type {CellRenderer} from '@life-changers/elements/data-table';
import {isValidElement, memo, useMemo, useState, type ReactElement, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';

/** Cells that are rendered together. */
const CHUNK_SIZE = 100;

/** The React node of each container. */
type Cells = ReadonlyMap<HTMLElement, ReactNode>;

/** Cells that are rendered together; another object after each change. */
interface Chunk {
  readonly id: number;
  readonly cells: Cells;
}

/**
 * Renders React nodes into the cells of a table through portals, so that they keep the context, events and error
 * boundary of their component. The element reports which cells are rendered. A long page reports them in groups, one in
 * each task, and only the portals of the reported group are rendered.
 */
export function useCellPortals(): {cellRenderer: CellRenderer; portals: ReactElement[]} {
  const [chunks, setChunks] = useState<readonly Chunk[]>([]);
  const cellRenderer = useMemo<CellRenderer>(() => {
    const store = new CellStore(setChunks);
    return {
      accepts: isReactNode,
      mount: (value, container) => store.set(container, value as ReactNode),
      unmount: container => store.delete(container),
    };
  }, []);
  return {cellRenderer, portals: chunks.map(({id, cells}) => <CellChunk key={id} cells={cells} />)};
}

const CellChunk = memo(function CellChunk({cells}: {cells: Cells}) {
  return [...cells].map(([container, node]) => createPortal(node, container, container.slot));
});

/** Collects what the element reports in a task, which is then rendered at once. */
class CellStore {
  readonly #show: (chunks: readonly Chunk[]) => void;
  readonly #chunks = new Map<number, Map<HTMLElement, ReactNode>>();
  readonly #chunkOf = new WeakMap<HTMLElement, number>();
  #shown: readonly Chunk[] = [];
  readonly #changed = new Set<number>();
  #lastId = 0;

  constructor(show: (chunks: readonly Chunk[]) => void) {
    this.#show = show;
  }

  set(container: HTMLElement, node: ReactNode): void {
    const id = this.#chunkOf.get(container) ?? this.#openChunk();
    this.#chunkOf.set(container, id);
    this.#chunks.get(id)!.set(container, node);
    this.#change(id);
  }

  delete(container: HTMLElement): void {
    const id = this.#chunkOf.get(container);
    if (id === undefined) return;
    this.#chunkOf.delete(container);
    const cells = this.#chunks.get(id)!;
    cells.delete(container);
    if (cells.size === 0) this.#chunks.delete(id);
    this.#change(id);
  }

  /** Returns a chunk for one more cell. */
  #openChunk(): number {
    const last = this.#chunks.get(this.#lastId);
    if (last === undefined || last.size >= CHUNK_SIZE) this.#chunks.set(++this.#lastId, new Map());
    return this.#lastId;
  }

  #change(id: number): void {
    if (this.#changed.size === 0) queueMicrotask(() => this.#showChanges());
    this.#changed.add(id);
  }

  #showChanges(): void {
    const earlier = new Map(this.#shown.map(chunk => [chunk.id, chunk]));
    this.#shown = [...this.#chunks].map(([id, cells]) => {
      const chunk = earlier.get(id);
      return chunk === undefined || this.#changed.has(id) ? {id, cells: new Map(cells)} : chunk;
    });
    this.#changed.clear();
    // Otherwise the browser would paint rows with empty cells, and columns that are too narrow.
    flushSync(() => this.#show(this.#shown));
  }
}

/** Whether React must render a value: an element, or an array with one. The table renders text and numbers itself. */
function isReactNode(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isReactNode) : isValidElement(value);
}
