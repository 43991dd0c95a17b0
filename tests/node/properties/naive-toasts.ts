import type {ToastHold, ToastType} from '../../../elements/src/core/toast/index.js';

interface Options {
  readonly autoClose?: number | false | undefined;
  readonly type?: ToastType;
  readonly loading?: boolean;
}

/** A step of the app, the user, or the clock. */
export type ToastStep =
  | {
      readonly kind: 'add';
      readonly id: string | undefined;
      readonly content: string;
      readonly options: Options;
    }
  | {readonly kind: 'update'; readonly id: string; readonly content: string | null; readonly options: Options}
  | {readonly kind: 'dismiss'; readonly id: string | null}
  | {readonly kind: 'hold'; readonly reason: ToastHold; readonly isHeld: boolean}
  | {readonly kind: 'configure'; readonly limit: number; readonly autoClose: number | false}
  | {readonly kind: 'pass'; readonly milliseconds: number};

interface Entry {
  readonly id: string;
  content: string;
  options: Options;
  phase: 'waiting' | 'shown' | 'leaving';
  /** The time until it closes, or until its animation ends. */
  left: number;
}

/** The toasts of a page in the plainest code: a list, and a clock that goes from one end to the next. */
export class NaiveToasts {
  said: string[] = [];
  closed: string[] = [];
  #entries: Entry[] = [];
  #limit = 5;
  #autoClose: number | false = 5000;
  #count = 0;
  readonly #holds = new Set<ToastHold>();
  readonly #leaveTime: number;

  constructor(leaveTime: number) {
    this.#leaveTime = leaveTime;
  }

  get shown(): object[] {
    return this.#entries
      .filter(({phase}) => phase !== 'waiting')
      .map(({id, content, options, phase, left}) => ({
        id,
        content,
        type: options.type ?? 'default',
        isLeaving: phase === 'leaving',
        left: phase === 'leaving' || left === Infinity ? null : left,
        isRunning: phase === 'shown' && left !== Infinity && this.#holds.size === 0,
      }));
  }

  /** The number of timers that run. */
  get timers(): number {
    return this.#entries.filter(entry => this.#endsIn(entry) !== Infinity).length;
  }

  /** Takes a step, and returns what the queue must return. */
  take(step: ToastStep): unknown {
    if (step.kind === 'add') return this.#add(step.id, step.content, step.options);
    if (step.kind === 'update') return this.#update(step.id, step.content, step.options);
    if (step.kind === 'pass') return this.#pass(step.milliseconds);
    if (step.kind === 'dismiss') this.#dismiss(step.id);
    else if (step.kind === 'configure') [this.#limit, this.#autoClose] = [step.limit, step.autoClose];
    else if (step.isHeld) this.#holds.add(step.reason);
    else this.#holds.delete(step.reason);
    return this.#fill();
  }

  #add(given: string | undefined, content: string, options: Options): string {
    let id = given;
    while (id === undefined) {
      this.#count += 1;
      const next = `toast-${this.#count}`;
      if (!this.#entries.some(other => other.id === next)) id = next;
    }
    const earlier = this.#entries.find(other => other.id === id);
    if (earlier?.phase === 'leaving') this.#entries = this.#entries.filter(other => other !== earlier);
    if (earlier === undefined || earlier.phase === 'leaving')
      this.#entries.push({id, content, options, phase: 'waiting', left: Infinity});
    else {
      Object.assign(earlier, {content, options});
      if (earlier.phase === 'shown') this.#say(earlier);
    }
    this.#fill();
    return id;
  }

  #update(id: string, content: string | null, options: Options): boolean {
    const entry = this.#entries.find(other => other.id === id && other.phase !== 'leaving');
    if (entry === undefined) return false;
    const before = `${entry.content} ${entry.options.type}`;
    entry.content = content ?? entry.content;
    entry.options = {...entry.options, ...options};
    if (entry.phase === 'shown') {
      if (before === `${entry.content} ${entry.options.type}`) entry.left = this.#timeOf(entry);
      else this.#say(entry);
    }
    return true;
  }

  #dismiss(id: string | null): void {
    const closing = this.#entries.filter(
      entry => entry.phase !== 'leaving' && (id === null || entry.id === id),
    );
    for (const entry of closing) this.#close(entry, 'api');
  }

  #close(entry: Entry, reason: string): void {
    this.closed.push(reason);
    if (entry.phase === 'shown' && this.#leaveTime > 0)
      Object.assign(entry, {phase: 'leaving', left: this.#leaveTime});
    else this.#entries = this.#entries.filter(other => other !== entry);
  }

  #fill(): void {
    for (const entry of this.#entries) {
      const count = this.#entries.filter(({phase}) => phase === 'shown').length;
      if (entry.phase !== 'waiting' || count >= this.#limit) continue;
      entry.phase = 'shown';
      this.#say(entry);
    }
  }

  #say(entry: Entry): void {
    entry.left = this.#timeOf(entry);
    this.said.push(`${entry.id} ${entry.content}`);
  }

  #timeOf({options: {autoClose, loading}}: Entry): number {
    return (autoClose ?? (loading ? false : this.#autoClose)) || Infinity;
  }

  #endsIn({phase, left}: Entry): number {
    const isRunning = phase === 'leaving' || (phase === 'shown' && this.#holds.size === 0);
    return isRunning ? left : Infinity;
  }

  #pass(milliseconds: number): void {
    let rest = milliseconds;
    for (;;) {
      const next = Math.min(rest, ...this.#entries.map(entry => this.#endsIn(entry)));
      for (const entry of this.#entries) if (this.#endsIn(entry) !== Infinity) entry.left -= next;
      rest -= next;
      const ended = this.#entries.filter(entry => this.#endsIn(entry) === 0);
      if (ended.length === 0) return;
      for (const entry of ended) {
        if (entry.phase === 'shown') this.#close(entry, 'timeout');
        else this.#entries = this.#entries.filter(other => other !== entry);
      }
      this.#fill();
    }
  }
}
