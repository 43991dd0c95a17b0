import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {SlicedWork} from '../../core/table/index.js';
import {runWhenIdle} from '../../dom/idle-work.js';

/** Reads the text of the rows while the page is idle, so that the first search does not have to. */
export class IdleIndexController implements ReactiveController {
  #work: SlicedWork<void> | null = null;
  #isConnected = false;
  #stop = () => {};

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Replaces the work; null if there is no search. */
  replace(work: SlicedWork<void> | null): void {
    this.#stop();
    this.#work = work;
    if (work !== null && this.#isConnected) this.#stop = runWhenIdle(work);
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.replace(this.#work);
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#stop();
  }
}
