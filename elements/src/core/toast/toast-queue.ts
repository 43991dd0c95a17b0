import type {Clock} from './clock.js';
import {Countdown} from './countdown.js';
import {
  DEFAULT_AUTO_CLOSE,
  DEFAULT_DRAGGABLE_PERCENT,
  DEFAULT_LIMIT,
  DEFAULT_POSITION,
  type ToastCloseReason,
  type ToastOptions,
} from './toast-options.js';
import type {Toast, ToastDefaults, ToastHold} from './toast.js';

/** The settings and callbacks of a queue. */
export interface ToastQueueOptions<Content> {
  readonly clock: Clock;
  /** The duration of the closing animation, in milliseconds. */
  readonly leaveTime: () => number;
  /** Called after every change. */
  readonly onChange: () => void;
  /** Called when a toast becomes visible or its content changes, so that it can be announced. */
  readonly onMessage: (toast: Toast<Content>) => void;
  /** Called before a toast closes because its time is over. */
  readonly onMissed?: ((toast: Toast<Content>) => void) | undefined;
}

interface Entry<Content> {
  readonly id: string;
  content: Content;
  options: ToastOptions;
  phase: 'waiting' | 'shown' | 'leaving';
  /** The time until the toast closes or, after that, until its closing animation ends. */
  countdown: Countdown | null;
}

/**
 * The toasts of a page, in the order of their arrival. At most `limit` are visible; the others wait, and their timers do
 * not run yet. While the queue is held (a toast is hovered or focused, or the tab is hidden), all timers pause. Then they
 * resume with the remaining time.
 */
export class ToastQueue<Content> {
  #entries: Entry<Content>[] = [];
  #toasts: readonly Toast<Content>[] | null = null;
  #defaults: ToastDefaults = {
    position: DEFAULT_POSITION,
    autoClose: DEFAULT_AUTO_CLOSE,
    limit: DEFAULT_LIMIT,
  };
  #count = 0;
  readonly #holds = new Set<ToastHold>();
  readonly #options: ToastQueueOptions<Content>;

  constructor(options: ToastQueueOptions<Content>) {
    this.#options = options;
  }

  /** The toasts that are visible or closing, oldest first. The same array until something changes. */
  get toasts(): readonly Toast<Content>[] {
    return (this.#toasts ??= this.#entries
      .filter(({phase}) => phase !== 'waiting')
      .map(entry => this.#toastOf(entry)));
  }

  /** Sets the defaults. Visible toasts keep their time. If the limit grows, waiting toasts become visible. */
  configure(defaults: ToastDefaults): void {
    this.#defaults = defaults;
    this.#update();
  }

  /** Adds a toast, or updates the toast with the same id and restarts its timer. Returns the id. */
  add(content: Content, options: ToastOptions = {}): string {
    const id = options.id ?? this.#newId();
    const entry = this.#entries.find(other => other.id === id);
    if (entry === undefined) {
      this.#entries.push({id, content, options, phase: 'waiting', countdown: null});
    } else {
      Object.assign(entry, {content, options});
      if (entry.phase === 'leaving') this.#queueAgain(entry);
      else if (entry.phase === 'shown') this.#say(entry);
    }
    this.#update();
    return id;
  }

  /**
   * Changes the given options of a toast and restarts its timer.
   *
   * @param content The new content. Null keeps the current content.
   * @returns Whether the toast exists.
   */
  update(id: string, content: Content | null, options: ToastOptions): boolean {
    const entry = this.#find(id);
    if (entry === undefined) return false;
    const before = this.#toastOf(entry);
    entry.content = content ?? entry.content;
    entry.options = {...entry.options, ...options};
    const toast = this.#toastOf(entry);
    const saysMore = (['content', 'type', 'heading'] as const).some(part => toast[part] !== before[part]);
    if (entry.phase === 'shown') {
      if (saysMore) this.#say(entry);
      else this.#start(entry);
    }
    this.#update();
    return true;
  }

  /** Closes a toast, or all toasts, including waiting ones. */
  dismiss(id: string | null = null, reason: ToastCloseReason = 'api'): void {
    const closing = this.#entries.filter(
      entry => entry.phase !== 'leaving' && (id === null || entry.id === id),
    );
    if (reason === 'timeout') for (const entry of closing) this.#options.onMissed?.(this.#toastOf(entry));
    for (const entry of closing) this.#close(entry);
    if (closing.length === 0) return;
    this.#update();
    for (const {options} of closing) options.onClose?.(reason);
  }

  /** Pauses the timers of all toasts while there is at least one reason. */
  hold(reason: ToastHold, isHeld: boolean): void {
    if (this.#holds.has(reason) === isHeld) return;
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.#update();
  }

  /** Returns a toast that has not closed. */
  #find(id: string): Entry<Content> | undefined {
    return this.#entries.find(entry => entry.id === id && entry.phase !== 'leaving');
  }

  #newId(): string {
    this.#count += 1;
    return this.#entries.some(({id}) => id === `toast-${this.#count}`)
      ? this.#newId()
      : `toast-${this.#count}`;
  }

  /** If a toast is shown again while it closes, it moves to the end, like a new one. */
  #queueAgain(entry: Entry<Content>): void {
    entry.countdown?.hold();
    entry.phase = 'waiting';
    this.#entries = [...this.#entries.filter(other => other !== entry), entry];
  }

  #close(entry: Entry<Content>): void {
    entry.countdown?.hold();
    const leaveTime = entry.phase === 'shown' ? this.#options.leaveTime() : 0;
    entry.phase = 'leaving';
    if (leaveTime > 0) {
      entry.countdown = new Countdown(this.#options.clock, leaveTime, () => this.#remove(entry));
      entry.countdown.run();
    } else {
      this.#entries = this.#entries.filter(other => other !== entry);
    }
  }

  #remove(entry: Entry<Content>): void {
    this.#entries = this.#entries.filter(other => other !== entry);
    this.#tell();
  }

  /** Shows waiting toasts up to the limit, pauses or resumes timers, and calls the callbacks. */
  #update(): void {
    let room = this.#defaults.limit - this.#entries.filter(({phase}) => phase === 'shown').length;
    for (const entry of this.#entries) {
      if (entry.phase !== 'waiting' || room <= 0) continue;
      room -= 1;
      entry.phase = 'shown';
      this.#say(entry);
    }
    for (const {phase, countdown} of this.#entries) {
      if (phase !== 'shown') continue;
      if (this.#holds.size > 0) countdown?.hold();
      else countdown?.run();
    }
    this.#tell();
  }

  #tell(): void {
    this.#toasts = null;
    this.#options.onChange();
  }

  #say(entry: Entry<Content>): void {
    this.#start(entry);
    this.#toasts = null;
    this.#options.onMessage(this.#toastOf(entry));
  }

  /** Resets the timer of a toast. `#update` starts it. */
  #start(entry: Entry<Content>): void {
    entry.countdown?.hold();
    const time = this.#autoCloseOf(entry);
    entry.countdown =
      time === false || time === Infinity
        ? null
        : new Countdown(this.#options.clock, time, () => this.dismiss(entry.id, 'timeout'));
  }

  #autoCloseOf({options: {autoClose, action, loading}}: Entry<Content>): number | false {
    if (autoClose !== undefined) return autoClose;
    return action || loading ? false : this.#defaults.autoClose;
  }

  #toastOf({id, content, options, phase, countdown}: Entry<Content>): Toast<Content> {
    const isLeaving = phase === 'leaving';
    return {
      id,
      content,
      type: options.type ?? 'default',
      heading: options.heading ?? '',
      position: options.position ?? this.#defaults.position,
      action: options.action ?? null,
      draggablePercent: options.draggablePercent ?? DEFAULT_DRAGGABLE_PERCENT,
      progress: options.progress ?? true,
      loading: options.loading ?? false,
      time: isLeaving ? null : (countdown?.time ?? null),
      isLeaving,
    };
  }
}
