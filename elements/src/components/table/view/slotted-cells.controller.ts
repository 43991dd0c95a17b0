import {render, type ReactiveController, type ReactiveControllerHost, type RootPart} from 'lit';
import {holdsHost, type CellRenderer, type SlottedCell, type SlottedContent} from '../model/cell-content.js';
import type {Warn} from '../../../core/bad-input.js';

interface Mounted {
  readonly container: HTMLDivElement;
  content: SlottedContent;
  /** The root part of a Lit template. */
  part: RootPart | null;
}

/** The cells to show, and the renderer of framework values. */
interface SlottedCells {
  readonly cells: readonly SlottedCell[];
  /** The cells to show in this update, if the others follow later. */
  readonly ready?: readonly SlottedCell[] | null | undefined;
  readonly renderer: CellRenderer | null;
}

type CellsHost = ReactiveControllerHost & HTMLElement;

interface SlottedCellsOptions {
  /** Returns the cells to show. Called after each update of the table. */
  readonly shown: () => SlottedCells;
  readonly warn: Warn;
}

/**
 * Keeps cells that are not text as children of the table. Each has its own container, which is slotted into
 * the table, so that the app's CSS applies and frameworks keep their context. The slot name identifies the
 * cell. A cell is rendered only when its value changes.
 */
export class SlottedCellsController implements ReactiveController {
  readonly #host: CellsHost;
  readonly #mounted = new Map<string, Mounted>();
  /** The nodes of fragments, because a fragment is empty after it has been inserted. */
  readonly #fragmentNodes = new WeakMap<DocumentFragment, Node[]>();
  readonly #options: SlottedCellsOptions;
  #renderer: CellRenderer | null = null;

  constructor(host: CellsHost, options: SlottedCellsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    for (const {part} of this.#mounted.values()) part?.setConnected(true);
  }

  hostDisconnected(): void {
    for (const {part} of this.#mounted.values()) part?.setConnected(false);
  }

  hostUpdated(): void {
    const {cells, ready, renderer} = this.#options.shown();
    if (renderer !== this.#renderer) this.#removeForeign();
    const names = new Set(cells.map(({slotName}) => slotName));
    // Remove before adding, because a DOM node may have moved to another cell.
    for (const name of [...this.#mounted.keys()]) if (!names.has(name)) this.#remove(name);
    this.#renderer = renderer;
    this.show(ready ?? cells);
  }

  /** Shows cells that were not ready in the last update. */
  show(cells: readonly SlottedCell[]): void {
    for (const cell of cells) this.#showCell(cell);
  }

  #showCell({slotName, names, content}: SlottedCell): void {
    let mounted = this.#mounted.get(slotName);
    if (mounted !== undefined && mounted.content.kind !== content.kind) {
      this.#remove(slotName);
      mounted = undefined;
    }
    const isNew = mounted === undefined;
    mounted ??= this.#add(slotName, content);
    const {container} = mounted;
    if (container.parentNode !== this.#host) this.#host.append(container);
    if (container.className !== names) container.className = names;
    const isOther = isNew || mounted.content.value !== content.value;
    mounted.content = content;
    if (isOther) this.#fill(mounted);
  }

  #add(slotName: string, content: SlottedContent): Mounted {
    const container = document.createElement('div');
    container.slot = slotName;
    const mounted = {container, content, part: null};
    this.#mounted.set(slotName, mounted);
    return mounted;
  }

  /** If content cannot be shown, such as a node that contains the table, only its cell is left empty. */
  #fill(mounted: Mounted): void {
    const {container, content} = mounted;
    try {
      if (holdsHost(content.value, this.#host)) throw new TypeError('It holds the table itself.');
      if (content.kind === 'template') mounted.part = render(content.value, container);
      else if (content.kind === 'foreign') this.#renderer?.mount(content.value, container);
      else container.replaceChildren(...this.#nodesOf(content.value));
    } catch (cause) {
      this.#options.warn("a cell's content cannot be shown; the cell is left empty.", cause);
      this.#empty(container.slot, content);
    }
  }

  /** Lit cannot render again where a template threw, so the cell gets a new container. */
  #empty(slotName: string, content: SlottedContent): void {
    this.#remove(slotName);
    this.#host.append(this.#add(slotName, content).container);
  }

  #nodesOf(node: Node): Node[] {
    if (!(node instanceof DocumentFragment)) return [node];
    const nodes = this.#fragmentNodes.get(node) ?? [...node.childNodes];
    this.#fragmentNodes.set(node, nodes);
    return nodes;
  }

  #remove(slotName: string): void {
    const {container, content, part} = this.#mounted.get(slotName)!;
    this.#mounted.delete(slotName);
    if (content.kind === 'foreign') this.#renderer?.unmount(container);
    part?.setConnected(false);
    container.remove();
  }

  #removeForeign(): void {
    for (const [name, {content}] of [...this.#mounted]) if (content.kind === 'foreign') this.#remove(name);
  }
}
