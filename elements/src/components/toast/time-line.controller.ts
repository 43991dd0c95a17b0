import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {ToastTime} from '../../core/toast/index.js';

/**
 * Draws the line that shows the remaining time, as the last child of the card. The line is decoration: it
 * follows the actual time, which runs elsewhere.
 */
export class TimeLineController implements ReactiveController {
  readonly #card: () => Element | null;
  readonly #time: () => ToastTime | null;
  #shown: ToastTime | null = null;
  #line: Element | null = null;
  #animation: Animation | null = null;

  constructor(host: ReactiveControllerHost, card: () => Element | null, time: () => ToastTime | null) {
    this.#card = card;
    this.#time = time;
    host.addController(this);
  }

  hostUpdated(): void {
    const time = this.#time();
    if (time === this.#shown) return;
    this.#shown = time;
    this.#animation?.cancel();
    this.#animation = time === null ? null : startLine((this.#line ??= this.#newLine()), time);
    if (time !== null) return;
    this.#line?.remove();
    this.#line = null;
  }

  hostDisconnected(): void {
    this.#animation?.cancel();
    this.#animation = null;
    this.#shown = null;
  }

  #newLine(): Element {
    const line = document.createElement('span');
    line.className = 'line';
    line.setAttribute('part', 'line');
    this.#card()?.append(line);
    return line;
  }
}

function startLine(line: Element, {duration, left, isRunning}: ToastTime): Animation | null {
  const animation = line.animate?.([{scale: '1 1'}, {scale: '0 1'}], {duration, fill: 'forwards'});
  if (!animation) return null;
  animation.currentTime = duration - left;
  if (!isRunning) animation.pause();
  return animation;
}
