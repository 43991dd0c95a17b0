import type {ReactiveController, ReactiveControllerHost} from 'lit';

type FileDropHost = ReactiveControllerHost & HTMLElement;

/** The dropped files. */
export interface DroppedFiles {
  readonly files: readonly File[];
  /** The files and folders. They must be read while the event is dispatched, and only browsers have them. */
  readonly entries: readonly FileSystemEntry[];
  /** Whether one of them is a folder. Browsers list a folder as a file that cannot be read. */
  readonly hasFolder: boolean;
}

/** How an element handles files over it. */
interface FileDropOptions {
  /**
   * Whether the element accepts files. If not, the controller still prevents the browser from opening a dropped file.
   */
  readonly isOpen: () => boolean;
  readonly onDrop: (dropped: DroppedFiles) => void;
}

/** Makes an element a drop target for files, and tracks whether files are over it. Ignores text and links. */
export class FileDropController implements ReactiveController {
  readonly #host: FileDropHost;
  readonly #options: FileDropOptions;
  #isOver = false;

  constructor(host: FileDropHost, options: FileDropOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether files that the element accepts are over it. */
  get isOver(): boolean {
    return this.#isOver;
  }

  hostConnected(): void {
    for (const name of ['dragenter', 'dragover'] as const)
      this.#host.addEventListener(name, this.#handleDragover);
    this.#host.addEventListener('dragleave', this.#handleDragleave);
    this.#host.addEventListener('drop', this.#handleDrop);
  }

  hostDisconnected(): void {
    for (const name of ['dragenter', 'dragover'] as const)
      this.#host.removeEventListener(name, this.#handleDragover);
    this.#host.removeEventListener('dragleave', this.#handleDragleave);
    this.#host.removeEventListener('drop', this.#handleDrop);
    this.#isOver = false;
  }

  readonly #handleDragover = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const isOpen = this.#options.isOpen();
    event.dataTransfer!.dropEffect = isOpen ? 'copy' : 'none';
    this.#setOver(isOpen);
  };

  /** Sent only on leaving the element: moves between its parts stay inside the shadow root. */
  readonly #handleDragleave = (): void => this.#setOver(false);

  readonly #handleDrop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    this.#setOver(false);
    if (this.#options.isOpen()) this.#options.onDrop(readDrop(event.dataTransfer!));
  };

  #setOver(isOver: boolean): void {
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    this.#host.requestUpdate();
  }
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

function readDrop({files, items}: DataTransfer): DroppedFiles {
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? []);
  return {files: [...files], entries, hasFolder: entries.some(entry => entry.isDirectory)};
}
