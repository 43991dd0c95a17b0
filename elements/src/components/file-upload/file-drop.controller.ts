import type {ReactiveController, ReactiveControllerHost} from 'lit';

type FileDropHost = ReactiveControllerHost & HTMLElement;

/** What a user has dropped. */
export interface DroppedFiles {
  readonly files: readonly File[];
  /** Whether one of them is a folder, which a browser shows as a file that cannot be read. */
  readonly hasFolder: boolean;
}

/** What an element says about files over it. */
export interface FileDropOptions {
  /** Whether it takes files now. Over one that does not, the browser must not open the file in place of the page. */
  readonly isOpen: () => boolean;
  readonly onDrop: (dropped: DroppedFiles) => void;
}

/** Makes an element a place to drop files on, and tells whether files are over it. Text and links are left alone. */
export class FileDropController implements ReactiveController {
  readonly #host: FileDropHost;
  readonly #options: FileDropOptions;
  #isOver = false;

  constructor(host: FileDropHost, options: FileDropOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether files are over the element that it would take. */
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

  /** The way from one part inside to the next is no leaving: the browser tells of it inside the shadow root alone. */
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
  const hasFolder = [...items].some(item => item.webkitGetAsEntry()?.isDirectory === true);
  return {files: [...files], hasFolder};
}
