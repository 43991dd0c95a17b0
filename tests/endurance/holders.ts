/** Finds what keeps detached elements in memory, in a heap snapshot of Chromium. */

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** How many elements are explained, and how many steps of each way are shown. */
const WAYS = 3;
const STEPS = 24;

/** How a snapshot marks a node that is in no document. */
const DETACHED = 2;

const PAIR = /part of key .* pair in WeakMap \(table @(\d+)\)/;

/** Returns the shortest ways from the root of the heap to some detached elements, each in a line. */
export function holdersOf(text: string): readonly string[] {
  const heap = new Heap(JSON.parse(text) as Snapshot);
  return (
    heap
      .reachable()
      .filter(node => heap.isDetached(node))
      .map(node => heap.wayTo(node).slice(-STEPS).join(' → '))
      // Lit keeps the templates that it has prepared.
      .filter(way => !way.includes('<template>'))
      .slice(0, WAYS)
  );
}

/** The objects of a snapshot by their index. An edge is known by its place in the list of edges. */
class Heap {
  readonly #snapshot: Snapshot;
  readonly #edgeSize: number;
  readonly #firstEdge: Uint32Array;
  /** The edge of the shortest way to each object, and the object that has this edge. */
  readonly #edgeTo: Int32Array;
  readonly #holder: Int32Array;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
    const {node_fields, edge_fields} = snapshot.snapshot.meta;
    this.#edgeSize = edge_fields.length;
    const count = snapshot.nodes.length / node_fields.length;
    this.#firstEdge = new Uint32Array(count + 1);
    for (let node = 0; node < count; node++)
      this.#firstEdge[node + 1] = this.#firstEdge[node]! + this.#read(node, 'edge_count') * this.#edgeSize;
    this.#edgeTo = new Int32Array(count).fill(-1);
    this.#holder = new Int32Array(count).fill(-1);
  }

  /** Returns all objects that the root holds, by their distance from it. */
  reachable(): readonly number[] {
    const {edges, snapshot} = this.#snapshot;
    const queue = [0];
    for (let at = 0; at < queue.length; at++) {
      const node = queue[at]!;
      for (let edge = this.#firstEdge[node]!; edge < this.#firstEdge[node + 1]!; edge += this.#edgeSize) {
        const target = edges[edge + 2]! / snapshot.meta.node_fields.length;
        if (target === 0 || this.#holder[target] !== -1 || this.#isWeak(node, edge)) continue;
        this.#holder[target] = node;
        this.#edgeTo[target] = edge;
        queue.push(target);
      }
    }
    return queue;
  }

  isDetached(node: number): boolean {
    return this.#read(node, 'detachedness') === DETACHED && this.#nameOf(node).startsWith('<');
  }

  /** Returns the steps from the root: the name of each reference, and of the object that it refers to. */
  wayTo(node: number): readonly string[] {
    const steps: string[] = [];
    for (let at = node; at > 0; at = this.#holder[at]!)
      steps.unshift(`${this.#edgeName(this.#edgeTo[at]!)}: ${this.#nameOf(at)}`);
    return steps;
  }

  /** A WeakMap holds a value only as long as something else holds its key: the same edge from the key counts. */
  #isWeak(node: number, edge: number): boolean {
    if (this.#edgeType(edge) === 'weak') return true;
    const [, table] = PAIR.exec(this.#edgeName(edge)) ?? [];
    return table !== undefined && Number(table) === this.#read(node, 'id');
  }

  #edgeType(edge: number): string {
    return this.#snapshot.snapshot.meta.edge_types[0][this.#snapshot.edges[edge]!]!;
  }

  #edgeName(edge: number): string {
    const value = this.#snapshot.edges[edge + 1]!;
    const isIndex = ['element', 'hidden'].includes(this.#edgeType(edge));
    return isIndex ? `[${value}]` : this.#snapshot.strings[value]!;
  }

  #nameOf(node: number): string {
    return this.#snapshot.strings[this.#read(node, 'name')]!.slice(0, 60);
  }

  #read(node: number, field: string): number {
    const {node_fields} = this.#snapshot.snapshot.meta;
    return this.#snapshot.nodes[node * node_fields.length + node_fields.indexOf(field)]!;
  }
}
