import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {ToastTime} from '../../core/toast/index.js';

/**
 * Moves the line that shows the remaining time. The line is decoration: it follows the actual time, which
 * runs elsewhere.
 */
export class TimeLineController implements ReactiveController {
  readonly #line: () => Element | null;
  readonly #time: () => ToastTime | null;
  #shown: ToastTime | null = null;
  #on: Element | null = null;
  #animation: Animation | null = null;

  constructor(host: ReactiveControllerHost, line: () => Element | null, time: () => ToastTime | null) {
    this.#line = line;
    this.#time = time;
    host.addController(this);
  }

  hostUpdated(): void {
    const line = this.#line();
    const time = this.#time();
    if (time === this.#shown && line === this.#on) return;
    this.#shown = time;
    this.#on = line;
    this.#animation?.cancel();
    this.#animation = line === null || time === null ? null : startLine(line, time);
  }

  hostDisconnected(): void {
    this.#animation?.cancel();
    this.#animation = null;
    this.#shown = null;
  }
}

function startLine(line: Element, {duration, left, isRunning}: ToastTime): Animation | null {
  const animation = line.animate?.([{scale: '1 1'}, {scale: '0 1'}], {duration, fill: 'forwards'});
  if (!animation) return null;
  animation.currentTime = duration - left;
  if (!isRunning) animation.pause();
  return animation;
}
