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

/** What a queue asks and tells of what shows it. */
export interface ToastQueueOptions<Content> {
  readonly clock: Clock;
  /** Milliseconds that a toast stays, on its way out, after it has closed. */
  readonly leaveTime: () => number;
  /** Is called after every change. */
  readonly onChange: () => void;
  /** Is called when there is something to say: a toast came on show, or says something else from now on. */
  readonly onMessage: (toast: Toast<Content>) => void;
}

interface Entry<Content> {
  readonly id: string;
  content: Content;
  options: ToastOptions;
  phase: 'waiting' | 'shown' | 'leaving';
  /** Until it closes, and after that until it is gone. */
  countdown: Countdown | null;
}

/**
 * The toasts of a page, in the order in which they came. At most `limit` are on show; the others wait, and their time
 * does not run meanwhile. While anything holds the queue (a pointer over a toast, the focus in one, a hidden tab) no
 * time runs, and then each goes on with what it had left.
 */
export class ToastQueue<Content> {
  #entries: Entry<Content>[] = [];
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

  /** The toasts that are on show or on their way out, oldest first. */
  get toasts(): readonly Toast<Content>[] {
    return this.#entries.filter(({phase}) => phase !== 'waiting').map(entry => this.#toastOf(entry));
  }

  /** How many toasts wait for a place. */
  get waiting(): number {
    return this.#entries.filter(({phase}) => phase === 'waiting').length;
  }

  /** Whether there is a toast of this id, on show or waiting. */
  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  /** Sets what toasts have that say nothing else; those on show keep their time. More room lets waiting ones in. */
  configure(defaults: ToastDefaults): void {
    this.#defaults = defaults;
    this.#settle();
  }

  /** Adds a toast, or replaces what the one of the same id says; its time starts anew. Gives its id. */
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
    this.#settle();
    return id;
  }

  /**
   * Changes what is given of a toast and leaves the rest; its time starts anew.
   *
   * @param content Null leaves what it says.
   * @returns Whether there was such a toast.
   */
  update(id: string, content: Content | null, options: ToastOptions): boolean {
    const entry = this.#find(id);
    if (entry === undefined) return false;
    const before = {content: entry.content, type: entry.options.type};
    entry.content = content ?? entry.content;
    entry.options = {...entry.options, ...options};
    const saysMore = entry.content !== before.content || entry.options.type !== before.type;
    if (entry.phase === 'shown') {
      if (saysMore) this.#say(entry);
      else this.#start(entry);
    }
    this.#settle();
    return true;
  }

  /** Closes a toast, or all of them, also those that wait. */
  dismiss(id: string | null = null, reason: ToastCloseReason = 'api'): void {
    const closing = this.#entries.filter(
      entry => entry.phase !== 'leaving' && (id === null || entry.id === id),
    );
    for (const entry of closing) this.#close(entry);
    if (closing.length === 0) return;
    this.#settle();
    for (const {options} of closing) options.onClose?.(reason);
  }

  /** Holds the time of all toasts, for as long as there is a reason. */
  hold(reason: ToastHold, isHeld: boolean): void {
    if (this.#holds.has(reason) === isHeld) return;
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.#settle();
  }

  /** A toast that has not closed. */
  #find(id: string): Entry<Content> | undefined {
    return this.#entries.find(entry => entry.id === id && entry.phase !== 'leaving');
  }

  #newId(): string {
    this.#count += 1;
    return this.#entries.some(({id}) => id === `toast-${this.#count}`)
      ? this.#newId()
      : `toast-${this.#count}`;
  }

  /** A toast that comes back on its way out stands at the end, as any other that comes. */
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
    this.#options.onChange();
  }

  /** Lets waiting toasts in where there is room, runs or holds the times, and tells. */
  #settle(): void {
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
    this.#options.onChange();
  }

  #say(entry: Entry<Content>): void {
    this.#start(entry);
    this.#options.onMessage(this.#toastOf(entry));
  }

  /** Gives a toast its whole time; `#settle` lets it run. */
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
    const {duration, left, isRunning} = countdown ?? {duration: 0, left: 0, isRunning: false};
    return {
      id,
      content,
      type: options.type ?? 'default',
      position: options.position ?? this.#defaults.position,
      action: options.action ?? null,
      draggablePercent: options.draggablePercent ?? DEFAULT_DRAGGABLE_PERCENT,
      progress: options.progress ?? true,
      loading: options.loading ?? false,
      time: countdown === null || isLeaving ? null : {duration, left, isRunning},
      isLeaving,
    };
  }
}
