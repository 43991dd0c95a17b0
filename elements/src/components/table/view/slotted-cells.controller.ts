import {render, type ReactiveController, type ReactiveControllerHost, type RootPart} from 'lit';
import {holdsHost, type CellRenderer, type SlottedContent} from './cell-content.js';
import type {Warn} from '../../../core/bad-input.js';

/** A cell whose content stands in the page's own tree. */
export interface SlottedCell {
  readonly slotName: string;
  readonly names: string;
  readonly content: SlottedContent;
}

interface Mounted {
  readonly container: HTMLDivElement;
  content: SlottedContent;
  /** The part of a Lit template. */
  part: RootPart | null;
}

/** The cells to show, and what shows the foreign ones. */
export interface SlottedCells {
  readonly cells: readonly SlottedCell[];
  readonly renderer: CellRenderer | null;
}

type CellsHost = ReactiveControllerHost & HTMLElement;

export interface SlottedCellsOptions {
  /** Returns the cells to show; asked after each update of the table. */
  readonly shown: () => SlottedCells;
  readonly warn: Warn;
}

/**
 * Keeps the cells that are no text as children of the table, each in a container of its own that a slot in the
 * shadow root shows: the page's CSS styles them, and a framework keeps its context. A cell is known by its slot's
 * name; while its value is the same it is left alone.
 */
export class SlottedCellsController implements ReactiveController {
  readonly #host: CellsHost;
  readonly #mounted = new Map<string, Mounted>();
  /** The nodes of fragments: a fragment is empty once it has been shown. */
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
    const {cells, renderer} = this.#options.shown();
    if (renderer !== this.#renderer) this.#removeForeign();
    const names = new Set(cells.map(({slotName}) => slotName));
    // Before the new ones: a DOM node may have moved from one cell to another.
    for (const name of [...this.#mounted.keys()]) if (!names.has(name)) this.#remove(name);
    this.#renderer = renderer;
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

  /** What cannot be shown, such as a node that the table is in, costs its cell the content, and not the table. */
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
